import { type ColorName, colorNames, hexOfColor } from '#contract/colors.ts';
import {
  applicableAttributes,
  attributeApplies,
  attributeNames,
  defaultAttributes,
  type GarmentAttribute,
  isUnknown,
} from '#contract/garment-attributes.ts';
import type { ImportedGarment } from '#contract/imports.ts';
import { defaultLanguage, type Language, languages } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import type { Kind } from '#contract/vocabulary.ts';
import { nameAndSeasonsOf } from '#stylist/name-and-seasons.ts';
import { coloursIn, colourWords } from '#stylist/vocabulary/colours.ts';
import { itemsIn } from '#stylist/vocabulary/items.ts';
import { categoryOf, wornKinds } from '#stylist/vocabulary/kinds.ts';
import { places, vague } from '#stylist/vocabulary/read-garment.ts';
import { phrasesOf } from '#stylist/vocabulary/stem.ts';
import { attributeColumns, type ColumnField, columnFieldNames } from './columns.ts';
import type { Table } from './table.ts';
import * as read from './values.ts';
import { languageOfHeadings, tableWords } from './words.ts';

export interface Draft {
  /** Of the file, counted from 1 after the headings. */
  readonly row: number;
  readonly garment: ImportedGarment;
  readonly missed: readonly { field: ColumnField; said: string }[];
}

export interface LeftRow {
  readonly row: number;
  readonly said: string;
  readonly why: 'kind' | 'skipped' | 'too_many';
}

export interface RowsRead {
  readonly drafts: readonly Draft[];
  readonly left: readonly LeftRow[];
  /** Words for kinds that were not understood, the most frequent first. */
  readonly unknownKinds: readonly { said: string; rows: number }[];
}

/** The kind chosen for each unknown word; null leaves its rows out. */
export type KindChoices = ReadonlyMap<string, Kind | null>;

export function readRows(
  table: Table,
  fields: readonly (ColumnField | null)[],
  choices: KindChoices = new Map(),
): RowsRead {
  const drafts: Draft[] = [];
  const left: LeftRow[] = [];
  const unknown = new Map<string, number>();
  const copies = new Map<string, number>();
  const heading = table.columns.join('\u001f');
  const language = languageOfHeadings(table.columns);
  const columnsOf = columnFieldNames.map(
    (field) => [field, fields.flatMap((one, at) => (one === field ? [at] : []))] as const,
  );
  for (const [at, cells] of table.rows.entries()) {
    const row = at + 1;
    if (drafts.length >= limits.import.rowsMax) {
      left.push({ row, said: cells.filter(Boolean).join(' · ').slice(0, 80), why: 'too_many' });
      continue;
    }
    const said = Object.fromEntries(
      columnsOf.map(([field, columns]) => [
        field,
        columns
          .map((column) => cells[column] ?? '')
          .filter(Boolean)
          .join(', '),
      ]),
    ) as Record<ColumnField, string>;
    const word = said.kind || said.name;
    const chosen = choices.get(word);
    const kind = chosen ?? kindIn(said.kind, said.name, language);
    if (chosen === null || kind === null) {
      if (kind === null && chosen !== null) unknown.set(word, (unknown.get(word) ?? 0) + 1);
      const why = chosen === null ? 'skipped' : 'kind';
      left.push({ row, said: word || cells.filter(Boolean).join(' · ').slice(0, 80), why });
      continue;
    }
    const content = said.key === '' ? cells.join('\u001f') : said.key;
    const copy = (copies.get(content) ?? 0) + 1;
    copies.set(content, copy);
    drafts.push({ row, ...draftOf(said, kind, keyOf(content, heading, copy)) });
  }
  const unknownKinds = [...unknown]
    .filter(([word]) => word !== '')
    .map(([word, rows]) => ({ said: word, rows }))
    .sort((a, b) => b.rows - a.rows);
  return { drafts, left, unknownKinds };
}

