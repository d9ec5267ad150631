import { dayInput, dayWith } from './dress.ts';
import { type Answer, lookOf, withoutWardrobe } from './reply.ts';
import { noDay } from './state.ts';

const usualDays = 3;
const mostDays = 14;

/** "Pack for four days in Rome." */
export const suitcase: Answer = async (context) => {
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
export const gaps: Answer = async (context) => {
  const { say } = context;
  const nothing = withoutWardrobe(context);
  if (nothing) return { kind: 'gaps', sentences: [nothing] };
  const found = await context.use('findGaps', { count: 2 });
  return {
    kind: 'gaps',
    sentences: found.length === 0 ? [say('gaps-none')] : [say('gaps'), ...found.map(({ text }) => text)],
  };
};
