import { describe, expect, it } from 'vitest';
import { occasions, seasons } from '#contract/vocabulary.ts';
import { sixty } from '../fixtures/scenario-wardrobes.ts';
import { javier, lucia, marta } from '../fixtures/wardrobes.ts';
import { generateOutfits } from '../generate.ts';
import { phraseOf, the, theShort } from './es/grammar.ts';

const answers = [marta, javier, lucia, sixty].flatMap((wardrobe) =>
  occasions.flatMap((occasion) =>
    seasons.map((season) => ({
      wardrobe,
      ...generateOutfits(wardrobe, { occasion, season, seed: 3, count: 5 }),
    })),
  ),
);

describe('the reasons of an outfit', () => {
  it('number two or three', () => {
    for (const { outfits } of answers) {
      for (const { reasons } of outfits) expect([2, 3]).toContain(reasons.length);
    }
  });

  it('never repeat a sentence in a row', () => {
    for (const { outfits } of answers) {
      for (const [index, { reasons }] of outfits.entries()) {
        expect(new Set(reasons).size).toBe(reasons.length);
        const before = outfits[index - 1]?.reasons ?? [];
        expect(reasons.filter((reason) => before.includes(reason))).toEqual([]);
      }
    }
  });

  it('describe a garment once and then use its noun', () => {
    for (const { wardrobe, outfits } of answers) {
      for (const { reasons, garmentIds } of outfits) {
        const worn = wardrobe.filter(({ id }) => garmentIds.includes(id));
        const nouns = worn.map(theShort);
        for (const garment of worn) {
          if (nouns.filter((noun) => noun === theShort(garment)).length > 1) continue;
          const [phrase, noun] = [the(garment), theShort(garment)];
          if (phrase === noun) continue;
          const telling = reasons.filter((reason) => reason.toLowerCase().includes(phrase));
          expect(telling.length).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it('mention only garments of the outfit', () => {
    for (const { wardrobe, outfits } of answers) {
      for (const { reasons, garmentIds } of outfits) {
        const nouns = wardrobe
          .filter(({ id }) => garmentIds.includes(id))
          .map((garment) => phraseOf(garment).split(' ')[0] ?? '');
        expect(nouns.some((noun) => reasons.join(' ').toLowerCase().includes(noun))).toBe(true);
      }
    }
  });

  it('mention rain, temperature and the event', () => {
    const told = (more: object) =>
      generateOutfits(sixty, { occasion: 'casual', season: 'winter', seed: 1, count: 3, ...more })
        .outfits.flatMap(({ parts }) => parts.map(({ reason }) => reason.text))
        .join(' ');
    expect(told({ temperatureC: -2 })).toContain('−2 °C');
    expect(told({ temperatureC: 9, rain: true })).toMatch(/lluvia|chaparrón|gotas/);
    expect(told({ event: 'wedding', season: 'summer' })).toContain('una boda');
  });
});
