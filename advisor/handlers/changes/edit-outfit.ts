import type { ComposedOutfit } from '#stylist/generate.ts';
import { place } from '#stylist/requests/placing.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import type { Day, ShownOutfit, Wishes } from '../../state.ts';
import type { ComposeInput } from '../../tools/compose.ts';
import { moodEffects } from '../../tools/mood-effects.ts';
import { needs } from '../../understand/moods.ts';
import { inOrder, the, theList } from '../../voice/names.ts';
import { type Phrase, quote } from '../../voice/phrase.ts';
import { planFollows, weekWith } from '../calendar.ts';
import { dayInput, purposeIn } from '../day.ts';
import { notUnderstood } from '../dress/proposal.ts';
import { rememberOutfits } from '../dress/remember.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { isBeyond } from '../opinions/measure.ts';
import { reasonAgainst } from '../opinions/verdict.ts';
import { moved } from '../pointed-at.ts';
import { refuse } from '../refuse.ts';
import { adviceWithout, lookOf, needMet, toldNeeds, whyPiece } from '../tell-outfit.ts';
import { feltC } from '../weather-change.ts';
import { unownedText, wishesWith } from '../wishes.ts';
import { type Edit, garmentsFor } from './edit.ts';
import { layersFor } from './edit-for-weather.ts';
import { changeOf } from './name-change.ts';

/** Points from which a change is advised against. */
const muchWorse = 6;

