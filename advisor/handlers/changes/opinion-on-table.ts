import { type EventName, eventGroups } from '#contract/events.ts';
import { type Slot, slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { isMourning } from '../../tools/customs.ts';
import { the, theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dayInput, purposeIn } from '../day.ts';
import { rememberOutfits } from '../dress/remember.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { reasonAgainst } from '../opinions/verdict.ts';
import { moved } from '../pointed-at.ts';
import { adjust } from './adjust.ts';
import { sureAim } from './by-aim.ts';

const hearsay = patternOf(
  'dice|dicen|opina|opinan|cree|creen|insiste|insisten|piensa|asegura|jura|segun [que|mi|el|la]',
);
const wondering = patternOf(
  'no se yo|si / no lo se / que|q crees|opinas|piensas|dices|harias|pensas|decis / tu que|como lo ves / tiene|tendra|tendran|llevan razon / hago caso / sera|es verdad|cierto / no estoy segur~ / me lo creo / te parece / tan feo|fea|mal es / es tan|muy',
);
const idle = patternOf(
  'muerto|muerta|muertos|muertas|muriendose de|del risa|asco|aburrimiento|pena / sin estrenar / [que|y] no [lo|la|los|las] saco|uso|estreno|pongo [nunca] / nunca lo|la|los|las saco|uso|pongo|estreno / ahi|alli [tirado|tirada|colgado|colgada|guardado|guardada|muerto|muerta] / me costo|costaron',
);
const likened = patternOf(
  'no me hara|hace|haran|hacen [ver|parecer|verme] / no parecere|parezco|ire de|como / me hara|haran ver|parecer / parezco|parecere / no sera|seran de|muy|demasiado',
);
const asModel = patternOf(
  'camarero|camarera|mesero|mesera|mozo|garzon|azafata|azafato|oficinista|secretaria|portero|vigilante|guardia|chofer|cura|monja|lenador|payaso|disfraz',
);

const isJudged = ({ aims }: IntentContext['understood']): boolean => (aims.get('judge') ?? 0) >= surely;
const surely = 0.7;

function pieceAsked({ state, understood, wardrobe }: IntentContext): Garment | null {
  const named = understood.slots.garments.filter(
    ({ garmentIds, stance }) => garmentIds.length > 0 && (stance !== 'kept' || isJudged(understood)),
  );
  const [one, ...others] = named;
  if (!one || others.some(({ garmentIds }) => !garmentIds.some((id) => one.garmentIds.includes(id))))
    return null;
  const worn = state.outfits[0]?.garmentIds ?? [];
  const owned = garmentsByIds(wardrobe, one.garmentIds).filter(isAtHand);
  return owned.find(({ id }) => worn.includes(id)) ?? owned[0] ?? null;
}

const isOfLook = ({ state, understood }: IntentContext, isIdle: boolean): boolean =>
  state.outfits.length > 0 &&
  state.topic !== 'pack' &&
  state.wearer.other === null &&
  (isIdle ||
    understood.slots.occasion === null ||
    understood.slots.isAside ||
    understood.slots.event === 'shop-shift');

const isOfBlack = ({ state, understood: { slots } }: IntentContext): boolean =>
  state.day.event !== null &&
  (isMourning(state.day.event) || festive.has(state.day.event)) &&
  slots.garments.length === 0 &&
  [...slots.colours, ...slots.avoidedColours].includes('negro');
const festive: ReadonlySet<EventName> = new Set([...eventGroups.weddings, ...eventGroups.ceremonies]);

/** Asks for an opinion on a piece and not for a change: another's remark, or an idle piece. */
export const asksOpinion = (context: IntentContext): boolean => {
  const { understood, message } = context;
  const { tokens } = understood.reading;
  const asks = /[?¿]/.test(message);
  if (!isOfLook(context, asks && occurs(idle, tokens))) return false;
  if (isOfBlack(context)) return occurs(hearsay, tokens) && (asks || occurs(wondering, tokens));
  if (pieceAsked(context) === null) return false;
  const piece = pieceAsked(context);
  const isWorn = piece !== null && context.state.outfits[0]?.garmentIds.includes(piece.id) === true;
  const aim = sureAim(context);
  return (
    (asks &&
      understood.slots.garments.length === 1 &&
      isJudged(understood) &&
      (understood.intent === 'adjust' || understood.slots.garments[0]?.stance === 'kept')) ||
    (asks && isWorn && aim === 'may-i' && understood.intent === 'knowledge') ||
    (occurs(hearsay, tokens) && (asks || occurs(wondering, tokens))) ||
    (asks && occurs(idle, tokens)) ||
    (asks && occurs(likened, tokens) && occurs(asModel, tokens))
  );
};

const tolerated = 5;

/** A dress takes the places of a top and trousers. */
const placesOf = ({ kind }: Garment): Slot[] =>
  slotsOfKind[kind].flatMap((slot): Slot[] =>
    slot === 'onePiece' ? ['onePiece', 'base', 'bottom'] : [slot],
  );

async function withPiece(context: IntentContext, piece: Garment) {
  const { state, wardrobe, box } = context;
  const look = garmentsByIds(wardrobe, state.outfits[0]?.garmentIds ?? []);
  const places = placesOf(piece);
  const isWhole = places.includes('onePiece');
  const stays = look.filter(
    ({ id, kind }) =>
      id !== piece.id &&
      !slotsOfKind[kind].some(
        (slot) => places.includes(slot) || (slot === 'onePiece' && places.includes('base')),
      ) &&
      !(isWhole && slotsOfKind[kind].includes('mid')),
  );
  const { outfits } = await context.use('composeOutfits', {
    ...dayInput(state.day, box),
    moods: state.wishes.moods,
    avoidedColours: state.wishes.avoidedColours,
    mustAvoid: state.wishes.mustAvoid.filter((id) => id !== piece.id),
    mustInclude: [piece.id, ...stays.map(({ id }) => id)].slice(0, 8),
    count: 1,
  });
  return outfits[0];
}

export async function giveOpinion(context: IntentContext): Promise<Reply> {
  const { state, understood, wardrobe, speaker } = context;
  const piece = pieceAsked(context);
  const [look] = state.outfits;
  const purpose = purposeIn(state.day);
  if (look && isOfBlack(context))
    return {
      sentences: [
        isMourning(state.day.event)
          ? speaker.say('verdict-mourning')
          : speaker.say('verdict-black', { for: purpose }),
      ],
      garmentIds: look.garmentIds,
      remember: { topic: 'adjust', asked: null },
    };
  if (!piece || !look) return adjust(context);
  const worn = garmentsByIds(wardrobe, look.garmentIds);
  const isWorn = look.garmentIds.includes(piece.id);
  const rivals = worn.filter(({ kind }) => slotsOfKind[kind].some((slot) => placesOf(piece).includes(slot)));
  const remember = { topic: 'adjust' as const, asked: null, focus: [piece.id] };
  const stays = { garmentIds: [piece.id], remember: { ...remember, outfits: moved(context, look) } };
  const { tokens } = understood.reading;
  if (occurs(likened, tokens) && occurs(asModel, tokens)) {
    const made = isWorn ? undefined : await withPiece(context, piece);
    const others = garmentsByIds(wardrobe, (made ?? look).garmentIds).filter(
      ({ id, category }) => id !== piece.id && category !== 'accessories',
    );
    return {
      sentences: [speaker.say('likened', { piece: the(piece), look: theList(others) })],
      ...(made ? { outfits: [made], remember: rememberOutfits(context, [made], remember, false) } : stays),
    };
  }
  if (isWorn) {
    const why = reasonAgainst(
      { ...context, state: { ...state, outfits: [] } },
      piece,
      state.day,
      state.wishes.moods,
    );
    return {
      sentences: [
        why
          ? speaker.say('verdict-no', { why })
          : speaker.say('stands-by', { piece: the(piece), for: purpose }),
      ],
      ...stays,
    };
  }
  const why = reasonAgainst(context, piece, state.day, state.wishes.moods);
  if (why)
    return {
      sentences: [
        speaker.say('verdict-no', { why }),
        rivals.length > 0 && speaker.say('keep-rival', { rival: theList(rivals) }),
      ],
      ...stays,
    };
  const outfit = await withPiece(context, piece);
  if (!outfit || outfit.aiScore < look.aiScore - tolerated)
    return {
      sentences: [
        speaker.say(rivals.length > 0 ? 'may-not' : 'may-not-add', {
          piece: the(piece),
          worn: theList(rivals),
        }),
      ],
      ...stays,
    };
  return {
    sentences: [speaker.say('verdict-yes', { piece: the(piece), for: purpose })],
    outfits: [outfit],
    remember: {
      ...rememberOutfits(context, [outfit], remember, false),
      previous: look,
      focus: [piece.id],
    },
  };
}
