import { afterEach, expect, it, vi } from 'vitest';
import { colorNames } from '#contract/colors.ts';
import {
  attributeApplies,
  attributeNames,
  attributeWords,
  mapAttributes,
} from '#contract/garment-attributes.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { languages } from '#contract/languages.ts';
import { categoryOfKind, kinds, seasons } from '#contract/vocabulary.ts';
import { guessColumns } from '#stylist/intake/columns.ts';
import { readRows } from '#stylist/intake/rows.ts';
import { tableOf } from '#stylist/intake/table.ts';
import { csvOf } from '#web/components/charts/csv.ts';
import { buildGarment } from '#web/garments/build-garment.ts';
import { garmentTable } from './garment-table.ts';

it('leaves as a table that the import reads as the same garments', () => {
  const said = {
    kind: 'shirt',
    size: '38',
    color: 'azul marino',
    pattern: 'stripes',
    fabric: 'linen',
    sleeve: 'long',
    condition: 'worn',
    season: ['spring', 'summer'],
    tags: ['playa', 'oficina'],
    purchasePrice: 1299.5,
    page: 'https://tienda.ejemplo.es/camisa',
  } satisfies Partial<WardrobeItem>;
  const item = buildGarment({
    ...said,
    id: '8b2c7c0e-1111-4222-8333-444455556666',
    name: 'Camisa "de verano", azul',
    category: 'tops',
    brand: 'Sur; Norte',
    timesWorn: 12,
    favorite: true,
    home: 'a4d1c7c0-1111-4222-8333-444455556666',
    createdAt: '2024-05-06T10:00:00.000Z',
    lastWornAt: '2026-07-08T10:00:00.000Z',
  });
  const table = tableOf(
    csvOf(garmentTable([item], { homes: [{ id: item.home ?? '', name: 'Casa de la playa' }], here: null })),
  );
  expect(table?.rows[0]?.at(-1)).toBe('Casa de la playa');
  const [draft] = table ? readRows(table, guessColumns(table)).drafts : [];
  expect(draft?.missed).toEqual([]);
  expect(draft?.garment).toMatchObject({
    key: item.id,
    fields: { ...said, name: item.name, brand: item.brand },
    favorite: true,
    wornBefore: 12,
    since: '2024-05-06T12:00:00.000Z',
    lastWornAt: '2026-07-08T12:00:00.000Z',
  });
});

afterEach(() => {
  vi.doUnmock('#web/language.ts');
  for (const words of translated) vi.doUnmock(`#contract/${words}.ts`);
  vi.resetModules();
});

const translated = ['column-words', 'garment-words', 'names', 'color-labels'];

/** As a build in the language has it. */
async function garmentTableIn(language: string): Promise<typeof garmentTable> {
  vi.resetModules();
  if (language !== 'es') {
    vi.doMock('#web/language.ts', () => ({ language, locale: language }));
    for (const words of translated)
      vi.doMock(`#contract/${words}.ts`, () => vi.importActual(`#contract/${language}/${words}.ts`));
  }
  return (await import('./garment-table.ts')).garmentTable;
}

/** Each kind, colour, season and value of an attribute at least once. */
const everything = Array.from({ length: kinds.length * 2 }, (_, at) => {
  const kind = kinds[at % kinds.length] ?? 'bag';
  const values = mapAttributes(attributeNames, (attribute) => {
    const words = attributeWords(attribute);
    return attributeApplies(attribute, kind) ? (words[at % words.length] ?? null) : null;
  });
  return buildGarment({
    ...(values as object),
    id: `8b2c7c0e-1111-4222-8333-${String(at).padStart(12, '0')}`,
    name: `Zyx ${at}`,
    kind,
    category: categoryOfKind[kind],
    color: colorNames[at % colorNames.length],
    secondColor: colorNames[(at + 1) % colorNames.length],
    season: seasons.slice(0, 1 + (at % seasons.length)),
    purchasePrice: 1299.5,
    timesWorn: 3,
    favorite: at % 2 === 0,
    tags: ['etiqueta'],
    createdAt: '2024-05-06T10:00:00.000Z',
    lastWornAt: '2026-07-08T10:00:00.000Z',
  });
});

it.each(languages)('is read back without loss in "%s"', async (language) => {
  const columns = (await garmentTableIn(language))(everything, { homes: [], here: null });
  const table = tableOf(csvOf(columns));
  const { drafts, left } = table ? readRows(table, guessColumns(table)) : { drafts: [], left: [] };
  expect(left).toEqual([]);
  expect(drafts.flatMap(({ missed }) => missed)).toEqual([]);
  for (const [at, { garment }] of drafts.entries()) {
    const { id, kind, color, secondColor, season, favorite, ...item } = everything[at] ?? buildGarment({});
    const attributes = mapAttributes(attributeNames, (attribute) => item[attribute]);
    const fields = { ...attributes, kind, color, season, purchasePrice: 1299.5, tags: ['etiqueta'] };
    expect(garment).toMatchObject({ key: id, fields, favorite, wornBefore: 3 });
    expect(garment.colors?.map(({ name }) => name)).toEqual([color, secondColor]);
    expect(garment.since).toBe('2024-05-06T12:00:00.000Z');
    expect(garment.lastWornAt).toBe('2026-07-08T12:00:00.000Z');
  }
});

it('says what was spent on upkeep, and nothing of what was not', () => {
  const [headings = [], ...rows] = garmentTable([buildGarment({ upkeepCost: 24.5 }), buildGarment()], {
    homes: [],
    here: null,
  });
  const at = headings.indexOf('Gastado en arreglos');
  expect(rows.map((row) => row[at])).toEqual(['24,50', '']);
});

it('starts no formula in a spreadsheet', () => {
  expect(csvOf([['=1+1', '-3,5', '@a', 'Camisa']])).toBe(`\uFEFF'=1+1,"'-3,5",'@a,Camisa\r\n`);
});
