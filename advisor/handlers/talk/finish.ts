import type { EventName } from '#contract/events.ts';
import type { Rigour } from '../../voice/colour-of-day.ts';
import { finishes, inRain, largeJewels, type Measure, type Part } from '../../voice/finish.ts';
import { occurs, type Pattern, patternOf } from '../../words/pattern.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { rigourOf } from '../opinions/colour-of-day.ts';

const jewel =
  'joya|joyas|pendientes|aretes|aros|caravanas|collar|collares|pulsera|pulseras|anillos|bisuteria|alhajas';
const asked: Readonly<Record<Part, Pattern>> = {
  hair: patternOf(
    '^ [vale|ok|ya|bien|y|genial] y [de] pelo|peinado $ / ^ pelo $ / hago|pongo|llevo|dejo|recojo|peino|hago|hacerme * pelo|cabello|melena / con el pelo|cabello|melena / ^ [ya|vale|ok|listo|bien|bueno|y] [y] [con] el pelo|cabello $ / peinado|peinados|peino|peinarme|coleta|trenza|mono alto|bajo|recogido / pelo|cabello|melena suelto|suelta|recogido|recogida|liso|rizado|como / me lo recojo|suelto|recoger el pelo / el pelo * suelto|recogido',
  ),
  jewels: patternOf(
    `joyas|joya|bisuteria|alhajas / que|q|cual|cuales|con ${jewel} / ${jewel} [largos|grandes|o|si|que|de|pequenos|dorados|plateados] [si|no|o] / llevo|pongo|ponerme|va|van|pega|pegan ${jewel}`,
  ),
  'make-up': patternOf(
    '^ [vale|ok|ya|bien|y|genial] y [de] maquillaje|cara $ / labial|labiales|labios|pintalabios|maquillo|maquillarme|maquillaje|me pinto|pintarme / sombra de ojos',
  ),
  pocket: patternOf('panuelo|panuelito de|en [el] bolsillo|solapa / pochette'),
  socks: patternOf(
    'calcetines blancos|negros|azules|grises / calcetin|calcetines|medias [de] que|cual [color] / que|cual color * calcetin|calcetines / y [los] calcetines|calcetin / calcetines $',
  ),
};
const large = patternOf('largos|largas|grandes|llamativos|aros|vistosos|gigantes|colgantes');
const bidding = patternOf('que|q|como|cual|cuales|con / si|o no / hago|pongo|llevo');
const otherwise = patternOf(
  'manch~|limpi~|lavar|lavo|lavarlo|compr~|tienda|precio|cuesta|regal~|perdi|rompio|guard~|alergi~|cae|tinte|corte|cortarme / se me|quita',
);

const measures: Readonly<Record<Rigour, Measure>> = {
  mourning: 'mourning',
  court: 'sober',
  interview: 'sober',
  work: 'sober',
  wedding: 'festive',
  festive: 'festive',
  casual: 'plain',
};
const measureOf = (event: EventName | null): Measure =>
  event === null ? 'plain' : measures[rigourOf(event)];

const order: readonly Part[] = ['hair', 'jewels', 'make-up', 'pocket', 'socks'];
const partsAsked = ({ understood }: IntentContext): Part[] =>
  order.filter((part) => occurs(asked[part], understood.reading.tokens));

/** "¿y el pelo y las joyas?", of the look on the table. */
export function asksToFinish(context: IntentContext): boolean {
  const { state, understood, message } = context;
  const { tokens } = understood.reading;
  const isOfLook = state.outfits.length > 0 && state.topic !== 'pack';
  const isOfPocket = occurs(asked.pocket, tokens);
  const isOfOwned = !isOfPocket && understood.slots.garments.some(({ garmentIds }) => garmentIds.length > 0);
  return (
    isOfLook &&
    !isOfOwned &&
    partsAsked(context).length > 0 &&
    (/[?¿]/.test(message) || occurs(bidding, tokens)) &&
    !occurs(otherwise, tokens)
  );
}

export const tellFinish: IntentHandler = async (context) => {
  const { state, box, understood } = context;
  const measure = measureOf(state.day.event);
  const parts = partsAsked(context);
  const isOfLarge = parts.includes('jewels') && occurs(large, understood.reading.tokens);
  return {
    sentences: [
      isOfLarge && largeJewels[measure][box.advisor],
      ...parts.map((part) => finishes[measure][part][box.advisor]),
      parts.includes('hair') && state.day.rain === true && inRain[box.advisor],
    ],
    remember: { asked: null },
  };
};
