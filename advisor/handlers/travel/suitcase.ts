import type { ColorName } from '#contract/colors.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { capitalise } from '#stylist/language/es/grammar.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { noDay, type ShownOutfit } from '../../state.ts';
import { colourAnswers, nameStems } from '../../understand/garments/find-garments.ts';
import type { Intent } from '../../understand/intents.ts';
import { isMeant, leadsTo } from '../../understand/learned/intents-learned.ts';
import { inOrder, theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dayInput, dayWith, purposeIn } from '../day.ts';
import { rememberOutfits } from '../dress/remember.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { adviceWithout, lookOf } from '../tell-outfit.ts';
import { unownedText } from '../wishes.ts';
import { asksWhatLeaves, changeIn, limiting, onePlanMore, packedIn } from './case-change.ts';

const mostBeside = 6;
const mostExtras = 24;
const mostLost = 8;
const mostWords = 22;
const ofKnowledge: ReadonlySet<Intent | null> = new Set(['knowledge']);
const surelyKnowledge = 0.85;

/** Whether the looks on the table are those of a trip, also after a question on something else. */
const isOnTable = ({ state, understood }: IntentContext): boolean =>
  state.topic === 'pack' ||
  (state.outfits.length > 0 &&
    state.outfits.every(({ name }) => /^(Día \d|Una noche|En \p{L}+[,:])/u.test(name)) &&
    (understood.slots.occasion !== null ||
      isMeant(understood.aims, 'pack-change', 'ask-with', 'ask-without')));

export function changesCase(context: IntentContext): boolean {
  const { understood } = context;
  const { tokens } = understood.reading;
  return (
    isOnTable(context) &&
    (leadsTo(understood.aims, ofKnowledge) < surelyKnowledge || occurs(asksWhatLeaves, tokens)) &&
    (understood.slots.when === null || occurs(onePlanMore, tokens)) &&
    (!understood.onlyAsks ||
      occurs(asksWhatLeaves, tokens) ||
      (occurs(limiting, tokens) && !understood.reading.text.includes('?'))) &&
    tokens.length <= mostWords &&
    changeIn(context, packedIn(context)) !== null
  );
}

/** The look of one more plan that adds least, in the colours that are asked for. */
async function oneMore(
  context: IntentContext,
  packed: readonly Garment[],
  gone: ReadonlySet<string>,
): Promise<ComposedOutfit | undefined> {
  const { state, understood, box, wardrobe } = context;
  const { slots, reading } = understood;
  const { temperatureC, rain, season } = state.day;
  const said = dayWith(
    { ...noDay, temperatureC, rain, season },
    { ...slots, place: null, isAside: false },
    box,
  );
  const isEvening = slots.occasion === null || occurs(nights, reading.tokens);
  const occasion = isEvening && !/^(party|formal|date)$/.test(said.occasion ?? '') ? 'date' : said.occasion;
  const { outfits } = await context.use('composeOutfits', {
    ...dayInput({ ...said, occasion, event: isEvening && slots.event === null ? null : said.event }, box),
    colours: [...slots.colours],
    oneOfEach: allIn(context, slots.colours),
    mustAvoid: [...new Set([...gone, ...state.wishes.mustAvoid])].slice(0, 400),
    count: 5,
  });
  const added = ({ garmentIds }: ComposedOutfit) =>
    garmentIds.filter((id) => !packed.some((piece) => piece.id === id)).length;
  const inColour = ({ garmentIds }: ComposedOutfit) =>
    garmentsByIds(wardrobe, garmentIds).filter((one) =>
      slots.colours.some((colour) => colourAnswers(one, colour, nameStems(one)) > 0),
    ).length;
  const top = Math.max(0, ...outfits.map(({ aiScore }) => aiScore));
  const [best] = outfits
    .filter(({ aiScore }) => slots.event === null || aiScore >= top - mostLost)
    .toSorted((a, b) => inColour(b) - inColour(a) || added(a) - added(b));
  const isNamed = slots.event !== null || !isEvening;
  return best && { ...best, name: `${isNamed ? capitalise(purposeIn(said)) : 'Noche'}: ${best.name}` };
}
/** "de blanco": top and trousers of the colour, where there are some. */
export const allIn = ({ wardrobe }: IntentContext, colours: readonly ColorName[]): string[][] =>
  (['base', 'bottom'] as const)
    .map((slot) =>
      wardrobe.filter(
        (one) =>
          isAtHand(one) &&
          slotsOfKind[one.kind][0] === slot &&
          colours.some((colour) => colourAnswers(one, colour, nameStems(one)) > 0),
      ),
    )
    .filter((found) => found.length > 0)
    .map((found) => found.slice(0, 12).map(({ id }) => id));
