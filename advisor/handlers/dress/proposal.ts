import { categoryOfKind } from '#contract/vocabulary.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { momentCalled } from '../../moments/moments.ts';
import { type DialogueState, emptyTable } from '../../state.ts';
import type { Composed } from '../../tools/compose.ts';
import { isMourning } from '../../tools/customs.ts';
import { colourAnswers, nameStems } from '../../understand/garments/find-garments.ts';
import { needs } from '../../understand/moods.ts';
import type { Slots } from '../../understand/slots.ts';
import { inOrder, the } from '../../voice/names.ts';
import { type Part, type Phrase, quote } from '../../voice/phrase.ts';
import { purposeIn } from '../day.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { lookOf, reasonFor } from '../tell-outfit.ts';
import { unownedText, type Wanted } from '../wishes.ts';
import { unmetIn } from './brief.ts';
import { demandsMet } from './demands-met.ts';
import { rememberOutfits } from './remember.ts';

function essentialGap({ missing }: Composed): string | null {
  return missing.find(({ essential }) => essential)?.text ?? null;
}

/** A gap worth mentioning, where the day requires it and the wardrobe has nothing that this wish only kept away. */
function gapWorthSaying({ missing }: Composed, wardrobe: readonly Garment[]): string | null {
  const [gap] = missing;
  const isOfAir = gap?.key === 'outer' || gap?.kinds.some((kind) => categoryOfKind[kind] === 'shoes');
  const isKeptAway = isOfAir === true && wardrobe.some(({ kind }) => gap?.kinds.includes(kind));
  return gap && !isKeptAway ? gap.text : null;
}

/** Mentions requested garments that are in the laundry. */
function laundryNote({ wardrobe, speaker }: IntentContext, ids: readonly string[]): readonly Part[] | null {
  const washed = garmentsByIds(wardrobe, ids).find(({ inLaundry }) => inLaundry);
  return washed ? speaker.say('laundry', { piece: the(washed) }) : null;
}

/** Score up to which the best outfit is introduced as a compromise. */
const poorScore = 55;

/** "lo que piden las fiestas del pueblo" */
const asks = (purpose: string): string =>
  `lo que ${/^(l|un)[oa]s /.test(purpose) ? 'piden' : 'pide'} ${purpose}`;

const hotC = 27;

export const isBound = (
  { moods, mustInclude }: Wanted['wishes'],
  day: DialogueState['day'],
  slots: Slots,
): boolean =>
  moods.some((mood) => needs.has(mood) || mood === 'relaxed' || mood === 'smart-casual') ||
  (day.temperatureC ?? 0) >= hotC ||
  slots.garments.some(({ stance }) => stance === 'unwanted') ||
  (mustInclude.length > 0 && day.occasion === 'casual');

/** Explains that the wardrobe does not meet the request. Dark and plain will do at a funeral. */
export function notQuite(
  { speaker }: IntentContext,
  { outfits, relaxed }: Composed,
  day: DialogueState['day'],
  isBoundByWish = false,
): readonly Part[] | null {
  if (relaxed) return speaker.say('not-quite', { what: 'lo que pides' });

  // Pieces may match well and still miss the occasion.
  const fit = outfits[0]?.parts.find(({ rule }) => rule === 'occasion');
  const misfit =
    day.occasion !== null &&
    !isMourning(day.event) &&
    !isBoundByWish &&
    fit !== undefined &&
    fit.points < fit.max / 2;
  return misfit || (outfits[0]?.aiScore ?? 100) <= poorScore
    ? speaker.say('not-quite', { what: asks(purposeIn(day)) })
    : null;
}

/** Names the parts of the message that were not understood. */
export const notUnderstood = ({ understood, speaker }: IntentContext): readonly Part[] | null =>
  understood.reading.unknownPlan !== null && understood.slots.occasion === null
    ? speaker.say('not-understood', { what: quote(understood.reading.unknownPlan) })
    : null;

export const lowered = (sentence: string) =>
  `${sentence.charAt(0).toLocaleLowerCase('es')}${sentence.slice(1)}`;

/** Pieces that tell an outfit from another. */
const besides = (outfit: ComposedOutfit, other: ComposedOutfit): string[] =>
  outfit.garmentIds.filter((id) => !other.garmentIds.includes(id));

const hasConsoled = ({ speaker, state }: IntentContext): boolean =>
  momentCalled(state.moment)?.theme === 'loss' ||
  speaker.said().some((key) => /^(grief|condolence)\./.test(key));

const mainOf = ({ wardrobe }: IntentContext, { garmentIds }: ComposedOutfit): string =>
  inOrder(garmentsByIds(wardrobe, garmentIds))[0]?.id ?? '';

type Proposal = {
  day: DialogueState['day'];
  wanted: Wanted;
  isNew: boolean;
  also?: Phrase | null;
};

export function proposal(
  context: IntentContext,
  composed: Composed,
  { day, wanted, isNew, also }: Proposal,
): Reply {
  const { speaker, understood } = context;
  const [first, second, ...others] = composed.outfits;
  const { wishes, unowned } = wanted;
  const remember = { topic: understood.intent, day, wishes, asked: null, trip: context.state.trip };
  if (!first) {
    const gap = essentialGap(composed) ?? composed.missing[0]?.text;
    return {
      sentences: [speaker.say('few-garments'), gap && speaker.say('missing', { text: lowered(gap) })],
      remember: { ...remember, ...emptyTable },
    };
  }
  // A colour that was asked for is named.
  const coloured = garmentsByIds(context.wardrobe, first.garmentIds).filter((garment) =>
    wishes.colours.some((colour) => colourAnswers(garment, colour, nameStems(garment)) > 0),
  );
  const look = lookOf(
    context,
    first,
    coloured.map(({ id }) => id),
  );
  const isAbout = day.occasion !== null;
  const lead =
    unowned.length > 0
      ? [
          ...speaker.say('unowned', { what: unownedText(unowned) }),
          ' ',
          ...speaker.say('unowned-instead', { look }),
        ]
      : isMourning(day.event)
        ? speaker.say('outfit-sober', { look, for: purposeIn(day) })
        : isAbout
          ? speaker.say('outfit', { look, for: purposeIn(day) })
          : speaker.say('outfit-plain', { look });
  const gap = gapWorthSaying(composed, context.wardrobe);
  const isGuess = !isAbout && wishes.mustInclude.length + wishes.oneOfEach.length === 0;
  return {
    sentences: [
      isMourning(day.event) && !hasConsoled(context) && speaker.say('condolence'),
      !isMourning(day.event) && notQuite(context, composed, day, isBound(wishes, day, understood.slots)),
      lead,
      // Beside a second outfit, the reasons unfold under each.
      !second && !isMourning(day.event) && reasonFor(context, first),
      ...demandsMet(context, first, wanted, day),
      unmetIn(context, first.garmentIds, wishes),
      laundryNote(context, wishes.mustInclude),
      gap && speaker.say('missing', { text: lowered(gap) }),
      second &&
        !isMourning(day.event) &&
        speaker.say('second', {
          look: lookOf(context, second, [mainOf(context, second), ...besides(second, first)]),
        }),
      ...others.map((outfit) => speaker.say('another', { look: lookOf(context, outfit) })),
      also,
      isGuess && speaker.say('assumed', { for: purposeIn(day) }),
      notUnderstood(context),
    ],
    outfits: composed.outfits,
    remember: rememberOutfits(context, composed.outfits, remember, isNew),
  };
}