export async function edited(
  context: IntentContext,
  current: ShownOutfit,
  edit: Edit,
  day: Day,
): Promise<Reply> {
  const { state, understood, wardrobe, speaker } = context;
  const { slots } = understood;
  const pieces = garmentsByIds(wardrobe, current.garmentIds);
  const why = (piece: Garment, others: readonly Garment[]) =>
    needMet(piece, toldNeeds([...slots.moods, ...state.wishes.moods], wardrobe), day.rain === true) ??
    whyPiece(piece, others);
  const about = (piece: Garment, others: readonly Garment[]) =>
    speaker.say('piece-named', { piece: the(piece), why: why(piece, others) });
  const isChange = edit.out.length + edit.lists.length + edit.open.length > 0;
  const lack = edit.lacking[0] && [
    ...speaker.say('unowned', { what: unownedText(edit.lacking) }),
    ...adviceWithout(edit.lacking[0]),
  ];
  const wishes = {
    ...wishesWith(state.wishes, { ...slots, garments: [], colours: [] }, wardrobe).wishes,
    mustAvoid: [...new Set([...state.wishes.mustAvoid, ...edit.avoid])]
      .filter((id) => !edit.wanted.includes(id))
      .slice(0, 400),
    mustInclude: state.wishes.mustInclude.filter((id) => !edit.out.some((piece) => piece.id === id)),
  };
  const remember = { topic: 'adjust' as const, day, wishes, asked: null };
  if (!isChange) {
    const [absent] = edit.absent;
    const settled = edit.named
      .map(({ id }) => id)
      .filter(
        (id) => isAskedByName(context, id) && !understood.onlyAsks && !understood.reading.text.includes('?'),
      );
    const isHeel = absent?.kinds[0] === 'heels';
    const instead =
      absent &&
      (pieces.find(({ kind }) => absent.kinds.includes(kind)) ??
        (isHeel ? pieces.find(({ category }) => category === 'shoes') : undefined));
    return {
      sentences: [
        edit.named.length + edit.absent.length === 0 &&
          !lack &&
          (edit.returns
            ? speaker.say('still-good', {
                change: changeOf(context, purposeIn(day)),
                look: theList(pieces),
              })
            : speaker.say('not-changed')),
        ...edit.named.map((piece) =>
          absent
            ? speaker.say('already-with', { piece: the(piece), what: quote(absent.text) })
            : about(piece, pieces),
        ),
        lack,
        absent &&
          edit.named.length === 0 &&
          (instead
            ? speaker.say('already-with', { piece: the(instead), what: quote(absent.text) })
            : speaker.say('not-worn', { what: quote(absent.text) })),
      ],
      garmentIds: edit.named.map(({ id }) => id),
      remember: {
        ...remember,
        wishes: {
          ...wishes,
          mustInclude: [...new Set([...wishes.mustInclude, ...settled])].slice(-mostAsked),
        },
        outfits: moved(context, current),
        focus: edit.named.map(({ id }) => id),
      },
    };
  }

  const [none] = edit.lists.filter((list) => list.length === 0);
  if (none && slots.colours[0] && edit.out[0])
    return {
      sentences: [speaker.say('none-in-colour', { colour: slots.colours[0], piece: the(edit.out[0]) })],
      garmentIds: [edit.out[0].id],
      remember,
    };
  const outfit = await shod(context, current, edit, { day, wishes });
  if (!outfit) {
    const [stuck] = edit.out;
    const [added] = garmentsByIds(wardrobe, edit.lists.flat());
    return {
      sentences: [
        lack,
        stuck
          ? speaker.say('no-other-piece', { piece: the(stuck) })
          : added
            ? speaker.say('does-not-fit', { piece: the(added) })
            : speaker.say('no-other'),
      ],
      remember: { ...remember, wishes: { ...wishes, mustAvoid: state.wishes.mustAvoid } },
    };
  }
  const now = garmentsByIds(wardrobe, outfit.garmentIds);
  const came = now.filter(({ id }) => !current.garmentIds.includes(id));
  const left = pieces.filter(({ id }) => !outfit.garmentIds.includes(id));
  const [into] = inOrder(came);
  const kept = edit.returns && came.length === 0 ? (warmest(now) ?? []) : came;
  const focus = kept.map(({ id }) => id);
  const chosen = edit.isChoice ? now.find(({ id }) => edit.lists[0]?.includes(id)) : undefined;
  if (chosen)
    return {
      sentences: [about(chosen, now)],
      outfits: [outfit],
      remember: { ...rememberOutfits(context, [outfit], remember, false), focus: [chosen.id] },
    };
  const against = edit.isQuestion && into ? reasonAgainst(context, into, day, wishes.moods) : null;
  if (into && against)
    return {
      sentences: [speaker.say('verdict-no', { why: against })],
      garmentIds: focus,
      remember: { ...remember, outfits: moved(context, current), focus },
    };
  const isUnbearable = left.some((piece) => isRefusedNow(context, piece));
  if (edit.isQuestion && into && !isUnbearable && outfit.aiScore < current.aiScore - muchWorse) {
    const line = left[0] ? 'may-not' : 'may-not-add';
    return {
      sentences: [speaker.say(line, { piece: the(into), worn: left[0] ? the(left[0]) : '' })],
      garmentIds: focus,
      remember: { ...remember, outfits: moved(context, current), focus },
    };
  }
  const [gone] = left;
  if (gone !== undefined) await refuse(context, current, gone.id);
  const [absent] = edit.absent;
  const isToldOnly = came.length + left.length > 0 && !understood.reading.text.includes('?');
  const asked = came.filter(({ id }) => isAskedByName(context, id));
  return {
    sentences: [
      ...(isToldOnly ? [] : edit.named.map((piece) => about(piece, now))),
      lack,
      absent && came.length + left.length === 0 && speaker.say('not-worn', { what: quote(absent.text) }),
      told(context, { edit, outfit, day, now, came, left }),
      into && came.length === 1 && speaker.say('because', { why: why(into, now) }),
      notUnderstood(context),
      came.length + left.length > 0 && (await planFollows(context, current, outfit)),
    ],
    outfits: [outfit],
    remember: {
      ...rememberOutfits(context, [outfit], remember, false),
      ...weekWith(context, current, outfit),
      wishes: {
        ...wishes,
        mustInclude: [
          ...new Set([
            ...wishes.mustInclude.filter((id) => !left.some((piece) => piece.id === id)),
            ...asked.map(({ id }) => id),
          ]),
        ].slice(-mostAsked),
      },
      previous: current,
      focus,
    },
  };
}

/** "¿y si mejor pantalón? me da miedo el tacón": what is refused or feared is not kept for looking better. */
const isRefusedNow = ({ understood: { slots } }: IntentContext, piece: Garment): boolean =>
  slots.garments.some((one) => one.stance === 'unwanted' && one.garmentIds.includes(piece.id)) ||
  slots.moods.some((mood) => needs.has(mood) && moodEffects[mood].avoids?.(piece));

