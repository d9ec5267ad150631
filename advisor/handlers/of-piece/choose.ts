import { traitsOf } from '#stylist/piece.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { noDay } from '../../state.ts';
import { wantsLook } from '../../understand/asking/requests-outfit.ts';
import { colourAnswers, nameStems, ownColour } from '../../understand/garments/find-garments.ts';
import { colourLexicon } from '../../understand/garments/garment-words.ts';
import { scaleIn } from '../../understand/plans/purposes.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { the } from '../../voice/names.ts';
import type { Phrase } from '../../voice/phrase.ts';
import type { Annotated } from '../../words/pattern.ts';
import { dayInput, dayWith } from '../day.ts';
import { dress } from '../dress/dress.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, type Reply } from '../handler.ts';
import { choiceIn, isOr } from '../opinions/asks-verdict.ts';
import { verdictOn } from '../opinions/verdict.ts';
import { exchanged } from '../opinions/verdict-on-table.ts';
import { referenceTo } from '../referent.ts';
import { wishesWith } from '../wishes.ts';
import { judged } from './answer.ts';
import { type Asking, aspectsIn, isExcluded, isQuestion, piecesOf } from './asked.ts';

export type Sides = {
  first: Garment;
  second: Garment;
  /** Where the word stands that parts them. */
  at: number;
};

const widest = 6;
const nearest = 2;
const small = /^(?:el|la|los|las|un|una|de|del|a|con|y|o|u|en|para|por|que|me|se|mi|mis|tu|es|lo|mejor)$/;
const mostShort = 22;

/** How many of the words tell of a garment, the name or its colour. */
function told(garment: Garment, words: readonly Annotated[]): number {
  const stems = nameStems(garment);
  return words.reduce((sum, word) => {
    if (small.test(word.text)) return sum;
    const [colour] = colourLexicon.find([word]);
    const isOwn = colour && colourAnswers(garment, colour.meaning, stems) >= ownColour;
    return sum + (stems.has(word.stem) || isOwn ? 1 : 0);
  }, 0);
}

const isNameWord = (owned: readonly Garment[], { stem }: Annotated) =>
  owned.some((garment) => nameStems(garment).has(stem));

const placeOf = ({ kind }: Garment) => slotsOfKind[kind][0];

/** "chelsea o derby", "¿la de pata de gallo o la negra?": two of one place, by the words on either side. */
function byWords(context: Asking, tokens: readonly Annotated[], at: number): Sides | null {
  const left = tokens.slice(Math.max(0, at - widest), at);
  const right = tokens.slice(at + 1, at + 1 + widest);
  const owned = context.wardrobe.filter(isAtHand);
  const isPointed = (words: readonly Annotated[]) =>
    words.some(({ text }) => /^(?:el|la|los|las)$/.test(text)) ||
    words.some(
      (word) => !small.test(word.text) && colourLexicon.find([word]).length === 0 && isNameWord(owned, word),
    );
  // "¿blanca o celeste?" asks about a colour in general.
  const hasNoun = left.some(({ classes }) => classes.some(({ name }) => name === 'garment'));
  if (!hasNoun && !isPointed(left.slice(-nearest)) && !isPointed(right.slice(0, nearest))) return null;
  const scored = (words: readonly Annotated[]) =>
    owned.flatMap((garment) => {
      const count = told(garment, words);
      return count > 0 ? [{ garment, count }] : [];
    });
  const seconds = scored(right);
  const pairs = scored(left)
    .flatMap((one) =>
      seconds
        .filter(({ garment }) => garment.id !== one.garment.id && placeOf(garment) === placeOf(one.garment))
        .map((two) => ({
          first: one.garment,
          second: two.garment,
          at,
          // What is said on the other side as well tells them apart badly.
          worth:
            one.count +
            two.count -
            0.6 * (told(one.garment, right) + told(two.garment, left)) +
            (one.garment.kind === two.garment.kind ? 0.5 : 0),
        })),
    )
    .sort((a, b) => b.worth - a.worth);
  const [best] = pairs;
  const rivals = pairs.filter(({ worth }) => worth === best?.worth).length;
  return best && rivals <= mostRivals ? best : null;
}
const mostRivals = 2;

const parting = (tokens: readonly Annotated[]): number[] => {
  const between = tokens.findIndex(({ text }) => text === 'entre');
  return tokens.flatMap((token, at) =>
    isOr(token) || (between >= 0 && at > between && token.text === 'y') ? [at] : [],
  );
};

function byMentions(context: IntentContext): Sides | null {
  const choice = choiceIn(context);
  const [one, two] = [choice?.first[0], choice?.second[0]];
  if (!one || !two) return null;
  const [first] = piecesOf(context, one);
  const second = piecesOf(context, two).find(({ id }) => id !== first?.id);
  const isSure = [one, two].every((side) => piecesOf(context, side).length === 1);
  return first && second && isSure ? { first, second, at: one.end } : null;
}

