import { expect, test } from 'vitest';
import { OutfitFields } from '#contract/outfits.ts';
import { buildGarment, buildOutfit, testId } from '#web/garments/build-garment.ts';
import { garmentsById } from '#web/garments/garments-by-id.ts';
import { readOutfitDraft, toOutfitDraft } from './outfit-draft-fields.tsx';

const garments = [buildGarment({ id: testId(1) }), buildGarment({ id: testId(2), kind: 'jeans' })];
const april = new Date(2026, 3, 1);

test('a new outfit starts casual, in the season of the month, without pieces', () => {
  expect(toOutfitDraft(null, april)).toMatchObject({ occasion: 'casual', season: 'spring', garmentIds: [] });
});

test('an outfit survives its draft unchanged and matches the contract', () => {
  const draft = toOutfitDraft(buildOutfit(garments, { occasion: 'work', season: 'fall' }), april);
  expect(readOutfitDraft(draft)).toEqual({ fields: draft, errors: null });
  expect(OutfitFields.parse(draft)).toMatchObject({
    occasion: 'work',
    season: 'fall',
    garmentIds: [testId(1), testId(2)],
  });
});

test('refuses an outfit without a name or with a single piece', () => {
  const draft = { ...toOutfitDraft(null, april), garmentIds: [testId(1)] };
  expect(readOutfitDraft(draft).errors).toEqual({
    name: 'Ponle un nombre al outfit',
    garmentIds: 'Elige al menos dos prendas',
  });
});

test('leaves out deleted garments', () => {
  expect(garmentsById([testId(2), testId(77), testId(1)], garments).map(({ id }) => id)).toEqual([
    testId(2),
    testId(1),
  ]);
});
