import { attributeNames, type GarmentAttribute, garmentAttributes } from '#contract/garment-attributes.ts';
import { colourWords } from '#stylist/vocabulary/colours.ts';
import { itemsIn } from '#stylist/vocabulary/items.ts';
import { phrasesOf } from '#stylist/vocabulary/stem.ts';
import type { Table } from './table.ts';
import { attributeIn, dayIn, priceIn, seasonsIn } from './values.ts';

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

interface FieldFacts {
  readonly title: string;
  /** Words of headings, separated by `|`. */
  readonly headings: string;
}

interface AttributeFacts extends Pick<FieldFacts, 'headings'> {
  /** Required in a garment's name: "chaqueta corta" is not short-sleeved. Null: never read from names. */
  readonly inNames: RegExp | null;
}

export const attributeColumns: Readonly<Record<GarmentAttribute, AttributeFacts>> = {
  pattern: { headings: 'pattern|print|dibujo', inNames: /./ },
  style: { headings: 'style|formality|formalidad', inNames: /./ },
  fabric: { headings: 'fabric|material|materiales|materials|tela', inNames: /./ },
  condition: { headings: 'condition|conservación', inNames: null },
  sleeve: { headings: 'sleeve|sleeves|mangas|sleeve length', inNames: /manga|sleeve/i },
  length: { headings: 'length', inNames: null },
};

/** In the order in which they are offered. */
export const columnFields = {
  name: { title: 'Nombre', headings: 'name|title|prenda|item|article|artículo|producto|product|item name' },
  kind: {
    title: 'Tipo de prenda',
    headings:
      'tipo|type|kind|category|categoría|subcategory|subcategoría|subtype|clase|clothing type|garment type',
  },
  brand: { title: 'Marca', headings: 'brand|designer|diseñador|label|firma|fabricante' },
  size: { title: 'Talla', headings: 'size|número|tamaño' },
  color: {
    title: 'Color',
    headings: 'colour|colores|colours|colors|primary color|main color|color principal',
  },
  secondColor: {
    title: 'Segundo color',
    headings: 'secondary color|second color|color secundario|other color|otro color',
  },
  ...(Object.fromEntries(
    attributeNames.map((attribute): [GarmentAttribute, FieldFacts] => [
      attribute,
      { title: garmentAttributes[attribute].title, headings: attributeColumns[attribute].headings },
    ]),
  ) as Record<GarmentAttribute, FieldFacts>),
  composition: { title: 'Composición', headings: 'composition|fibras|fibres|fibers' },
  price: {
    title: 'Precio',
    headings: 'price|cost|coste|costo|importe|pvp|purchase price|precio de compra|price paid|valor|value',
  },
  seasons: { title: 'Temporadas', headings: 'season|seasons|estación|estaciones|temporada' },
  tags: { title: 'Etiquetas', headings: 'tags|tag|labels|colección|collection' },
  favorite: { title: 'Favorita', headings: 'favorite|favourite|favorito|is favorite' },
  timesWorn: {
    title: 'Veces puesta',
    headings: 'wears|wear count|times worn|number of wears|usos|puestas|veces|worn',
  },
  lastWorn: {
    title: 'Última vez puesta',
    headings: 'last worn|last wear|last worn at|última vez|último uso|last worn date',
  },
  since: {
    title: 'La tienes desde',
    headings:
      'purchase date|date purchased|fecha de compra|fecha|date|comprada|acquired|acquired on|date added|created at|bought|desde',
  },
  page: { title: 'Página de la tienda', headings: 'url|link|enlace|página|web|product url|product link' },
  key: { title: 'Referencia', headings: 'id|uuid|identificador|sku|item id' },
} as const satisfies Record<ColumnField, FieldFacts>;

export const columnFieldNames = Object.keys(columnFields) as readonly ColumnField[];

const headings = phrasesOf<ColumnField>(
  columnFieldNames.flatMap((field) =>
    [columnFields[field].title, ...columnFields[field].headings.split('|')].map(
      (words): [string, ColumnField] => [words, field],
    ),
  ),
);

/** Headings that name something else than their words seem to. */
const misleading =
  /notes?\b|notas|image|imagen|foto|photo|path|status|user|usuario|cost per wear|coste por|archived|wash|updated|suggest|confidence|processed/i;

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
  columns: columns.map((_, at) => `Columna ${at + 1}`),
  rows: [columns, ...rows],
});
