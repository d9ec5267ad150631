import { type ColorName, colorNames } from '#contract/colors.ts';
import { colourOf } from '#stylist/colour/spelled.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { traitsOf } from '#stylist/piece.ts';
import { place } from '#stylist/requests/placing.ts';
import { type Slot, slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { type Day, type ShownOutfit, sameGarments } from '../../state.ts';
import type { ComposeInput } from '../../tools/compose.ts';
import { colourAnswers, nameStems } from '../../understand/garments/find-garments.ts';
import type { Mood } from '../../understand/moods.ts';
import { inOrder } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { planFollows } from '../calendar.ts';
import { dayInput, purposeIn } from '../day.ts';
import { isBound, lowered, notQuite, notUnderstood } from '../dress/proposal.ts';
import { rememberOutfits } from '../dress/remember.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { beyond, shownIds } from '../moves.ts';
import { type Goal, goalsOf } from '../opinions/measure.ts';
import { lookOf, reasonFor } from '../tell-outfit.ts';
import { withoutUnfit } from '../unfit.ts';
import { unlike } from '../unlike.ts';
import { unownedText, wishesWith } from '../wishes.ts';
import { changeOf } from './name-change.ts';

export const otherColour = patternOf(
  'otro|otros color|colores|tono / cambi~ [de] [el] color|colores / ese|este color [no] me',
);

export async function recomposed(context: IntentContext, current: ShownOutfit, day: Day): Promise<Reply> {
  const { state, understood, wardrobe, box, speaker } = context;
  // Hats and thermals of a case are for its days.
  const shown = new Set(state.outfits.flatMap(({ garmentIds }) => garmentIds));
  const mustInclude = state.wishes.mustInclude.filter((id) => shown.has(id));
  const asked = wishesWith({ ...state.wishes, mustInclude }, understood.slots, wardrobe);
  const { unowned } = asked;
  const said = withoutUnfit(context, unlike(context, asked.wishes));
  const isRecoloured = occurs(otherColour, understood.reading.tokens);
  const wishes = isRecoloured
    ? { ...said, avoidedColours: [...said.avoidedColours, ...mainColours(context, current)].slice(0, 8) }
    : said;
  const request = {
    ...dayInput(day, box),
    ...wishes,
    notAgain: understood.slots.moods.length > 0 || isRecoloured ? shownIds(context) : [],
    count: 1,
  };
  // A quality that is asked for shows in the main piece.
  const main = place(garmentsByIds(wardrobe, current.garmentIds)).find(
    ({ slot, garment }) =>
      (slot === 'onePiece' || slot === 'base') && !wishes.mustInclude.includes(garment.id),
  );
  const isNewLook = understood.slots.moods.some((mood) => ofMainPiece.has(mood)) && main !== undefined;
  const goals = goalsOf(understood.slots.moods);
  const count = goals.length > 0 ? 5 : 1;
  let composed = await context.use(
    'composeOutfits',
    isNewLook
      ? { ...request, mustAvoid: [...wishes.mustAvoid, main.garment.id], count }
      : { ...request, count },
  );
  if (isNewLook && composed.outfits.length === 0)
    composed = await context.use('composeOutfits', { ...request, count });
  let outfit = goals.length > 0 ? undefined : composed.outfits[0];
  for (const goal of goals) outfit ??= await beyond(context, current, goal, request, composed);
  if (goals.length === 0 && !isRecoloured) outfit = (await coloured(context, outfit, request)) ?? outfit;
  outfit ??= await dressed(context, current, { goals, request });
  const remember = { topic: 'adjust' as const, day, wishes, asked: null };
  if (goals.length > 0 && !outfit && composed.outfits.length > 0)
    return {
      sentences: [speaker.say('no-further', { change: changeOf(context, purposeIn(day)) })],
      garmentIds: current.garmentIds,
      remember: { topic: 'adjust', asked: null },
    };
  if (!outfit) {
    const gap = composed.missing[0]?.text;
    return {
      sentences: [speaker.say('no-other'), gap && speaker.say('missing', { text: lowered(gap) })],
      remember: { ...remember, wishes: state.wishes, day: state.day },
    };
  }
  const change = changeOf(context, purposeIn(day));
  const came = outfit.garmentIds.filter((id) => !current.garmentIds.includes(id));
  const look = lookOf(
    context,
    outfit,
    came.length === 1 ? [...wishes.mustInclude, ...came] : wishes.mustInclude,
  );
  const same = sameGarments(outfit, current);
  return {
    sentences: [
      unowned.length > 0 && speaker.say('unowned', { what: unownedText(unowned) }),
      notQuite(context, composed, day, isBound(wishes, day, understood.slots)),
      speaker.say(same ? 'still-good' : 'adjusted', { change, look }),
      !same && reasonFor(context, outfit),
      notUnderstood(context),
      !same && (await planFollows(context, current, outfit)),
    ],
    outfits: [outfit],
    remember: rememberOutfits(context, [outfit], remember, false),
  };
}

const seenFirst: ReadonlySet<Slot> = new Set(['base', 'mid', 'onePiece', 'bottom', 'outer']);

async function coloured(
  { wardrobe, understood, use }: IntentContext,
  outfit: ComposedOutfit | undefined,
  request: ComposeInput,
): Promise<ComposedOutfit | undefined> {
  const { colours } = understood.slots;
  const isOfIt = (one: Garment) => colours.some((colour) => colourAnswers(one, colour, nameStems(one)) > 0);
  const isMet = garmentsByIds(wardrobe, outfit?.garmentIds ?? []).some(isOfIt);
  if (colours.length === 0 || isMet) return undefined;
  const pieces = wardrobe.filter(
    (one) => isOfIt(one) && isAtHand(one) && slotsOfKind[one.kind].some((slot) => seenFirst.has(slot)),
  );
  if (pieces.length === 0) return undefined;
  const oneOfEach = [pieces.map(({ id }) => id).slice(0, 12)];
  return (await use('composeOutfits', { ...request, oneOfEach, count: 1 })).outfits[0];
}

const dressing: ReadonlySet<Slot> = new Set(['bag', 'jewellery', 'earrings', 'necklace', 'belt', 'tie']);
const leastOfFinery = 0.5;

async function dressed(
  { wardrobe, use }: IntentContext,
  current: ShownOutfit,
  { goals, request }: { goals: readonly Goal[]; request: ComposeInput },
): Promise<ComposedOutfit | undefined> {
  if (!goals.some(({ axis, sign }) => axis === 'dressiness' && sign > 0)) return undefined;
  const taken = new Set(place(garmentsByIds(wardrobe, current.garmentIds)).map(({ slot }) => slot));
  const finery = wardrobe.filter((one) => {
    const [slot = 'base'] = slotsOfKind[one.kind];
    const isFree = dressing.has(slot) && !taken.has(slot);
    return isFree && isAtHand(one) && traitsOf(one).formality >= leastOfFinery;
  });
  const ids = finery.map(({ id }) => id).filter((id) => !request.mustAvoid?.includes(id));
  if (ids.length === 0) return undefined;
  const { outfits } = await use('composeOutfits', {
    ...request,
    notAgain: [],
    mustInclude: [...current.garmentIds].slice(0, mostKept),
    oneOfEach: [ids.slice(0, 12)],
    among: [...current.garmentIds, ...ids].slice(0, 400),
    count: 1,
  });
  return outfits[0];
}
const mostKept = 8;

/** The colours of the largest piece, which "otro color" replaces. */
function mainColours({ wardrobe }: IntentContext, { garmentIds }: ShownOutfit): ColorName[] {
  const [main] = inOrder(garmentsByIds(wardrobe, garmentIds));
  const colour = main && colourOf(main);
  return colour && colorNames.includes(colour as ColorName) ? [colour as ColorName] : [];
}

const ofMainPiece: ReadonlySet<Mood> = new Set([
  'bold',
  'colourful',
  'modern',
  'feminine',
  'loose',
  'covered',
]);
