import type { Occasion } from '#contract/vocabulary.ts';
import { bareness, disliked, missedWants, mostLoudness, offMood } from '../events/preferences.ts';
import { capitalise, joinAnd, the, verb, verbOfAll } from '../language/grammar.ts';
import { purposeOf } from '../language/occasions.ts';
import { isBanned } from '../limits/unfit.ts';
import type { Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { isAccessory } from '../slots.ts';
import { importance } from './importance.ts';
import type { Rule } from './rule.ts';

type Saying = readonly [one: string, several: string];

const praise: Readonly<Record<Occasion, readonly Saying[]>> = {
  casual: [
    ['es comodidad con intención', 'son comodidad con intención'],
    ['te viste sin esfuerzo', 'te visten sin esfuerzo'],
    ['hace que lo cómodo parezca una decisión', 'hacen que lo cómodo parezca una decisión'],
  ],
  work: [
    ['da el punto profesional sin rigidez', 'dan el punto profesional sin rigidez'],
    ['impone lo justo en una reunión', 'imponen lo justo en una reunión'],
    ['te coloca en tu sitio desde primera hora', 'te colocan en tu sitio desde primera hora'],
  ],
  formal: [
    ['está a la altura de la ocasión', 'están a la altura de la ocasión'],
    ['marca el tono de ceremonia', 'marcan el tono de ceremonia'],
    ['resuelve la etiqueta sin recargarla', 'resuelven la etiqueta sin recargarla'],
  ],
  party: [
    ['ya trae puesto el ambiente de fiesta', 'ya traen puesto el ambiente de fiesta'],
    ['pide noche y buena luz', 'piden noche y buena luz'],
    ['se lleva las miradas sin pedirlas', 'se llevan las miradas sin pedirlas'],
  ],
  date: [
    ['tiene el encanto justo para una cita', 'tienen el encanto justo para una cita'],
    [
      'favorece de cerca, que es como se mira en una cita',
      'favorecen de cerca, que es como se mira en una cita',
    ],
    ['dice que te has arreglado, pero no demasiado', 'dicen que te has arreglado, pero no demasiado'],
  ],
  sport: [
    ['te deja moverte con libertad', 'te dejan moverte con libertad'],
    ['aguanta el ritmo contigo', 'aguantan el ritmo contigo'],
    ['está para sudar, no para posar', 'están para sudar, no para posar'],
  ],
};

const praiseOfEvent = (purpose: string): readonly Saying[] => [
  [`es justo lo que pide ${purpose}`, `son justo lo que pide ${purpose}`],
  [`acierta con el tono de ${purpose}`, `aciertan con el tono de ${purpose}`],
  [`encaja en ${purpose} sin desentonar`, `encajan en ${purpose} sin desentonar`],
];

const worst = (pieces: readonly Piece[]) => pieces.reduce((a, b) => (b.occasionFit < a.occasionFit ? b : a));

/** Costs nothing from here on. */
const goodFit = 0.95;

/** A raincoat does not spoil a party. */
const seen = (piece: Piece): number => (piece.slot === 'outer' ? 0.5 : 1) * importance[piece.slot];

/** Clothes before shoes. */
function protagonists(outfit: Outfit): Piece[] {
  const dressed = outfit.pieces.filter((piece) => !isAccessory(piece));
  const clothes = dressed.length > 0 ? dressed : [...outfit.pieces];
  const telling = (piece: Piece) => piece.occasionFit - (piece.slot === 'shoes' ? 0.15 : 0);
  return clothes.sort((a, b) => telling(b) - telling(a)).slice(0, 2);
}

export const occasion: Rule = {
  key: 'occasion',
  label: 'Ocasión',
  terms: [
    {
      /** One wrong piece outweighs several good ones. */
      name: 'kind',
      single(piece) {
        const missed = Math.max(0, goodFit - piece.occasionFit);
        return seen(piece) * (0.5 * missed + 1.3 * missed ** 2);
      },
    },
    {
      /** Only where nothing else is left to wear. */
      name: 'banned',
      single: (piece, { event }) => (isBanned(piece, event) ? seen(piece) : 0),
    },
    {
      name: 'mood',
      single: (piece, { event }) => (event?.mood ? seen(piece) * offMood(piece, event.mood) : 0),
    },
    {
      name: 'loud',
      single: (piece, context) => seen(piece) * Math.max(0, piece.loudness - mostLoudness(context)),
    },
    {
      name: 'register',
      single: (piece, context) => seen(piece) * disliked(piece, context),
    },
    {
      name: 'wanted',
      single: (piece, { wanted }) => importance[piece.slot] * missedWants(piece, wanted),
      without: (slot, _body, { wanted }) =>
        wanted.reduce((sum, want) => sum + (want.slot === slot ? want.weight * importance[slot] : 0), 0),
    },
    {
      name: 'bare',
      single: (piece, { event }) => (event?.covered ? seen(piece) * bareness(piece, event.covered) : 0),
    },
  ],
  reason(outfit, context, turn = 0) {
    const misfit = worst(outfit.pieces);
    if (misfit.occasionFit < 0.5) {
      const { garment } = misfit;
      const text = `${capitalise(the(garment))} no ${verb(garment, 'es', 'son')} lo más indicado para ${purposeOf(context)}.`;
      return { key: 'occasion.misfit', tone: 'caution', text };
    }
    const garments = protagonists(outfit).map((piece) => piece.garment);
    const sayings = context.event ? praiseOfEvent(purposeOf(context)) : praise[context.occasion];
    const says = verbOfAll(garments, ...(sayings[turn % sayings.length] ?? ['', '']));
    return {
      key: 'occasion.fits',
      tone: 'praise',
      text: `${capitalise(joinAnd(garments.map(the)))} ${says}.`,
    };
  },
};
