import type { ColorName } from '#contract/colors.ts';
import { type EventName, eventGroups } from '#contract/events.ts';
import { isMourning } from '../../tools/customs.ts';
import { colourLexicon } from '../../understand/garments/garment-words.ts';
import type { Aim } from '../../understand/learned/aims.ts';
import { colourRulings, type Rigour, type Tone, verdictFirst } from '../../voice/colour-of-day.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';

const wearing = patternOf(
  'todo|toda|entero|entera de|en / ir|iria|ire|voy|vaya|fuera|fuese|vestirme|vestir|vestido|vestida|llevar|llevo|ponerme|pongo|presentarme|aparecer [bien|mal] [toda|todo|entera|entero|completamente] de|en / de pies a cabeza / de arriba abajo',
);
const asking = patternOf(
  'iria|quedo|puedo|podria|puede|pueden|vale|valdria|sirve|esta|estaria|queda|quedaria|seria|es|sera|pasa|desentono|canta|cantaria|hago|haria / y si / como|que|tal|opinas|crees|parece',
);
const fearing = patternOf(
  'mal|malo|feo|fea|error|raro|rara|mucho|demasiado|pasada|exagerado|falta / mal visto / pasa algo|nada / fuera de lugar / de mal gusto / llama|llamaria [mucho] la atencion / canta|cantaria|desentona|desentono',
);
const strong: ReadonlySet<ColorName> = new Set<ColorName>([
  'rojo',
  'coral',
  'naranja',
  'amarillo',
  'verde lima',
  'turquesa',
  'fucsia',
  'dorado',
  'plateado',
]);
const leave = patternOf('puedo|podria|puede|iria|vale|valdria');
const mostOfLeave = 6;
const mostOfQuestion = 16;

const groups: readonly (readonly [readonly EventName[], Rigour])[] = [
  [['court', 'signing', 'official-ceremony'], 'court'],
  [eventGroups.interviews, 'interview'],
  [eventGroups.weddings, 'wedding'],
  [eventGroups.work, 'work'],
  [eventGroups.parties, 'festive'],
  [eventGroups.ceremonies, 'festive'],
  [eventGroups.shows, 'festive'],
  [eventGroups.dates, 'festive'],
];

export function rigourOf(event: EventName): Rigour {
  if (isMourning(event)) return 'mourning';
  return groups.find(([events]) => events.includes(event))?.[1] ?? 'casual';
}

const toneOf = (colour: ColorName): Tone =>
  colour === 'negro'
    ? 'black'
    : colour === 'blanco' || colour === 'crudo'
      ? 'white'
      : strong.has(colour)
        ? 'strong'
        : 'soft';

const ofLeave: readonly Aim[] = ['may-i', 'dress-code', 'mourning-custom', 'wedding-custom', 'judge'];
const leastOfLeave = 0.25;

/** "¿estaría mal ir toda de negro?", for the day on the table. */
export function asksColourOfDay({ state, understood, message }: IntentContext): boolean {
  const { slots, reading, aims } = understood;
  const { tokens } = reading;
  if (state.day.event === null || state.topic === 'pack' || state.topic === 'feeling') return false;
  if (!/[?¿]/.test(message) || tokens.length > mostOfQuestion || slots.garments.length > 0) return false;
  const isOfDay = slots.event === null || slots.event === state.day.event;
  const likely = ofLeave.reduce((sum, aim) => sum + (aims.get(aim) ?? 0), 0);
  return (
    isOfDay &&
    colourLexicon.find(tokens).length === 1 &&
    occurs(wearing, tokens) &&
    (occurs(asking, tokens) || occurs(fearing, tokens)) &&
    (likely >= leastOfLeave ||
      occurs(fearing, tokens) ||
      (tokens.length <= mostOfLeave && occurs(leave, tokens)))
  );
}

export const tellColourOfDay: IntentHandler = async ({ state, understood, box }) => {
  const { tokens } = understood.reading;
  const colour = colourLexicon.find(tokens)[0]?.meaning;
  const remember = { asked: null };
  if (!colour || state.day.event === null) return { sentences: [], remember };
  const ruling = colourRulings[rigourOf(state.day.event)][toneOf(colour)];
  const first = verdictFirst[occurs(fearing, tokens) ? 'feared' : 'asked'][ruling.fits];
  return {
    sentences: [first, ruling[box.advisor]],
    garmentIds: state.outfits[0]?.garmentIds ?? [],
    remember: { ...remember, topic: 'adjust' },
  };
};

const whichColour = patternOf('de que|q color / que|q color');

/** "¿la corbata, entonces, de qué color?", of a piece of the look on the table. */
export const asksPieceColour = ({ state, understood }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  state.topic !== 'pack' &&
  understood.slots.garments.length === 1 &&
  understood.slots.garments.every(({ kinds }) => kinds.length > 0) &&
  understood.slots.colours.length === 0 &&
  understood.reading.tokens.length <= mostOfPiece &&
  occurs(whichColour, understood.reading.tokens);
const mostOfPiece = 9;

export const tellPieceColour =
  (adjust: IntentHandler): IntentHandler =>
  (context) => {
    const { slots } = context.understood;
    const garments = slots.garments.map((one) => ({ ...one, stance: 'wanted' as const, wanted: true }));
    return adjust({
      ...context,
      understood: { ...context.understood, onlyAsks: true, intent: 'adjust', slots: { ...slots, garments } },
    });
  };
