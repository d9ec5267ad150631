import { describe, expect, it } from 'vitest';
import { understand } from '#advisor/understand/understand.ts';
import { marta } from '#stylist/fixtures/wardrobes.ts';
import { followUps, isAct, openings } from './utterances/registers.ts';

describe('a message as it is written in six countries', () => {
  it('has at least 120 variants', () => {
    expect(new Set([...openings, ...followUps].map(([, said]) => said)).size).toBeGreaterThanOrEqual(120);
  });

  it.each(openings)('opens with %s: %s', (act, said) => {
    const { intent } = understand(said, marta);
    expect(isAct(intent, act), intent).toBe(true);
  });

  it.each(followUps)('goes on with %s: %s', (act, said) => {
    const { intent } = understand(said, marta, { hasOutfits: true, asked: null, topic: 'dress' });
    expect(isAct(intent, act), intent).toBe(true);
  });
});
