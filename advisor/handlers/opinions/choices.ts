import type { Garment } from '#stylist/wardrobe.ts';
import { garmentsAllowed } from '../../understand/garments/find-garments.ts';
import { the } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, type Reply } from '../handler.ts';
import { lookInput, meant, moved } from '../pointed-at.ts';
import { inTheirWords, lookOf } from '../tell-outfit.ts';
import { unownedText } from '../wishes.ts';

const which = patternOf(
  'cual|cuales de los|las dos|tres [me] pongo|llevo|visto|queda|favorece / cual|cuales * pondrias|elegirias|eliges|elijes|escogerias|prefieres|gusta|recomiendas|aconsejas|llevarias|quedarias|votas / con cual me|te quedo|quedas|quedarias / cual [de] [los|las] [dos|tres] [es] [el|la] mejor $ / cual es [el|la] mejor $ / tu cual $ / cual [de] los|las dos|tres $',
);
const withOr = patternOf(
  'con * <garment> o sin / con o sin * <garment> / sin o con * <garment> / <garment> si o no / pongo|llevo * <garment> o no / <garment> o mejor sin / <garment> o sin',
);

export const asksWhich = ({ state, understood }: IntentContext): boolean =>
  state.shown.length > 1 &&
  understood.slots.garments.length === 0 &&
  understood.slots.position === null &&
  occurs(which, understood.reading.tokens);

/** Whether a message asks if a piece is worn with the outfit or not. */
export const asksWhether = ({ state, understood }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  understood.slots.garments.length === 1 &&
  occurs(withOr, understood.reading.tokens);

/** Of those shown, the one that the engine values most, with its reason. */
export const chooseBest: IntentHandler = async (context) => {
  const { state, speaker, wardrobe, understood } = context;
  const lastTurn = state.shown.at(-1)?.turn;
  const together = state.shown.filter(({ turn }) => turn === lastTurn);
  const isThree = understood.reading.tokens.some(({ text }) => text === 'tres');
  const among = together.length > 1 ? together : state.shown.slice(isThree ? -3 : -2);
  const best = among.toSorted((a, b) => b.aiScore - a.aiScore)[0];
  if (!best) return { sentences: [speaker.say('no-such-choice')], remember: { asked: null } };
  const pieces = garmentsByIds(wardrobe, best.garmentIds);
  const [reason] = best.reasons;
  return {
    sentences: [
      speaker.say('best-of', { look: lookOf(context, best) }),
      reason !== undefined && [inTheirWords(reason, pieces)],
    ],
    garmentIds: best.garmentIds,
    remember: { topic: 'choose', outfits: moved(context, best), asked: { what: 'keep', on: 'keep' } },
  };
};

/** "¿con cinturón o sin?": the better of both, by the engine's score. */
export const weighPiece: IntentHandler = async (context): Promise<Reply> => {
  const { understood, wardrobe, speaker } = context;
  const [reference] = understood.slots.garments;
  const current = meant(context);
  if (!reference || !current) return { sentences: [speaker.say('no-such-choice')] };
  const isIt = ({ id, kind }: Garment) => reference.garmentIds.includes(id) || reference.kinds.includes(kind);
  const look = garmentsByIds(wardrobe, current.garmentIds);
  const worn = look.filter(isIt);
  const rest = look.filter((piece) => !isIt(piece)).map(({ id }) => id);
  const named =
    reference.garmentIds.length > 0 ? [...reference.garmentIds] : garmentsAllowed(wardrobe, reference);
  const candidates = worn.length > 0 ? worn.map(({ id }) => id) : named;
  const remember = { topic: 'adjust' as const, asked: null };
  if (candidates.length === 0)
    return { sentences: [speaker.say('unowned', { what: unownedText([reference]) })], remember };
  const day = lookInput(context, current);
  const composed = async (mustInclude: string[], oneOf: string[]) =>
    (
      await context.use('composeOutfits', {
        ...day,
        mustInclude,
        ...(oneOf.length > 0 && { oneOfEach: [oneOf.slice(0, 12)] }),
        among: [...mustInclude, ...oneOf],
        count: 1,
      })
    ).outfits[0];
  const withIt = await composed(rest, candidates);
  const without = await composed(rest, []);
  const piece = garmentsByIds(wardrobe, withIt?.garmentIds ?? candidates).find(isIt);
  if (!piece) return { sentences: [speaker.say('no-such-choice')], remember };
  const isBetter = withIt !== undefined && withIt.aiScore >= (without?.aiScore ?? 0);
  const chosen = isBetter ? withIt : without;
  const changes = chosen !== undefined && isBetter !== worn.length > 0;
  return {
    sentences: [speaker.say(isBetter ? 'with-it' : 'without-it', { piece: the(piece) })],
    garmentIds: [piece.id],
    ...(changes && { outfits: [chosen] }),
    remember: {
      ...remember,
      focus: [piece.id],
      ...(changes && {
        outfits: [{ ...current, ...chosen, turn: context.state.turn }],
        previous: current,
      }),
    },
  };
};
