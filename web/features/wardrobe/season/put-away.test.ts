import { expect, it } from 'vitest';
import type { WardrobeItem } from '#contract/garments.ts';
import { buildGarment } from '#web/garments/build-garment.ts';
import { delicatesAmong, sortPutAway } from './put-away.ts';

const garment = (name: string, fields: Partial<WardrobeItem> = {}) =>
  buildGarment({
    id: name,
    name,
    fabric: 'cotton',
    createdAt: '2024-01-01T00:00:00.000Z',
    lastWornAt: '2026-02-01T12:00:00.000Z',
    ...fields,
  });
const wash = { after: 5, own: false, since: 1, due: false };

it('names first what is dirty or due, and wool after a single wear', () => {
  const { toWash, unworn, others } = sortPutAway(
    [
      garment('en la colada', { inLaundry: true }),
      garment('le toca', { wash: { ...wash, due: true } }),
      garment('lana puesta', { fabric: 'wool', wash }),
      garment('lana limpia', { fabric: 'wool', wash: { ...wash, since: 0 } }),
      garment('mezcla puesta', { composition: [{ part: 'outer', fibre: 'cashmere', percent: 20 }], wash }),
      garment('algodón puesto', { wash }),
      garment('no salió', { lastWornAt: '2025-09-30T12:00:00.000Z' }),
      garment('nunca', { lastWornAt: null }),
      garment('recién llegada', { lastWornAt: null, createdAt: '2026-03-01T00:00:00.000Z' }),
    ],
    '2025-10-01',
    new Date('2026-04-10T12:00:00Z'),
  );
  const names = (items: { name: string }[]) => items.map(({ name }) => name);
  expect(names(toWash)).toEqual(['en la colada', 'le toca', 'lana puesta', 'mezcla puesta']);
  expect(names(unworn)).toEqual(['no salió', 'nunca']);
  expect(names(others)).toEqual(['lana limpia', 'algodón puesto', 'recién llegada']);
});

it('tells of the materials that a box harms', () => {
  expect(
    delicatesAmong([garment('a'), garment('b', { fabric: 'silk' }), garment('c', { fabric: 'suede' })]),
  ).toEqual(['leather', 'silk']);
  expect(delicatesAmong([garment('a', { fabric: 'denim' })])).toEqual([]);
});