const mostAsked = 8;

const isAskedByName = ({ understood: { slots } }: IntentContext, id: string): boolean =>
  slots.garments.some(({ wanted, garmentIds }) => wanted && garmentIds.includes(id));

interface Edited {
  edit: Edit;
  outfit: ComposedOutfit;
  day: Day;
  now: readonly Garment[];
  came: readonly Garment[];
  left: readonly Garment[];
}

function told(context: IntentContext, { edit, outfit, day, now, came, left }: Edited): Phrase {
  const { speaker } = context;
  const look = () => lookOf(context, outfit);
  const [into] = inOrder(came);
  const asked = edit.isQuestion ? into : undefined;
  if (came.length === 0 && left.length === 0) {
    const warm = edit.returns ? warmest(now) : null;
    return warm
      ? speaker.say('warm-enough', { piece: theList(warm) })
      : speaker.say('still-good', { change: changeOf(context, purposeIn(day)), look: look() });
  }
  const alsoLeft = left.filter((piece) => !edit.out.includes(piece));
  if (alsoLeft.length > 1 && !edit.returns) return speaker.say('remade', { look: look() });
  if (left.length === 0)
    return asked ? speaker.say('may', { piece: the(asked) }) : speaker.say('added', { in: theList(came) });
  if (came.length === 0) return speaker.say('removed', { out: theList(left) });
  return asked
    ? speaker.say('verdict-yes', { piece: the(asked), for: purposeIn(day) })
    : speaker.say('swapped', { out: theList(left), in: theList(came) });
}

function warmest(pieces: readonly Garment[]): Garment[] | null {
  const layers = place(pieces).filter(({ slot }) => slot === 'outer' || slot === 'mid');
  return layers.length > 0 ? layers.map(({ garment }) => garment) : null;
}

const forPuddles = /\b(?:agua|lluvia|goma)\b/i;

/** Drops sports shoes from the candidates unless requested or beside sportswear, and rubber boots on a dry day. */
export function suited(
  wardrobe: readonly Garment[],
  ids: readonly string[],
  wanted: readonly string[],
  pieces: readonly Garment[],
  { isWet, isDressy }: { isWet: boolean; isDressy: boolean },
): string[] {
  const isOfSport = ({ category, style }: Garment) => category === 'shoes' && style === 'sport';
  const isRubber = ({ category, name }: Garment) => category === 'shoes' && !isWet && forPuddles.test(name);
  const besideSport = pieces.some(({ style }) => style === 'sport');
  const isOfParty = ({ category, style }: Garment) =>
    category === 'accessories' && style === 'party' && !isDressy;
  const others = garmentsByIds(wardrobe, ids).filter(
    (one) =>
      (!(isOfSport(one) && !besideSport) && !isRubber(one) && !isOfParty(one)) || wanted.includes(one.id),
  );
  return others.length > 0 ? others.map(({ id }) => id) : [...ids];
}

const isShod = (wardrobe: readonly Garment[], { garmentIds }: { garmentIds: readonly string[] }): boolean =>
  garmentsByIds(wardrobe, garmentIds).some(({ category }) => category === 'shoes');

/** Whatever leaves, a look that had shoes has some. */
async function shod(
  context: IntentContext,
  current: ShownOutfit,
  edit: Edit,
  on: { day: Day; wishes: Wishes },
): Promise<ComposedOutfit | undefined> {
  const { wardrobe } = context;
  const outfit = await compose(context, current, edit, on);
  if (!outfit || isShod(wardrobe, outfit) || !isShod(wardrobe, current)) return outfit;
  const gone = new Set([...on.wishes.mustAvoid, ...edit.avoid, ...edit.out.map(({ id }) => id)]);
  const shoes = wardrobe.filter((one) => one.category === 'shoes' && isAtHand(one) && !gone.has(one.id));
  const needed = on.wishes.moods.filter((mood) => needs.has(mood));
  const fit = shoes.filter((one) => !needed.some((mood) => moodEffects[mood].avoids?.(one)));
  const list = (fit.length > 0 ? fit : shoes).map(({ id }) => id);
  const again =
    list.length > 0
      ? await compose(context, current, { ...edit, lists: [...edit.lists, list] }, on)
      : undefined;
  return again && isShod(wardrobe, again) ? again : undefined;
}