function draftOf(said: Record<ColumnField, string>, kind: Kind, key: string): Omit<Draft, 'row'> {
  const missed: { field: ColumnField; said: string }[] = [];
  const value = <T>(field: ColumnField, understood: T | null): T | null => {
    if (understood === null && said[field] !== '') missed.push({ field, said: said[field] });
    return understood;
  };
  const { name: written } = said;
  const words = `${said.kind} ${written}`;
  const [item] = itemsIn(words).filter((one) => one.kind === kind);
  const told = value('color', colourNamesIn(said.color)[0] ?? null) ?? colourNamesIn(written)[0] ?? null;
  const color = told ?? 'gris';
  const second =
    value('secondColor', colourNamesIn(said.secondColor)[0] ?? null) ?? colourNamesIn(said.color)[1] ?? null;
  const guessed: ImportedGarment['guessed'] = told === null ? ['color'] : [];
  const attributes = Object.fromEntries(
    attributeNames.map((attribute) => {
      const fromColumn = value(attribute, read.attributeIn(attribute, said[attribute]));
      const known =
        fromColumn ??
        attributeWithin(attribute, written) ??
        item?.[attribute as 'pattern'] ??
        defaultAttributes[attribute] ??
        null;
      return [attribute, known];
    }),
  ) as typeof defaultAttributes;
  for (const attribute of ['pattern', 'style', 'fabric'] as const)
    if (
      said[attribute] === '' &&
      attributeWithin(attribute, written) === null &&
      !isUnknown(attributes[attribute])
    )
      guessed.push(attribute);
  const hexes = [color, ...(second !== null && second !== color ? [second] : [])];
  const colors = hexes.map((one, at) => ({
    name: one,
    hex: hexOfColor(one) ?? '#808184',
    share: hexes.length === 1 ? 1 : at === 0 ? 0.7 : 0.3,
  }));
  const applicable = applicableAttributes(kind, attributes);
  const made = nameAndSeasonsOf({
    kind,
    category: categoryOf(kind),
    colors,
    color,
    tags: [],
    ...applicable,
  });
  const seasons = read.seasonsIn(said.seasons);
  if (said.seasons !== '' && seasons.length === 0) missed.push({ field: 'seasons', said: said.seasons });
  const composition = read.compositionIn(said.composition || said.fabric);
  const timesWorn = value('timesWorn', read.timesIn(said.timesWorn)) ?? 0;
  const moment = (day: string | null) => (day === null ? null : `${day}T12:00:00.000Z`);
  return {
    missed,
    garment: {
      key,
      fields: {
        name: (written || made.name).slice(0, limits.garment.nameMax).trim(),
        brand: said.brand.slice(0, limits.garment.brandMax).trim(),
        kind,
        size: read.sizeIn(said.size),
        color,
        ...applicable,
        composition,
        purchasePrice: value('price', read.priceIn(said.price)),
        season: seasons.length > 0 ? seasons : made.seasons,
        tags: tagsIn(said.tags),
        page: value('page', read.addressIn(said.page)),
      },
      ...(colors.length > 1 && { colors }),
      guessed: guessed.filter((field) => !isAttribute(field) || attributeApplies(field, kind)),
      favorite: read.isYes(said.favorite),
      wornBefore: timesWorn,
      lastWornAt: timesWorn > 0 ? moment(value('lastWorn', read.dayIn(said.lastWorn))) : null,
      since: moment(value('since', read.dayIn(said.since))),
    },
  };
}

const isAttribute = (field: string): field is GarmentAttribute =>
  (attributeNames as readonly string[]).includes(field);

const attributeWithin = (attribute: GarmentAttribute, name: string): string | null =>
  attributeColumns[attribute].inNames?.test(name) ? read.attributeIn(attribute, name) : null;

const colourPhrases = phrasesOf<ColorName>(colourWords);

function colourNamesIn(text: string): ColorName[] {
  if (text === '') return [];
  // "Azul celeste" is one colour, "azul y celeste" are two.
  const named = text
    .split(/[,;/+&\n]|\s(?:y|e|con|com|and|with)\s/i)
    .flatMap((one) => colourPhrases.find(one).at(-1) ?? []);
  return named.length > 0 ? named : coloursIn(text).flatMap((hex) => nearestColour(hex));
}

function nearestColour(hex: string): ColorName {
  const channels = (one: string) => [1, 3, 5].map((at) => Number.parseInt(one.slice(at, at + 2), 16));
  const wanted = channels(hex);
  const away = (name: ColorName) =>
    channels(hexOfColor(name) ?? '#808184').reduce((sum, one, at) => sum + (one - (wanted[at] ?? 0)) ** 2, 0);
  return colorNames.reduce((best, one) => (away(one) < away(best) ? one : best));
}

const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;|#]/)
      .map((tag) => tag.trim().slice(0, limits.garment.tagMax).trim())
      .filter(Boolean)
      .slice(0, limits.garment.tagsMax),
  ),
];

const exactKinds = (language: Language) =>
  new Map<string, Kind>(
    wornKinds.flatMap((kind): [string, Kind][] => [
      [kind, kind],
      [tableWords[language].kinds[kind].toLowerCase(), kind],
    ]),
  );

const exactKindsIn = new Map(languages.map((language) => [language, exactKinds(language)]));

/**
 * By the word of its column, and by its name where that says more.
 * @param language of the table: a "camisola" is a blouse in Spanish and a jumper in Portuguese
 */
export function kindIn(said: string, name: string, language: Language = defaultLanguage): Kind | null {
  const exact = exactKindsIn.get(language)?.get(said.trim().toLowerCase());
  const broad = exact ?? itemsIn(said)[0]?.kind ?? places.find(said)[0];
  if (broad !== undefined && !vague.has(broad)) return broad;
  const named = itemsIn(name);
  if (broad === undefined) return named[0]?.kind ?? null;
  return named.find((item) => categoryOf(item.kind) === categoryOf(broad))?.kind ?? broad;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A number is a reference among rows with the same headings only; copies are told apart by their number. */
function keyOf(content: string, heading: string, copy: number): string {
  if (uuid.test(content) && copy === 1) return content.toLowerCase();
  const seeds = [0x811c9dc5, 0x9747b28c] as const;
  return `fila ${seeds.map((seed) => hashOf(`${heading}\u001e${content}`, seed)).join('')} ${copy}`;
}

/** FNV-1a: only tells the rows of one person apart. */
function hashOf(text: string, seed: number): string {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
