import { actAsked } from './acts.ts';
import { change, changesTable } from './change.ts';
import { dayInput, dayWith, dress } from './dress.ts';
import { type Answer, type Context, lookOf, type Reply, withoutWardrobe } from './reply.ts';
import { emptyTable, noDay, type ReplyKind } from './state.ts';
import { verdict } from './verdict.ts';
import { factAsked } from './wardrobe-facts.ts';
import type { LineKey, Sign } from './words.ts';

const usualDays = 3;
const mostDays = 14;

/** "Pack for four days in Rome." */
const suitcase: Answer = async (context) => {
  const { heard, say, words } = context;
  const nothing = withoutWardrobe(context);
  if (nothing)
    return { kind: 'suitcase', sentences: [context.library.find(heard.text, 0.3)?.entry.text, nothing] };
  const told = new RegExp(`\\b(?:${words.dates.days})\\b`).exec(heard.text)?.slice(1).find(Boolean);
  const number = told === undefined ? usualDays : (words.numbers[told] ?? Number(told));
  const count = Math.min(mostDays, Math.max(1, number || usualDays));
  const day = dayInput(dayWith(noDay, heard), context);
  const { garmentIds, days } = await context.use('packForTrip', {
    days: Array.from({ length: count }, () => day),
  });
  const outfits = days.flatMap(({ outfit }) => outfit ?? []).slice(0, 7);
  if (garmentIds.length === 0) return { kind: 'suitcase', sentences: [say('suitcase-not')] };
  return {
    kind: 'suitcase',
    sentences: [
      say('suitcase', { days: count, count: garmentIds.length, look: lookOf(context, garmentIds) }),
    ],
    outfits,
    garmentIds,
    remember: { outfits: [] },
  };
};

/** "What's missing from my wardrobe?" */
const gaps: Answer = async (context) => {
  const { say } = context;
  const nothing = withoutWardrobe(context);
  if (nothing) return { kind: 'gaps', sentences: [nothing] };
  const found = await context.use('findGaps', { count: 2 });
  return {
    kind: 'gaps',
    sentences: found.length === 0 ? [say('gaps-none')] : [say('gaps'), ...found.map(({ text }) => text)],
  };
};

const care: Answer = ({ heard, state, words }) => {
  const { answers, again, forMinors } = words.care;
  const kind = heard.care ?? state.care ?? 'self-hatred';
  return {
    kind: 'care',
    sentences: [
      kind === state.care ? again[kind] : answers[kind],
      heard.isMinor && kind !== 'minor' && kind !== 'lured' && forMinors,
    ],
    // Earlier outfits must not be resumed afterwards.
    remember: { care: kind, ...emptyTable },
  };
};

const line =
  (kind: ReplyKind, key: LineKey): Answer =>
  ({ say }) => ({ kind, sentences: [say(key)] });

const offers = ({ words, box }: Context): string => {
  const { quote, suggestions } = words;
  return suggestions[box.advisor].slice(0, 3).map(quote).join(' · ');
};

const unclear: Answer = (context) => ({
  kind: 'unclear',
  sentences: [context.say('unclear', { suggestions: offers(context) })],
});

const abilities: Answer = (context) => ({
  kind: 'abilities',
  sentences: [context.say('abilities', { suggestions: offers(context) })],
});

/** Of a whole wardrobe it answers for one person only. */
const notTheirs: Answer = ({ say, library, heard }) => ({
  kind: 'not-theirs',
  sentences: [say('not-theirs'), library.find(heard.text, 0.35)?.entry.text],
});

/** Share of a question that an entry must cover to come before an outfit. */
const sureShare = 0.72;
const upkeepShare = 0.3;

function knowledge({ library, heard, say }: Context, least?: number): Reply | null {
  const found = library.find(heard.text, least);
  return found && { kind: 'knowledge', sentences: [say('knowledge'), found.entry.text] };
}

/** Civilities are answered alone where a message holds little else. */
const civilMost = 5;
const civilities: readonly (readonly [Sign, Answer])[] = [
  ['thanks', line('thanks', 'thanks')],
  ['goodbye', line('goodbye', 'goodbye')],
  ['greeting', line('greeting', 'greeting')],
];

function isCivilOnly({ heard }: Context): boolean {
  const { mentions, event, occasion, moods, temperatureC, does, wordCount } = heard;
  const asks: readonly Sign[] = ['dress', 'verdict', 'question', 'count', 'list', 'packing', 'save', 'worn'];
  return (
    wordCount <= civilMost &&
    mentions.length + moods.length === 0 &&
    event === null &&
    occasion === null &&
    temperatureC === null &&
    !asks.some((sign) => does.has(sign))
  );
}

/** "What about with jeans?", "too dressy": few words that go on with the outfit on the table. */
const fragmentMost = 5;
const isFragment = (context: Context): boolean =>
  context.heard.wordCount <= fragmentMost && !context.heard.does.has('verdict') && changesTable(context);

const namesPlan = ({ heard }: Context) => heard.event !== null || heard.occasion !== null;

/** Whether a message that asks for nothing in words still wants to be dressed: "a wedding on Saturday", "my blue jeans". */
const hintsAtOutfit = ({ heard }: Context): boolean =>
  heard.event !== null ||
  heard.occasion !== null ||
  heard.temperatureC !== null ||
  heard.rain ||
  heard.moods.length > 0 ||
  heard.mentions.some(({ wanted, ids }) => wanted && ids.length > 0);

export function answerTo(context: Context): Reply | Promise<Reply> {
  const { heard, state } = context;
  const { does } = heard;
  if (heard.care !== null) return care(context);
  const asksAnew =
    does.has('dress') || namesPlan(context) || heard.mentions.length > 0 || does.has('packing');
  if (state.care !== null && !asksAnew) return care(context);
  if (does.has('injection')) return line('refusal', 'refusal')(context);
  const act = actAsked(context);
  if (act) return act(context);
  const civility = isCivilOnly(context) && civilities.find(([sign]) => does.has(sign));
  if (civility) return civility[1](context);
  if (does.has('who')) return line('who', 'who')(context);
  if (does.has('abilities') && !does.has('dress')) return abilities(context);
  if (does.has('forOther')) return notTheirs(context);
  if (does.has('packing')) return suitcase(context);
  if (does.has('gaps')) return gaps(context);
  const fact = factAsked(context);
  if (fact) return fact(context);
  const upkeep = does.has('upkeep') ? knowledge(context, upkeepShare) : null;
  if (upkeep) return upkeep;
  if (isFragment(context)) return change(context);
  const owned = new Set(heard.mentions.flatMap(({ ids }) => ids.slice(0, 1)));
  if (does.has('verdict') && (owned.size > 1 || (owned.size > 0 && isOwn(context)))) return verdict(context);
  const sure = does.has('question') && !does.has('dress') ? knowledge(context, sureShare) : null;
  if (sure) return sure;
  if (does.has('verdict') && (owned.size > 0 || state.outfits.length > 0)) return verdict(context);
  if (changesTable(context)) return change(context);
  if (does.has('dress') && !does.has('offTopic')) return dress(context);
  const known = does.has('question') || !hintsAtOutfit(context) ? knowledge(context) : null;
  if (known) return known;
  if (does.has('offTopic')) return line('off-topic', 'off-topic')(context);
  return hintsAtOutfit(context) ? dress(context) : unclear(context);
}

const isOwn = ({ heard, words }: Context) => new RegExp(`\\b(?:${words.own})\\b`).test(heard.text);
