import { eventOf } from '#stylist/events/events.ts';
import { place } from '#stylist/requests/placing.ts';
import { levelOfDay } from '#stylist/rules/formality.ts';
import { isAccessory } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { inOrder, the, theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dayInput, purposeIn } from '../day.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from '../handler.ts';
import { tableOf } from './asked.ts';

const takingOff = patternOf(
  'prescindo|prescindir de / si|cuando [me] [lo|la|los|las] quito|saco|elimino|quite|saque / sin [el|la|los|las|mi] <garment> / quitarme|sacarme [el|la|los|las] <garment>',
);
const standing = patternOf(
  'prescindo|prescindir|sostiene|aguanta|funciona|sigue|queda|quedo|quedaria|vale|valdria|voy|iria|pierde|cojea|desmejora|va bien|solo|tambien',
);

const taken = (context: IntentContext): Garment[] => {
  const ids = new Set(context.understood.slots.garments.flatMap(({ garmentIds }) => garmentIds));
  return tableOf(context).filter(({ id }) => ids.has(id));
};

/** "si me quito la americana, ¿se sostiene el conjunto?" */
export const asksIfStands = (context: IntentContext): boolean => {
  const { tokens } = context.understood.reading;
  return (
    /[?¿]/.test(context.message) &&
    taken(context).length === 1 &&
    occurs(takingOff, tokens) &&
    occurs(standing, tokens)
  );
};

const margin = 0.02;

export const tellIfStands: IntentHandler = async (context) => {
  const { state, speaker, box, wardrobe } = context;
  const [piece] = taken(context);
  const look = state.outfits[0];
  if (!piece || !look) return { sentences: [speaker.say('unclear')] };
  const rest = garmentsByIds(wardrobe, look.garmentIds).filter(({ id }) => id !== piece.id);
  const worn = place(rest).filter(({ slot }) => !isAccessory({ slot }) && slot !== 'outer');
  const mean = worn.reduce((sum, { traits }) => sum + traits.formality, 0) / Math.max(1, worn.length);
  const [least] = levelOfDay({
    occasion: dayInput(state.day, box).occasion,
    event: eventOf(state.day.event),
  });
  const main = inOrder(worn.map(({ garment }) => garment)).slice(0, 2);
  const values = { piece: the(piece), rest: theList(main), for: purposeIn(state.day) };
  return {
    sentences: [speaker.say(mean >= least - margin ? 'stands-without' : 'falls-without', values)],
    garmentIds: rest.map(({ id }) => id),
    remember: { topic: 'adjust', asked: null, focus: [piece.id] },
  };
};
