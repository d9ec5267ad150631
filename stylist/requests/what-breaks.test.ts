import { expect, test } from 'vitest';
import { marta } from '../fixtures/wardrobes.ts';
import { generateOutfits } from '../generate.ts';
import type { Garment } from '../wardrobe.ts';
import { explainLook } from './explain-look.ts';
import { whatBreaks, whatLacks } from './what-breaks.ts';

const ofKind = (...kinds: Garment['kind'][]) =>
  kinds.map((kind) => {
    const found = marta.find((garment) => garment.kind === kind);
    if (!found) throw new Error(`Marta owns no ${kind}`);
    return found;
  });

test('composed outfits have no incompatible pair, lack nothing and get the same explanation again', () => {
  for (const occasion of ['casual', 'work', 'party'] as const) {
    const request = { occasion, season: 'fall', seed: 1 } as const;
    for (const outfit of generateOutfits(marta, { ...request, count: 5 }).outfits) {
      const look = outfit.garmentIds.flatMap((id) => marta.find((garment) => garment.id === id) ?? []);
      expect(whatBreaks(look)).toEqual([]);
      expect(whatLacks(look)).toEqual([]);
      const { aiScore, garmentIds } = explainLook(marta, look, request);
      expect({ aiScore, garmentIds }).toEqual({ aiScore: outfit.aiScore, garmentIds: outfit.garmentIds });
    }
  }
});

test('two bottoms are incompatible, and the later one is listed second', () => {
  const [skirt, jeans] = ofKind('skirt', 'jeans');
  const [broken] = whatBreaks([skirt, jeans] as Garment[]);
  expect(broken?.garmentIds).toEqual([skirt?.id, jeans?.id]);
  expect(broken?.text).toMatch(/^La falda .+ y los vaqueros .+ van en el mismo sitio: elige\.$/);
});

test('a dress and trousers are incompatible', () => {
  expect(whatBreaks(ofKind('dress', 'jeans')).map(({ text }) => text)).toEqual([
    expect.stringMatching(/no se llevan a la vez\.$/),
  ]);
});

test('a shirt goes over a dress by hand alone', () => {
  expect(whatBreaks(ofKind('dress', 'shirt'), { byHand: true })).toEqual([]);
  expect(whatBreaks(ofKind('dress', 'shirt'))).toHaveLength(1);
});

test('missing parts are listed from the top down', () => {
  expect(whatLacks([])).toEqual(['top', 'bottom', 'shoes']);
  expect(whatLacks(ofKind('blouse'))).toEqual(['bottom', 'shoes']);
  expect(whatLacks(ofKind('dress'))).toEqual(['shoes']);
});
