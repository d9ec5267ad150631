import type { ComposedOutfit } from '#stylist/generate.ts';
import { daysIn } from '../../understand/numbers.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { purposeIn } from '../day.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { constraintsOf, wishesWith } from '../wishes.ts';
import { dress } from './dress.ts';
import { outfitsOfDays } from './outfits-of-days.ts';
import { rememberOutfits } from './remember.ts';

const rotating = patternOf(
  'como|cmo [lo|los|las|la|me] roto|rotar|rotarlo|alterno|alternar|turno|vario|repito|repetirlo / como hago|hacer para|pa no repetir / para|pa que|q no|ni [se] note|cante|huela|parezca * repit~|repet~|siempre|igual|mismo / rotacion',
);
const ofDays = patternOf('<number> dias|veces / dias|semana|semanas|diario|siempre');
const most = 4;

/** "son cinco días a la semana, ¿cómo lo roto?", of the plan on the table: looks by turns, and nothing is filed. */
export const asksRotation = ({ state, understood }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  state.topic !== 'pack' &&
  state.day.occasion !== null &&
  state.wearer.other === null &&
  understood.slots.garments.length === 0 &&
  occurs(rotating, understood.reading.tokens) &&
  occurs(ofDays, understood.reading.tokens);

export const rotate: IntentHandler = async (context) => {
  const { state, understood, wardrobe, speaker } = context;
  const { wishes } = wishesWith(constraintsOf(state.wishes), understood.slots, wardrobe);
  const asked = daysIn(understood.reading.tokens, true) ?? most;
  const many = Math.max(2, Math.min(most, asked));
  const made = await outfitsOfDays(
    context,
    Array.from({ length: many }, () => state.day),
    wishes,
  );
  const outfits = made.flatMap((one, at): ComposedOutfit[] =>
    one ? [{ ...one, name: `Turno ${at + 1}: ${one.name}` }] : [],
  );
  if (outfits.length < 2) return dress(context);
  return {
    sentences: [speaker.say('rotation', { count: outfits.length, for: purposeIn(state.day) })],
    outfits,
    remember: rememberOutfits(context, outfits, { topic: 'adjust', wishes, asked: null }, false),
  };
};