/** The two that a message asks to choose from. */
export function sidesIn(context: Asking): Sides | null {
  const { tokens } = context.understood.reading;
  if (isExcluded(context) || !(isQuestion(context) || tokens.length <= mostShort)) return null;
  const between = tokens.some(({ text }) => text === 'entre');
  if (wantsLook(tokens) && !between) return null;
  const mentioned = byMentions(context as IntentContext);
  if (mentioned) return mentioned;
  for (const at of parting(tokens)) {
    const found = byWords(context, tokens, at);
    if (found) return found;
  }
  return null;
}

type Choice = { best: Garment; other: Garment; why: Phrase };

function byAspect(context: IntentContext, { first, second }: Sides): Choice | null {
  const asksMost = context.understood.reading.tokens.some(({ text }) => text === 'mas');
  for (const { aspect, asksFault } of aspectsIn(context)) {
    if (!aspect.concerns(first) || !aspect.concerns(second) || (asksFault && asksMost)) continue;
    const [one, two] = [judged(context, aspect, first), judged(context, aspect, second)];
    const apart = one.level - two.level || (one.rank ?? 0) - (two.rank ?? 0);
    if (apart === 0) continue;
    return apart > 0
      ? { best: first, other: second, why: one.why }
      : { best: second, other: first, why: two.why };
  }
  return null;
}

function byScale(context: IntentContext, { first, second }: Sides): Choice | null {
  const { tokens } = context.understood.reading;
  const scale = scaleIn(tokens);
  if (!scale) return null;
  const [one, two] = [first, second].map((garment) => scale.value(garment, traitsOf(garment)));
  const isLeast = tokens.some(({ text }) => text === 'menos');
  if (one === undefined || two === undefined || one === two) return null;
  const isFirst = one > two !== isLeast;
  return {
    best: isFirst ? first : second,
    other: isFirst ? second : first,
    why: scale.why[isLeast ? 1 : 0],
  };
}

/** The message as if it had named both. */
function namingBoth(context: IntentContext, { first, second, at }: Sides): IntentContext {
  const { understood } = context;
  const sideOf = (garment: Garment, start: number): GarmentReference => ({
    ...referenceTo([garment], garment.name.toLocaleLowerCase('es')),
    start,
    end: start + 1,
  });
  const garments = [sideOf(first, at - 1), sideOf(second, at + 1)];
  return { ...context, understood: { ...understood, slots: { ...understood.slots, garments } } };
}

async function byVersatility(context: IntentContext, { first, second }: Sides): Promise<Choice | null> {
  const { state, understood, box, wardrobe } = context;
  const day = dayWith(state.outfits.length > 0 ? state.day : noDay, understood.slots, box);
  const sides = await context.use('compareGarments', {
    ...dayInput(day, box),
    firstId: first.id,
    secondId: second.id,
  });
  const [one, two] = sides ?? [];
  const [best, other] = garmentsByIds(wardrobe, [one?.garmentId ?? '', two?.garmentId ?? '']);
  if (!one || !two || !best || !other) return null;
  return {
    best,
    other,
    why:
      one.outfits > two.outfits
        ? 'combina con más cosas de tu armario'
        : 'con lo demás que tienes, el conjunto queda más redondo',
  };
}

export const asksChoice = (context: IntentContext): boolean => sidesIn(context) !== null;

/** One of the two, by what the circumstance asks of them, else by the day, else by what goes with them. */
export const tellChoice: IntentHandler = async (context): Promise<Reply> => {
  const { state, understood, speaker, wardrobe, box } = context;
  const sides = sidesIn(context);
  if (!sides) return { sentences: [speaker.say('ask-garments')] };
  const day = dayWith(state.day, understood.slots, box);
  const both = namingBoth(context, sides);
  const { wishes } = wishesWith(state.wishes, { ...understood.slots, garments: [] }, wardrobe);
  const found = byAspect(context, sides) ?? byScale(context, sides);
  const ofDay = found ? null : await verdictOn(both, day, { ...wishes, moods: wishes.moods });
  const chosen = found ?? (ofDay ? null : await byVersatility(context, sides));
  const verdict =
    ofDay ??
    (chosen && {
      says: speaker.say('verdict-choice', {
        best: the(chosen.best),
        other: the(chosen.other),
        why: chosen.why,
      }),
      into: [chosen.best.id],
      out: [chosen.other.id],
      about: [chosen.best.id, chosen.other.id],
    });
  if (!verdict) return { sentences: [speaker.say('ask-garments')] };
  if (state.outfits.length > 0) return exchanged(context, verdict, day, wishes);
  if (ofDay && understood.slots.occasion !== null)
    return dress({ ...both, understood: { ...both.understood, intent: 'dress' } });
  const ids = [...new Set([...verdict.into, ...verdict.out])];
  return {
    sentences: [verdict.says],
    garmentIds: ids,
    remember: { topic: 'compare', day, asked: null, focus: ids },
  };
};
