import { describe, expect, it } from 'vitest';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Outfit } from '#contract/outfits.ts';
import { formatRelativeDay, recentActivity } from './own-overview.tsx';

const garment = (fields: Partial<WardrobeItem>) =>
  ({
    id: 'g',
    name: 'Camisa',
    kind: 'shirt',
    confidence: {},
    lastWornAt: null,
    createdAt: '2026-01-01T10:00:00Z',
    ...fields,
  }) as WardrobeItem;
const outfit = (fields: Partial<Outfit>) =>
  ({
    id: 'o',
    name: 'Oficina',
    aiGenerated: false,
    items: [],
    lastWornAt: null,
    createdAt: '2026-01-01T09:00:00Z',
    ...fields,
  }) as unknown as Outfit;
const told = (items: WardrobeItem[], outfits: Outfit[] = []) =>
  recentActivity(items, outfits).map(({ what }) => what);

describe('recent activity', () => {
  it('lists scans, additions and wears, newest first', () => {
    expect(
      told([
        garment({ confidence: { kind: 0.9 } }),
        garment({
          name: 'Falda',
          kind: 'skirt',
          createdAt: '2026-01-02T10:00:00Z',
          lastWornAt: '2026-01-03T10:00:00Z',
        }),
      ]),
    ).toEqual(['Te pusiste la falda', 'Añadiste la falda', 'Escaneaste la camisa']);
  });

  it('lists a worn outfit once, not piece by piece', () => {
    const lastWornAt = '2026-01-04T10:00:00Z';
    const worn = outfit({ lastWornAt, items: [{ id: 'g' }] as Outfit['items'] });
    expect(told([garment({ lastWornAt })], [worn])).toEqual([
      'Te pusiste «Oficina»',
      'Añadiste la camisa',
      'Guardaste el outfit «Oficina»',
    ]);
  });

  it('groups the outfits of one generation', () => {
    const made = (id: string) => outfit({ id, aiGenerated: true });
    expect(told([], [made('a'), made('b'), made('c')])).toEqual(['Generaste 3 outfits']);
    expect(told([], [made('a')])).toEqual(['Generaste el outfit «Oficina»']);
  });
});

describe('relative days', () => {
  const now = new Date(2026, 9, 26, 12);

  it.each([
    [new Date(2026, 9, 26, 0, 5), 'Hoy'],
    [new Date(2026, 9, 25, 23, 55), 'Ayer'],
    [new Date(2026, 9, 21, 9), 'El miércoles'],
    [new Date(2026, 9, 3, 9), 'El 3 de octubre'],
    [new Date(2025, 9, 3, 9), 'El 3 de octubre de 2025'],
  ])('formats %s as %s', (date, words) => expect(formatRelativeDay(date, now)).toBe(words));
});