/** The outfit with an edit; where it does not fit, what is optional gives way. */
async function compose(
  context: IntentContext,
  current: ShownOutfit,
  edit: Edit,
  { day, wishes }: { day: Day; wishes: Wishes },
): Promise<ComposedOutfit | undefined> {
  const { wardrobe, box } = context;
  const pieces = garmentsByIds(wardrobe, current.garmentIds);
  const { keep, among } = garmentsFor(wardrobe, current.garmentIds, edit, wishes.mustAvoid);
  const isWet = day.rain === true || wishes.moods.some((mood) => mood === 'muddy' || mood === 'messy');
  const { occasion } = dayInput(day, box);
  const on = { isWet, isDressy: /^(?:party|date|formal)$/.test(occasion) };
  const named = edit.wanted.length > 1 && !on.isDressy ? [] : edit.wanted;
  const request: ComposeInput = {
    ...dayInput(day, box),
    avoidedColours: wishes.avoidedColours,
    colours: wishes.moods.includes('one-colour') ? wishes.colours : [],
    moods: wishes.moods.filter((mood) => feltC[mood] === undefined),
    mustAvoid: wishes.mustAvoid.filter((id) => !keep.includes(id)),
    mustInclude: keep,
    oneOfEach: edit.lists
      .filter((list) => list.length > 0)
      .slice(0, 4)
      .map((list) => suited(wardrobe, list, named, pieces, on).slice(0, 12)),
    among: suited(wardrobe, among, [...edit.wanted, ...keep], pieces, on),
    count: 1,
  };
  if (edit.isOnly) {
    const mustInclude = [...keep, ...edit.lists.flatMap((list) => list.slice(0, 1))];
    return (await context.use('composeOutfits', { ...request, mustInclude, exactly: true })).outfits[0];
  }
  const [exact] = (await context.use('composeOutfits', request)).outfits;
  const isWarmer = (outfit: ComposedOutfit) =>
    isBeyond(wardrobe, { axis: 'warmth', sign: 1 }, outfit, current);
  // Colder than it was: a layer more, where the engine sees no need.
  if (edit.returns && edit.isColder && !(exact && isWarmer(exact))) {
    for (const more of layersFor(wardrobe, current.garmentIds)) {
      if (more.length === 0) continue;
      const [warmer] = (
        await context.use('composeOutfits', {
          ...request,
          mustInclude: [...current.garmentIds],
          oneOfEach: [more.slice(0, 12)],
          among: [...current.garmentIds, ...more.slice(0, 12)],
        })
      ).outfits;
      if (warmer && isWarmer(warmer)) return warmer;
    }
    // Without anything warmer the outfit stays, rather than losing its coat.
    const asItIs = { ...request, mustInclude: [...current.garmentIds], among: [...current.garmentIds] };
    return (await context.use('composeOutfits', { ...asItIs, oneOfEach: [] })).outfits[0] ?? exact;
  }
  if (exact) return exact;
  // By their places in the outfit as it was: a sweater is no shirt because the shirt left.
  const main = place(garmentsByIds(wardrobe, current.garmentIds)).filter(
    ({ slot, garment }) =>
      keep.includes(garment.id) && ['base', 'bottom', 'onePiece', 'shoes'].includes(slot),
  );
  const eased = { ...request, mustInclude: main.map(({ garment }) => garment.id) };
  const [without] = (await context.use('composeOutfits', eased)).outfits;
  if (without) return without;
  // Tights are not worn with trousers, and the trousers stay.
  const isAddition = edit.out.length === 0 && edit.open.length === 0;
  if (isAddition) return undefined;
  const [anew] = (await context.use('composeOutfits', { ...request, mustInclude: [], among: null })).outfits;
  return edit.lists.length > 0 ? anew : undefined;
}
