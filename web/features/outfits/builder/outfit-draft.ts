import { limits } from '#contract/limits.ts';
import type { Outfit } from '#contract/outfits.ts';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { seasonOfMonth } from '#web/format/dates.ts';
import type { OutfitDraft } from './use-save-outfit.ts';

export type OutfitDraftErrors = Partial<Record<keyof OutfitDraft, string>>;

export const draftOf = (outfit: Outfit | null, today: Date): OutfitDraft => ({
  name: outfit?.name ?? '',
  description: outfit?.description ?? '',
  occasion: outfit?.occasion ?? 'casual',
  season: outfit?.season ?? seasonOfMonth(today),
  garmentIds: outfit?.items.map(({ id }) => id) ?? [],
});

/** What is wrong with a draft; the same rules as the contract's, which the server applies. */
export function draftErrors({ name, description, garmentIds }: OutfitDraft): OutfitDraftErrors {
  const { nameMax, descriptionMax, garmentsMin } = limits.outfit;
  const copy = outfitsCopy.builder.errors;
  const errors: OutfitDraftErrors = {};
  if (name.trim() === '') errors.name = copy.name;
  else if (name.trim().length > nameMax) errors.name = copy.tooLong(nameMax);
  if (description.trim().length > descriptionMax) errors.description = copy.tooLong(descriptionMax);
  if (garmentIds.length < garmentsMin) errors.garmentIds = copy.fewGarments;
  return errors;
}
