import { expect, it } from 'vitest';
import { guessColumns } from '#stylist/intake/columns.ts';
import { readRows } from '#stylist/intake/rows.ts';
import { tableOf } from '#stylist/intake/table.ts';
import { csvOf } from '#web/components/charts/csv.ts';
import { buildGarment } from '#web/garments/build-garment.ts';
import { garmentTable } from './garment-table.ts';

it('leaves as a table that the import reads as the same garments', () => {
  const item = buildGarment({
    id: '8b2c7c0e-1111-4222-8333-444455556666',
    name: 'Camisa "de verano", azul',
    kind: 'shirt',
    category: 'tops',
    brand: 'Sur; Norte',
    size: '38',
    color: 'azul marino',
    pattern: 'stripes',
    fabric: 'linen',
    sleeve: 'long',
    condition: 'worn',
    season: ['spring', 'summer'],
    tags: ['playa', 'oficina'],
    purchasePrice: 1299.5,
    timesWorn: 12,
    favorite: true,
    page: 'https://tienda.ejemplo.es/camisa',
    createdAt: '2024-05-06T10:00:00.000Z',
    lastWornAt: '2026-07-08T10:00:00.000Z',
  });
  const table = tableOf(csvOf(garmentTable([item])));
  const [draft] = table ? readRows(table, guessColumns(table)).drafts : [];
  expect(draft?.missed).toEqual([]);
  expect(draft?.garment).toMatchObject({
    key: item.id,
    fields: {
      name: item.name,
      kind: 'shirt',
      brand: item.brand,
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
    },
    favorite: true,
    wornBefore: 12,
    since: '2024-05-06T12:00:00.000Z',
    lastWornAt: '2026-07-08T12:00:00.000Z',
  });
});

it('starts no formula in a spreadsheet', () => {
  expect(csvOf([['=1+1', '-3,5', '@a', 'Camisa']])).toBe(`\uFEFF'=1+1,"'-3,5",'@a,Camisa\r\n`);
});
