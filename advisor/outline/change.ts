import { sortsOf } from '#contract/vocabulary.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { compose, dayWith, onTable, reasonFor, wishesWith } from './dress.ts';
import { type Context, garmentsByIds, lookOf, type Reply } from './reply.ts';
import type { Wishes } from './state.ts';

export function changesTable({ heard, state }: Context): boolean {
  if (state.outfits.length === 0) return false;
  const { does, mentions, moods, colours, avoidedColours, temperatureC, rain, wordCount } = heard;
  if (does.has('another') || does.has('swap')) return true;
  const tells =
    mentions.length + moods.length + colours.length + avoidedColours.length > 0 ||
    temperatureC !== null ||
    rain;
  const isPlan = heard.event !== null || heard.occasion !== null;
  return tells && !isPlan && (!does.has('dress') || wordCount <= shortMost);
}

const shortMost = 4;

const isOfSort = ({ kind }: Garment, ids: readonly string[], wardrobe: readonly Garment[]) =>
  garmentsByIds(wardrobe, ids).some((other) => sortsOf(other.kind).includes(kind) || other.kind === kind);

/** The rest of the outfit stays where one piece is swapped or comes in its place. */
function keeping(context: Context): { wishes: Wishes; isSwap: boolean } {
  const { heard, state, wardrobe } = context;
  const wishes = wishesWith(state.wishes, heard, wardrobe);
  const worn = garmentsByIds(wardrobe, state.outfits[0]?.garmentIds ?? []);
  const named = heard.mentions.flatMap(({ ids }) => ids);
  const leaving = worn.filter(
    (piece) => named.includes(piece.id) || heard.mentions.some(({ kinds }) => kinds.includes(piece.kind)),
  );
  if (heard.mentions.length === 0 || leaving.length === 0) return { wishes, isSwap: false };
  const isSwap = heard.does.has('swap') || heard.mentions.every(({ wanted }) => !wanted);
  if (!isSwap) return { wishes, isSwap: false };
  const staying = worn.filter((piece) => !leaving.includes(piece) && piece.category !== 'accessories');
  const gone = leaving.map(({ id }) => id);
  return {
    wishes: {
      ...wishes,
      // In place of "swap the shoes", which wants none of those that are named.
      oneOfEach: staying.map(({ id }) => [id]).slice(0, 4),
      avoid: [...new Set([...wishes.avoid, ...gone])],
    },
    isSwap: true,
  };
}

export async function change(context: Context): Promise<Reply> {
  const { heard, state, wardrobe, words, say } = context;
  const day = dayWith(state.day, heard);
  const { wishes, isSwap } = keeping(context);
  const notAgain = state.shown;
  let composed = await compose(context, { day, wishes, count: 1, notAgain });
  if (composed.outfits.length === 0 && isSwap) {
    const freely = {
      ...wishes,
      oneOfEach: state.wishes.oneOfEach.filter((ids) => !ids.every((id) => wishes.avoid.includes(id))),
    };
    composed = await compose(context, { day, wishes: freely, count: 1, notAgain });
  }
  const [found] = composed.outfits;
  const before = state.outfits[0]?.garmentIds ?? [];
  if (!found || sameIds(found.garmentIds, before))
    return { kind: 'change', sentences: [say('no-other')], remember: { day } };
  const added = garmentsByIds(
    wardrobe,
    found.garmentIds.filter((id) => !before.includes(id)),
  );
  const unowned = heard.mentions.filter(({ wanted, ids }) => wanted && ids.length === 0);
  const isSmall =
    isSwap &&
    added.length > 0 &&
    added.length <= 2 &&
    !added.every((one) => isOfSort(one, before, wardrobe) && one.category === 'accessories');
  return {
    kind: 'change',
    sentences: [
      unowned.length > 0 && say('unowned', { what: words.quote(unowned[0]?.text ?? '') }),
      composed.relaxed && say('not-quite'),
      isSmall
        ? say('changed', {
            look: lookOf(
              context,
              added.map(({ id }) => id),
            ),
          })
        : say('another', { look: lookOf(context, found.garmentIds) }),
      reasonFor(context, found),
    ],
    outfits: [found],
    remember: {
      day,
      wishes: isSwap ? { ...wishes, oneOfEach: state.wishes.oneOfEach } : wishes,
      ...onTable([found], state.shown),
    },
  };
}

const sameIds = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join();
