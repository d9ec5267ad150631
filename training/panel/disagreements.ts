/**
 * Lists the pairs of the teaching half that the engine picks otherwise than all three judges, the worst first:
 *
 * node training/panel/disagreements.ts
 */
import { percent } from '../figures.ts';
import { describeDay, dot, isUnanimous, majorityFor, seen, terms, weightsNow } from './judged-pairs.ts';

const wrong = seen
  .filter(isUnanimous)
  .map((one) => ({
    one,
    margin: (dot(weightsNow, one.b) - dot(weightsNow, one.a)) * (majorityFor(one.votes) ? 1 : -1),
  }))
  .sort((x, y) => x.margin - y.margin);
const reasons = Map.groupBy(
  wrong.flatMap(({ one, margin }) => one.votes.map(({ reason }) => ({ reason, missed: margin < 0 }))),
  ({ reason }) => reason,
);
for (const [reason, list] of reasons) {
  const missed = list.filter((one) => one.missed).length;
  console.log(`${reason}: ${missed} of ${list.length} missed (${percent(missed, list.length)})`);
}
for (const { one, margin } of wrong.filter(
  (each) => each.margin < 0 && Math.min(...each.one.pair.before) > 70,
)) {
  const { pair, votes, a, b } = one;
  const by = terms
    .map(({ name }, t) => ({ name, apart: (weightsNow[t] ?? 0) * ((b[t] ?? 0) - (a[t] ?? 0)) }))
    .filter(({ apart }) => Math.abs(apart) > 0.6)
    .map(({ name, apart }) => `${name} ${apart.toFixed(1)}`);
  console.log(`${margin.toFixed(1)} ${pair.wardrobe} ${describeDay(pair.day)}`);
  const shared = new Set(pair.a.filter((id) => pair.b.includes(id)));
  const told = (ids: readonly string[]) => ids.filter((id) => !shared.has(id)).join(' / ') || '–';
  console.log(`   both ${[...shared].join(' / ')}\n   A ${told(pair.a)}\n   B ${told(pair.b)}`);
  console.log(
    `   ${votes.map((v) => `${v.prefers}${v.strength} ${v.reason}`).join(', ')}; b−a: ${by.join(', ')}`,
  );
}
