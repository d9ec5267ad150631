import { place } from '#stylist/requests/placing.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { the } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dayInput } from '../day.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { moved } from '../pointed-at.ts';
import { referenceTo } from '../referent.ts';
import { adjust } from './adjust.ts';

const unclosed = patternOf(
  'no [me|le] abrocha|abrochan|abotona|abotonan|cierra|cierran|llega|llegan / ni [me] cierra|abrocha / va|van|queda|quedan abiert~',
);
const illFitting = patternOf(
  'no [me|le] abrocha|abrochan|abotona|abotonan|cierra|cierran|entra|entran|sube|suben|cabe|caben|vale|valen / no [me] sube|suben|cierra [la|el] cremallera|cierre|boton / me aprieta|aprietan|baila|bailan|pica|pican|roza|rozan / me queda|quedan|va|van|esta|estan [muy|un|algo|super] [poco|pelin] corto|corta|cortos|cortas|grande|grandes|justo|justa|justos|justas|estrech~|apretad~|pequen~|enorme|enormes / tiene|tienen * agujero|agujerito|agujeros|tomate|siete|descosid~|quemadur~',
);
/** How to mend or stretch it is a question of its own. */
const mending = patternOf('como|ensanch~|agrand~|arregl~|coser|descoser|meter|solucion~ / dar|dan de si');
const jackets: ReadonlySet<string> = new Set(['blazer', 'coat', 'cardigan', 'jacket', 'vest']);

function meantPiece({ state, understood, wardrobe }: IntentContext): Garment | null {
  const look = garmentsByIds(wardrobe, state.outfits[0]?.garmentIds ?? []);
  const [one, ...others] = understood.slots.garments.filter(({ garmentIds, kinds }) =>
    look.some(({ id, kind }) => garmentIds.includes(id) || kinds.includes(kind)),
  );
  if (others.length > 0) return null;
  if (one)
    return (
      look.find(({ id }) => one.garmentIds.includes(id)) ??
      look.find(({ kind }) => one.kinds.includes(kind)) ??
      null
    );
  return null;
}

function jacketTried({ understood, wardrobe }: IntentContext): Garment | null {
  const [one, ...others] = understood.slots.garments;
  const [piece] = others.length === 0 ? garmentsByIds(wardrobe, one?.garmentIds.slice(0, 1) ?? []) : [];
  return piece && jackets.has(piece.kind) && occurs(unclosed, understood.reading.tokens) ? piece : null;
}

function tightTold({ understood, wardrobe }: IntentContext): Garment | null {
  const [one, ...others] = understood.slots.garments;
  const [piece, ...more] = others.length === 0 ? garmentsByIds(wardrobe, one?.garmentIds ?? []) : [];
  return piece && more.length === 0 && occurs(showing, understood.reading.tokens) ? piece : null;
}
const showing = patternOf('se nota|notara|ve|vera|marca [mucho|mal|demasiado]');

const pieceTold = (context: IntentContext): Garment | null =>
  jacketTried(context) ?? meantPiece(context) ?? tightTold(context);

/** "me la he probado y no me abrocha": a fact about a piece of the look on the table. */
export const tellsIllFit = (context: IntentContext): boolean => {
  const { state, understood } = context;
  const { tokens } = understood.reading;
  return (
    state.outfits.length > 0 &&
    state.topic !== 'pack' &&
    state.wearer.other === null &&
    occurs(illFitting, tokens) &&
    !occurs(mending, tokens) &&
    pieceTold(context) !== null
  );
};

/** Another of its place, for the same look. */
async function instead(context: IntentContext, piece: Garment): Promise<Garment | undefined> {
  const { state, wardrobe, box } = context;
  const look = garmentsByIds(wardrobe, state.outfits[0]?.garmentIds ?? []);
  const slot =
    place(look).find(({ garment }) => garment.id === piece.id)?.slot ?? slotsOfKind[piece.kind][0] ?? 'mid';
  const others = wardrobe.filter(
    (one) =>
      one.id !== piece.id &&
      isAtHand(one) &&
      slotsOfKind[one.kind].includes(slot) &&
      !look.includes(one) &&
      !state.wishes.mustAvoid.includes(one.id),
  );
  if (others.length === 0) return undefined;
  const stays = look
    .filter(({ id, kind }) => id !== piece.id && !slotsOfKind[kind].includes(slot))
    .map(({ id }) => id);
  const { outfits } = await context.use('composeOutfits', {
    ...dayInput(state.day, box),
    avoidedColours: state.wishes.avoidedColours,
    mustInclude: stays.slice(0, 8),
    oneOfEach: [others.slice(0, 12).map(({ id }) => id)],
    among: [...stays, ...others.map(({ id }) => id)].slice(0, 400),
    count: 1,
  });
  return others.find(({ id }) => outfits[0]?.garmentIds.includes(id));
}

export async function dressIllFitting(context: IntentContext): Promise<Reply> {
  const { state, understood, speaker } = context;
  const piece = pieceTold(context);
  const [look] = state.outfits;
  if (!piece || !look) return adjust(context);
  const { reading, slots } = understood;
  if (occurs(unclosed, reading.tokens) && jackets.has(piece.kind)) {
    const other = await instead(context, piece);
    return {
      sentences: [
        speaker.say('wear-open', { piece: the(piece) }),
        other && speaker.say('wear-open-or', { other: the(other) }),
      ],
      garmentIds: [piece.id, ...(other ? [other.id] : [])],
      remember: {
        topic: 'adjust',
        asked: null,
        outfits: moved(context, look),
        focus: other ? [other.id] : [piece.id],
      },
    };
  }
  if (!look.garmentIds.includes(piece.id))
    return {
      sentences: [speaker.say('fits-tight', { piece: the(piece) })],
      garmentIds: [piece.id],
      remember: { topic: 'adjust', asked: null, focus: [piece.id] },
    };
  // "vaqueros no, que me aprietan": none of them
  const refused = slots.garments.find((one) => one.stance === 'unwanted' && one.points === 'any');
  const gone = refused ?? {
    ...referenceTo([piece], piece.name),
    stance: 'unwanted' as const,
    wanted: false,
    points: 'definite' as const,
  };
  const reply = await adjust({
    ...context,
    understood: {
      ...understood,
      onlyAsks: false,
      slots: { ...slots, garments: [gone], moods: [], occasion: null, event: null, purpose: null },
    },
  });
  return reply.outfits ? { ...reply, sentences: [speaker.say('ill-fits'), ...reply.sentences] } : reply;
}
