import { describe, expect, it } from 'vitest';
import type { Season } from '#contract/vocabulary.ts';
import { buildGarment } from './build-garment.ts';
import { endingSince, halfToCome, isWeekOfChange, toPutAway, toTakeOut } from './season-change.ts';

const sydney = -33.9;
const stored = { why: 'stored', place: 'Caja 3', until: null } as const;
const garment = (name: string, season: Season[], away: 'stored' | 'lent' | null = null) =>
  buildGarment({ id: name, name, season, away: away && { ...stored, why: away } });
const names = (items: { name: string }[]) => items.map(({ name }) => name);

describe('the half of the year to come', () => {
  it('is cold from August and warm from February, and the reverse south of the equator', () => {
    expect(['2026-08-01', '2026-10-15', '2027-01-20'].map((day) => halfToCome(day))).toEqual(
      Array(3).fill('cold'),
    );
    expect(['2026-02-01', '2026-04-02', '2026-07-31'].map((day) => halfToCome(day))).toEqual(
      Array(3).fill('warm'),
    );
    expect(halfToCome('2026-10-15', sydney)).toBe('warm');
    expect(halfToCome('2026-04-15', sydney)).toBe('cold');
  });

  it('is near in the weeks around the change alone', () => {
    expect(['2026-03-20', '2026-04-30', '2026-09-20', '2026-10-31'].every(isWeekOfChange)).toBe(true);
    expect(['2026-03-19', '2026-05-01', '2026-09-19', '2026-11-01'].some(isWeekOfChange)).toBe(false);
  });

  it('ends one that began in April or October, three months ago at least', () => {
    expect(endingSince('2026-10-10', 'cold')).toBe('2026-04-01');
    expect(endingSince('2027-01-10', 'cold')).toBe('2026-04-01');
    expect(endingSince('2026-04-10', 'warm')).toBe('2025-10-01');
    expect(endingSince('2026-04-10', 'cold')).toBe('2025-04-01');
    expect(endingSince('2026-10-10', 'warm', sydney)).toBe('2026-04-01');
  });
});

describe('the garments that change their place', () => {
  const items = [
    garment('bikini', ['summer']),
    garment('camisa', []),
    garment('gabardina', ['spring', 'fall']),
    garment('vestido prestado', ['summer'], 'lent'),
    garment('abrigo', ['winter'], 'stored'),
    garment('manta', [], 'stored'),
    garment('lino guardado', ['summer'], 'stored'),
  ];

  it('go out of their boxes when they suit what comes', () => {
    expect(names(toTakeOut(items, 'cold'))).toEqual(['abrigo', 'manta']);
    expect(names(toTakeOut(items, 'warm'))).toEqual(['manta', 'lino guardado']);
  });

  it('are put away when they are at hand and suit what ends alone', () => {
    expect(names(toPutAway(items, 'cold'))).toEqual(['bikini']);
    expect(names(toPutAway(items, 'warm'))).toEqual([]);
  });
});
