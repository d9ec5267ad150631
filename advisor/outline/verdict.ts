import { compose, dayInput, dayWith, onTable, reasonFor } from './dress.ts';
import type { Answer, Context } from './reply.ts';
import { garmentsByIds, lookOf, withoutWardrobe } from './reply.ts';
import { noDay, noWishes } from './state.ts';

const together: ReadonlySet<string> = new Set([
  'colour-harmony',
  'formality',
  'silhouette',
  'pattern-mixing',
]);
const good = 0.85;
const poor = 0.7;
const fitting = 60;

const judgedIds = ({ heard, state }: Context): string[] => {
  const named = [...new Set(heard.mentions.flatMap(({ ids }) => ids.slice(0, 1)))];
  return named.length > 0 ? named : (state.outfits[0]?.garmentIds ?? []);
};

/** "Does my denim shirt go with the grey trousers?", "is this all right for the office?" */
export const verdict: Answer = async (context) => {
  const { heard, words, say } = context;
  const nothing = withoutWardrobe(context);
  if (nothing) return { kind: 'verdict', sentences: [nothing] };
  const unowned = heard.mentions.find(({ ids }) => ids.length === 0);
  const absent = unowned && say('absent', { what: words.quote(unowned.text) });
  const ids = judgedIds(context);
  const day = dayWith(noDay, heard);
  const hasDay = day.event !== null || day.occasion !== null;
  if (ids.length === 1 && hasDay) return onePieceFor(context, ids);
  if (ids.length < 2) return { kind: 'verdict', sentences: [absent, say('verdict-ask')] };
  const found = await context.use('diagnoseOutfit', {
    ...(hasDay && dayInput(day, context)),
    garmentIds: ids,
  });
  if (!found) return { kind: 'verdict', sentences: [say('verdict-ask')] };
  const counted = found.parts.filter(({ rule }) => together.has(rule) || (hasDay && rule === 'occasion'));
  const most = counted.reduce((sum, { max }) => sum + max, 0);
  const share = most > 0 ? counted.reduce((sum, { points }) => sum + points, 0) / most : 1;
  const tone = share >= good ? 'praise' : 'caution';
  const [part] = counted
    .filter(({ reason }) => reason.tone === tone)
    .sort((a, b) => (b.max - b.points - (a.max - a.points)) * (share >= good ? -1 : 1));
  const swap = share < good ? found.swap : null;
  const line = share >= good ? 'verdict-good' : share < poor ? 'verdict-poor' : 'verdict-middling';
  return {
    kind: 'verdict',
    sentences: [
      absent,
      say(line, { look: lookOf(context, ids) }),
      part?.reason.text,
      swap && say('verdict-swap', { out: lookOf(context, [swap.outId]), in: lookOf(context, [swap.inId]) }),
    ],
    garmentIds: swap ? [...ids, swap.inId] : ids,
    remember: { focus: ids },
  };
};

const onePieceFor: (context: Context, ids: readonly string[]) => ReturnType<Answer> = async (
  context,
  ids,
) => {
  const { heard, wardrobe, say } = context;
  const day = dayWith(noDay, heard);
  const { outfits } = await compose(context, {
    day,
    wishes: { ...noWishes, oneOfEach: [[...ids]] },
    count: 1,
  });
  const [best] = outfits.filter(
    ({ aiScore, garmentIds }) => aiScore >= fitting && ids.every((id) => garmentIds.includes(id)),
  );
  const fit = best?.parts.find(({ rule }) => rule === 'occasion');
  const piece = lookOf(context, ids);
  if (!best || (fit && fit.points < fit.max / 2))
    return {
      kind: 'verdict',
      sentences: [say('verdict-unfit', { piece })],
      garmentIds: garmentsByIds(wardrobe, ids).map(({ id }) => id),
    };
  return {
    kind: 'verdict',
    sentences: [
      say('verdict-fits', { piece, look: lookOf(context, best.garmentIds) }),
      reasonFor(context, best),
    ],
    outfits: [best],
    remember: { day, wishes: noWishes, ...onTable([best], []) },
  };
};
