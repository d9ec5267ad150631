import { columnNumber, columnTitles } from '#contract/column-words.ts';
import { attributeNames, type GarmentAttribute, mapAttributes } from '#contract/garment-attributes.ts';
import { attributeTitles } from '#contract/garment-words.ts';
import { languages } from '#contract/languages.ts';
import { colourWords } from '#stylist/vocabulary/colours.ts';
import { itemsIn } from '#stylist/vocabulary/items.ts';
import { phrasesOf } from '#stylist/vocabulary/stem.ts';
import type { Table } from './table.ts';
import { attributeIn, dayIn, priceIn, seasonsIn } from './values.ts';
import { tableWords } from './words.ts';

/** Facts of a garment that a column may hold. */
export type ColumnField =
  | GarmentAttribute
  | 'name'
  | 'kind'
  | 'brand'
  | 'size'
  | 'color'
  | 'secondColor'
  | 'composition'
  | 'price'
  | 'seasons'
  | 'tags'
  | 'favorite'
  | 'timesWorn'
  | 'lastWorn'
  | 'since'
  | 'page'
  | 'key';

interface AttributeFacts {
  /** See `headingWords`. */
  readonly headings: string;
  /** Required in a garment's name: "chaqueta corta" is not short-sleeved. Null: never read from names. */
  readonly inNames: RegExp | null;
}

export const attributeColumns: Readonly<Record<GarmentAttribute, AttributeFacts>> = {
  pattern: { headings: 'pattern|print|dibujo|padronagem|estampa', inNames: /./ },
  style: { headings: 'style|formality|formalidad|formalidade', inNames: /./ },
  fabric: { headings: 'fabric|material|materiales|materials|tela|materiais', inNames: /./ },
  condition: { headings: 'condition|conservación|conservação', inNames: null },
  sleeve: { headings: 'sleeve|sleeves|mangas|sleeve length', inNames: /manga|sleeve/i },
  length: { headings: 'length', inNames: null },
};

/** Words of headings besides the titles, separated by `|`; in the order in which they are offered. */
const headingWords: Readonly<Record<ColumnField, string>> = {
  name: 'name|title|prenda|item|article|artículo|producto|product|item name|peça|artigo|produto|nome da peça',
  kind: 'tipo|type|kind|category|categoría|subcategory|subcategoría|subtype|clase|clothing type|garment type|categoria|tipo de roupa',
  brand: 'brand|designer|diseñador|label|firma|fabricante|estilista',
  size: 'size|número|tamaño|tamanho',
  color: 'colour|colores|colours|colors|primary color|main color|color principal|cores|cor principal',
  secondColor:
    'secondary color|second color|color secundario|other color|otro color|cor secundária|outra cor',
  ...mapAttributes(attributeNames, (attribute) => attributeColumns[attribute].headings),
  composition: 'composition|fibras|fibres|fibers|composição',
  price:
    'price|cost|coste|costo|importe|pvp|purchase price|precio de compra|price paid|valor|value|custo|preço de compra|preço pago',
  seasons: 'season|seasons|estación|estaciones|temporada|estação|época',
  tags: 'tags|tag|labels|colección|collection|coleção',
  favorite: 'favorite|favourite|favorito|is favorite|preferida|preferido',
  timesWorn:
    'wears|wear count|times worn|number of wears|usos|puestas|veces|worn|vezes|utilizações|vezes vestida',
  lastWorn:
    'last worn|last wear|last worn at|última vez|último uso|last worn date|última utilização|última vez usada',
  since:
    'purchase date|date purchased|fecha de compra|fecha|date|comprada|acquired|acquired on|date added|created at|bought|desde|data|data de compra|adquirida',
  page: 'url|link|enlace|página|web|product url|product link|ligação|endereço|site',
  key: 'id|uuid|identificador|sku|item id',
};

export const columnFieldNames = Object.keys(headingWords) as readonly ColumnField[];

export const titleOf = (field: ColumnField): string => ({ ...columnTitles, ...attributeTitles })[field];

/** The titles of every language. */
const titlesOf = (field: ColumnField): string[] =>
  languages.map((language) => {
    const { columns, attributes } = tableWords[language];
    return { ...columns, ...attributes }[field];
  });

const headings = phrasesOf<ColumnField>(
  columnFieldNames.flatMap((field) =>
    [...titlesOf(field), ...headingWords[field].split('|')].map((words): [string, ColumnField] => [
      words,
      field,
    ]),
  ),
);

/** Headings that name something else than their words seem to. */
const misleading =
  /notes?\b|notas|image|imagen|imagem|foto|photo|path|status|user|usuario|utilizador|cost per wear|coste por|custo por|archived|arquivada|wash|lavagem|updated|suggest|confidence|processed/i;

/** For each column its field, or null for one that is left out. */
export function guessColumns(table: Table): (ColumnField | null)[] {
  const guessed = table.columns.map((heading) => {
    const words = heading.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
    return misleading.test(words) ? null : (headings.find(words)[0] ?? null);
  });
  if (guessed.some((field) => field !== null)) return guessed;
  const taken = new Set<ColumnField>();
  return table.columns.map((_, at) => {
    const values = [table.columns, ...table.rows.slice(0, 60)].map((row) => row[at] ?? '').filter(Boolean);
    const field = looks.find(([one, looksLike]) => !taken.has(one) && mostly(values, looksLike))?.[0] ?? null;
    if (field !== null) taken.add(field);
    return field;
  });
}

const mostly = (values: readonly string[], looksLike: (value: string) => boolean): boolean =>
  values.length > 0 && values.filter(looksLike).length >= values.length * 0.6;

const colours = phrasesOf(colourWords);
const isShort = (value: string) => value.split(/\s+/).length <= 3;

const looks: readonly (readonly [ColumnField, (value: string) => boolean])[] = [
  ['price', (value) => /[€$£]|\d[.,]\d{2}$/.test(value) && priceIn(value) !== null],
  ['since', (value) => /[-/.]/.test(value) && dayIn(value) !== null],
  ['color', (value) => isShort(value) && colours.find(value).length > 0 && itemsIn(value).length === 0],
  ['seasons', (value) => isShort(value) && seasonsIn(value).length > 0],
  [
    'fabric',
    (value) => isShort(value) && attributeIn('fabric', value) !== null && itemsIn(value).length === 0,
  ],
  ['size', (value) => /^(?:x{0,3}[sl]|m|\d{2}(?:[.,]5)?)$/i.test(value)],
  ['kind', (value) => value.split(/\s+/).length <= 2 && itemsIn(value).length > 0],
  ['name', (value) => itemsIn(value).length > 0],
];

/** Whether the first row holds values rather than headings. */
export const isWithoutHeadings = (table: Table): boolean =>
  table.columns.every((heading) => headings.find(heading).length === 0);

/** Takes the first row for values. */
export const withoutHeadings = ({ columns, rows }: Table): Table => ({
  columns: columns.map((_, at) => columnNumber(at + 1)),
  rows: [columns, ...rows],
});
