/**
 * Lists the outfits of the teaching half that the engine praises and the panel would not wear:
 *
 * node training/panel/refused.ts
 */
import { describeDay, dot, seen, weightsNow } from './judged-pairs.ts';

const list = seen
  .flatMap((one) =>
    ([0, 1] as const).map((side) => ({
      one,
      ids: side === 0 ? one.pair.a : one.pair.b,
      cost: dot(weightsNow, side === 0 ? one.a : one.b),
      yes: one.votes.filter(({ wears }) => wears[side]).length,
      words: one.votes
        .filter(({ wears }) => !wears[side])
        .map(({ reason, prefers }) => `${reason}${(prefers === 'a') === (side === 0) ? '(preferred)' : ''}`),
    })),
  )
  .filter(({ cost, yes }) => cost < 6 && yes < 2)
  .sort((x, y) => x.cost - y.cost);
for (const { one, ids, cost, yes, words } of list.slice(0, 150)) {
  console.log(
    `${cost.toFixed(1)} ${yes}/3 ${one.pair.wardrobe} ${describeDay(one.pair.day)}: ${ids.join(' / ')} — ${words.join(', ')}`,
  );
}
