import type { Garment } from '#stylist/wardrobe.ts';
import { type DialogueState, noWishes, type Wishes } from '../state.ts';
import type { Intent } from '../understand/intents.ts';
import { needs } from '../understand/moods.ts';
import type { GarmentReference } from '../understand/slots.ts';
import type { Understanding } from '../understand/understand.ts';
import { asksForAnother } from './changes/pieces-meant.ts';
import { wishesWith } from './wishes.ts';

/** Intents of messages in which a refusal is not about what is worn. */
const ofElse: ReadonlySet<Intent> = new Set([
  'mark',
  'wear',
  'keep',
  'plans',
  'search',
  'spent',
  'shop',
  'product-fit',
  'cart',
  'wishes',
  'undo',
  'pack',
  'forget-me',
  'distress',
]);

/** A word for many kinds ("arriba") names a place, of which some garment is worn. */
const mostKinds = 4;
const ofPart = /\b(?:arriba|abajo|encima|pies|cara|piernas|cuello|escote)\b/;
const mostAvoided = 400;

/** Keeps refusals and demands for later looks, whichever handler replied. */
export function withTold(
  wishes: Wishes,
  { outfits, day, wearer }: DialogueState,
  { intent, slots, reading, onlyAsks }: Understanding,
  wardrobe: readonly Garment[],
): Wishes {
  const isOfLooks = outfits.length > 0 || day.occasion !== null;
  if (!isOfLooks || onlyAsks || ofElse.has(intent) || wearer.other !== null) return wishes;
  const { tokens } = reading;
  const isRefused = (one: GarmentReference) =>
    one.stance === 'unwanted' &&
    (one.points === 'any' ? one.kinds.length <= mostKinds : one.garmentIds.length === 1) &&
    !asksForAnother(tokens, one);
  const isPartial =
    slots.garments.length > 0 || tokens.some(({ text }) => text === 'menos' || ofPart.test(text));
  const told = wishesWith(
    noWishes,
    {
      ...slots,
      garments: slots.garments.filter(isRefused),
      avoidedColours: isPartial ? [] : slots.avoidedColours,
      colours: [],
      isEitherColour: false,
      fabric: null,
      moods: slots.moods.filter((mood) => needs.has(mood)),
    },
    wardrobe,
  ).wishes;
  const isWished = (id: string) => wishes.mustInclude.includes(id);
  const held = {
    mustAvoid: [...new Set([...wishes.mustAvoid, ...told.mustAvoid.filter((id) => !isWished(id))])].slice(
      -mostAvoided,
    ),
    avoidedColours: [...new Set([...wishes.avoidedColours, ...told.avoidedColours])].slice(0, 8),
    moods: [...new Set([...wishes.moods, ...told.moods])].slice(0, 6),
  };
  const isNew =
    held.mustAvoid.length > wishes.mustAvoid.length ||
    held.avoidedColours.length > wishes.avoidedColours.length ||
    held.moods.length > wishes.moods.length;
  return isNew ? { ...wishes, ...held } : wishes;
}
