import { limits } from '#contract/limits.ts';
import type { Outfit } from '#contract/outfits.ts';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { seasonOfMonth } from '#web/format/dates.ts';
import type { OutfitDraft } from './use-save-outfit.ts';

type OutfitDraftErrors = Partial<Record<keyof OutfitDraft, string>>;

export const toOutfitDraft = (outfit: Outfit | null, today: Date): OutfitDraft => ({
  name: outfit?.name ?? '',
  description: outfit?.description ?? '',
  occasion: outfit?.occasion ?? 'casual',
  season: outfit?.season ?? seasonOfMonth(today),
  garmentIds: outfit?.items.map(({ id }) => id) ?? [],
});

export function readOutfitDraft(
  draft: OutfitDraft,
): { fields: OutfitDraft; errors: null } | { fields: null; errors: OutfitDraftErrors } {
  const { nameMax, descriptionMax, garmentsMin } = limits.outfit;
  const copy = outfitsCopy.builder.errors;
  const name = draft.name.trim();
  const errors: OutfitDraftErrors = {};
  if (name === '') errors.name = copy.name;
  else if (name.length > nameMax) errors.name = copy.tooLong(nameMax);
  if (draft.description.trim().length > descriptionMax) errors.description = copy.tooLong(descriptionMax);
  if (draft.garmentIds.length < garmentsMin) errors.garmentIds = copy.fewGarments;
  return Object.keys(errors).length > 0 ? { fields: null, errors } : { fields: draft, errors: null };
}
