import { place } from '#stylist/requests/placing.ts';
import { type Slot, slotsOfKind } from '#stylist/slots.ts';
import { wearsColour } from '../../understand/garments/find-garments.ts';
import { occurs } from '../../words/pattern.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';
import { referenceTo } from '../referent.ts';
import { otherColour } from './recompose.ts';

type Part = { words: RegExp; slots: readonly Slot[] };

/** Parts of a look that a colour is refused for. */
const parts: readonly Part[] = [
  {
    words: /\b(?:arriba|(?:cerca de|en|a|junto a) (?:la|mi) cara|cuello|escote)\b/,
    slots: ['base', 'mid', 'onePiece', 'scarf'],
  },
  { words: /\b(?:abajo|piernas)\b/, slots: ['bottom'] },
  { words: /\bpies\b/, slots: ['shoes'] },
  { words: /\bencima\b/, slots: ['outer'] },
];

const ofPart = /^(?:(?:la )?parte de |lo de |de |por )?(?:arriba|abajo)$/;

/** "no quiero ir de negro arriba": only the pieces of that part leave, and none of the colour takes their place. */
export function withColoured(context: IntentContext): IntentContext {
  const { state, understood, wardrobe } = context;
  const { slots, reading } = understood;
  const { avoidedColours, garments, moods } = slots;
  const [look] = state.outfits;
  if (!look || avoidedColours.length === 0) return context;
  if (occurs(otherColour, reading.tokens)) return context;
  const isHue = (one: (typeof wardrobe)[number]) => avoidedColours.some((colour) => wearsColour(one, colour));
  const said = reading.tokens.map(({ text }) => text).join(' ');
  const named = parts.filter(({ words }) => words.test(said));
  const isPlain = garments.every(({ text }) => ofPart.test(text));
  const [part, ...others] = isPlain ? named : [];
  if (part && others.length === 0) {
    const worn = place(garmentsByIds(wardrobe, look.garmentIds)).filter(
      ({ slot, garment }) => part.slots.includes(slot) && isHue(garment),
    );
    const refused = wardrobe
      .filter((one) => isHue(one) && slotsOfKind[one.kind].some((slot) => part.slots.includes(slot)))
      .map(({ id }) => id);
    const isBrighter = worn.length === 0 && moods.some((mood) => occasional.has(mood));
    const mustAvoid = [...new Set([...state.wishes.mustAvoid, ...refused])].slice(0, 400);
    return {
      ...context,
      state: { ...state, wishes: { ...state.wishes, mustAvoid } },
      understood: {
        ...understood,
        slots: {
          ...slots,
          avoidedColours: worn.length > 0 || isBrighter ? [] : avoidedColours,
          moods: isBrighter ? moods : moods.filter((mood) => !occasional.has(mood)),
          garments: worn.map(({ garment }) => ({
            ...referenceTo([garment], garment.name),
            stance: 'unwanted' as const,
            wanted: false,
          })),
        },
      },
    };
  }
  if (garments.length > 0 || moods.length > 0) return context;
  const worn = garmentsByIds(wardrobe, look.garmentIds).filter(isHue);
  const refused = worn.map((one) => ({
    ...referenceTo([one], one.name),
    stance: 'unwanted' as const,
    wanted: false,
  }));
  return { ...context, understood: { ...understood, slots: { ...slots, garments: refused } } };
}

const occasional: ReadonlySet<string> = new Set(['colourful', 'light', 'dark', 'modern']);