const nights = patternOf('noche|cena|cenar|fiesta|salir');

export const prefixOf = ({ name }: ShownOutfit): string =>
  name.includes(': ') ? `${name.split(': ')[0]}: ` : '';

/** The same trip with a changed case; what is not asked for stays. */
export async function repacked(context: IntentContext): Promise<Reply | null> {
  const { state, wardrobe, speaker, box } = context;
  const byIds = (ids: readonly string[]) => garmentsByIds(wardrobe, [...new Set(ids)]);
  const packed = packedIn(context);
  const wanted = packed.length > 0 ? changeIn(context, packed) : null;
  if (!wanted) return null;
  const day = dayInput(state.day, box);
  const gone = new Set(wanted.out.map(({ id }) => id));
  const extras = [...state.wishes.mustInclude.filter((id) => !gone.has(id)), ...wanted.into];

  const places = (piece: Garment) => slotsOfKind[piece.kind][0];
  const isTop = (piece: Garment) => /^(base|onePiece)$/.test(places(piece) ?? '');
  const replaced = async (outfit: ShownOutfit, out: ReadonlySet<string>) => {
    if (wanted.out.length === 0 || wanted.into.length > 0) return undefined;
    const left = outfit.garmentIds.filter((id) => !out.has(id));
    const free = byIds(wanted.out.map(({ id }) => id)).flatMap(({ kind }) => slotsOfKind[kind]);
    const places = new Set(free.includes('onePiece') ? [...free, 'base', 'bottom'] : free);
    const others = wardrobe.filter(
      (one) =>
        isAtHand(one) &&
        !out.has(one.id) &&
        !wanted.out.some(({ kind }) => kind === one.kind) &&
        slotsOfKind[one.kind].some((slot) => places.has(slot)),
    );
    const { outfits } = await context.use('composeOutfits', {
      ...day,
      event: null,
      occasion: outfit.occasion,
      season: outfit.season,
      among: [
        ...new Set([
          ...packed.map(({ id }) => id).filter((id) => !out.has(id)),
          ...others.map(({ id }) => id),
        ]),
      ],
      mustInclude: left.slice(0, 8),
      mustAvoid: [...state.wishes.mustAvoid],
      count: 1,
    });
    return outfits[0];
  };
  const worn = async (
    outfit: ShownOutfit,
    out: ReadonlySet<string>,
    tired: ReadonlySet<string>,
  ): Promise<ComposedOutfit | undefined> => {
    const left = outfit.garmentIds.filter((id) => !out.has(id));
    const isSame = left.length === outfit.garmentIds.length;
    const inCase = [...packed.map(({ id }) => id), ...extras].filter((id) => !out.has(id));
    const among = isSame ? left : inCase;
    const request = {
      ...day,
      event: null,
      occasion: outfit.occasion,
      season: outfit.season,
      among,
      count: 1,
    };
    const fresh = { ...request, mustInclude: left.slice(0, 8), mustAvoid: [...tired] };
    const [rested] = isSame || tired.size === 0 ? [] : (await context.use('composeOutfits', fresh)).outfits;
    if (rested) return { ...rested, name: `${prefixOf(outfit)}${rested.name.split(': ').at(-1)}` };
    const [exact] = (await context.use('composeOutfits', { ...request, mustInclude: left.slice(0, 8) }))
      .outfits;
    const [eased] = exact ? [exact] : (await context.use('composeOutfits', request)).outfits;
    const best =
      eased && eased.aiScore >= outfit.aiScore - mostLost ? eased : ((await replaced(outfit, out)) ?? eased);
    return best && { ...best, name: `${prefixOf(outfit)}${best.name.split(': ').at(-1)}` };
  };
  const dressed = async (out: ReadonlySet<string>) => {
    const all: ComposedOutfit[] = [];
    const wornTwice = (at: number) => {
      const later = state.outfits
        .slice(at + 1)
        .filter(({ garmentIds }) => !garmentIds.some((id) => out.has(id)));
      const days = [...all, ...later];
      return packed
        .filter((piece) => isTop(piece) && days.filter((one) => one.garmentIds.includes(piece.id)).length > 1)
        .map(({ id }) => id);
    };
    for (const [at, outfit] of state.outfits.entries()) {
      const one = await worn(outfit, out, new Set(wornTwice(at)));
      if (one) all.push(one);
    }
    return all;
  };
  // The pieces worn least leave, as long as every day is dressed.
  const isOnly = (piece: Garment) =>
    packed.filter((one) => !gone.has(one.id) && places(one) === places(piece)).length === 1;
  const uses = ({ id }: Garment) => state.outfits.filter(({ garmentIds }) => garmentIds.includes(id)).length;
  const order = [...packed].sort((a, b) => uses(a) - uses(b));
  for (const { pieces, most } of wanted.limits)
    for (const piece of pieces.toSorted((a, b) => uses(a) - uses(b)).slice(0, pieces.length - most))
      gone.add(piece.id);
  let outfits = await dressed(gone);
  if (outfits.length === 0 && wanted.out.length > 0 && state.outfits.length > 0)
    return {
      sentences: [speaker.say('case-needs', { list: theList(inOrder(wanted.out)) })],
      remember: { topic: 'pack', asked: state.asked },
    };
  let left = wanted.fewer;
  // A top is worn two days at most.
  const fewestTops = Math.ceil(state.outfits.length / 2);
  // The trousers of a working day stay with it.
  const isOfWork = (piece: Garment) =>
    places(piece) === 'bottom' &&
    state.outfits.some(
      ({ occasion, garmentIds }) => /^(work|formal)$/.test(occasion) && garmentIds.includes(piece.id),
    );
  const topsLeft = () => packed.filter((one) => isTop(one) && !gone.has(one.id)).length;
  for (const piece of order) {
    if (left === 0) break;
    if ((isTop(piece) && topsLeft() <= fewestTops) || isOfWork(piece)) continue;
    if (gone.has(piece.id) || extras.includes(piece.id) || (isOnly(piece) && places(piece) !== 'outer'))
      continue;
    const without = await dressed(new Set([...gone, piece.id]));
    if (without.length < outfits.length) continue;
    gone.add(piece.id);
    outfits = without;
    left -= 1;
  }
  let more: ComposedOutfit | null = null;
  if (wanted.isMore) {
    const best = await oneMore(context, packed, gone);
    if (best) {
      extras.push(...outfits.slice(mostBeside).flatMap(({ garmentIds }) => garmentIds));
      outfits = [...outfits.slice(0, mostBeside), best];
      more = best;
    }
  }
  const now = byIds([...outfits.flatMap(({ garmentIds }) => garmentIds), ...extras]);
  const absent = packed.filter((piece) => !now.includes(piece));
  const came = now.filter((piece) => !packed.includes(piece));
  const isShort = wanted.fewer > 0 && now.length >= packed.length;
  return {
    sentences: [
      wanted.lacking[0] && [
        ...speaker.say('unowned', { what: unownedText(wanted.lacking) }),
        ...adviceWithout(wanted.lacking[0]),
      ],
      wanted.absent[0] && speaker.say('case-without', { what: unownedText(wanted.absent) }),
      more && speaker.say('case-look', { look: lookOf(context, more) }),
      absent.length > 0 && speaker.say('case-out', { list: theList(inOrder(absent)) }),
      came.length > 0 && speaker.say('case-in', { list: theList(inOrder(came)) }),
      isShort && speaker.say('case-least'),
      absent.length + came.length > 0
        ? speaker.say('case-count', { count: now.length })
        : !isShort && !wanted.lacking[0] && !wanted.absent[0] && speaker.say('case-same'),
    ],
    garmentIds: now.map(({ id }) => id),
    outfits,
    remember: {
      ...rememberOutfits(context, outfits, { topic: 'pack', asked: state.asked }, true),
      trip: {
        ...state.trip,
        added: [...state.trip.added.filter((id) => !gone.has(id)), ...wanted.into].slice(0, mostExtras),
      },
      wishes: {
        ...state.wishes,
        mustInclude: extras.slice(0, mostExtras),
        mustAvoid: [...new Set([...state.wishes.mustAvoid, ...gone])].slice(0, 400),
      },
    },
  };
}
