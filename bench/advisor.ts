import { parseArgs } from 'node:util';
import { localModel } from '#advisor/local-model.ts';
import { toolboxOf } from '#advisor/tools/toolbox.ts';
import { generateOutfits } from '#stylist/generate.ts';
import { type Judged, judge } from '#tests/advisor/judge.ts';
import { store } from '#tests/advisor/store.ts';
import type { Utterance } from '#tests/advisor/utterance.ts';
import { utterances } from '#tests/advisor/utterances/all.ts';
import { unseen } from '#tests/advisor/utterances/unseen.ts';
import { wardrobes } from '#tests/advisor/wardrobes.ts';
import { report, spreadOf } from './_measure.ts';
import { wardrobeOf } from './_outfits-wardrobe.ts';

/** `--second FILE` judges the `utterances` of another module. */
const rounds = 5;

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function tell(title: string, judged: readonly Judged[], conversations: number): void {
  const right = judged.filter(({ wrong }) => wrong.length === 0);
  const sameIntent = judged.filter(({ got, expected }) => got === expected);
  const followUps = judged.filter(({ isFollowUp }) => isFollowUp);
  const rightFollowUps = followUps.filter(({ wrong }) => wrong.length === 0);
  const owned = judged.filter(({ foreign }) => foreign.length === 0);
  console.log(`\n${title}: ${judged.length} messages in ${conversations} utterances`);
  console.log(`  intent and every slot  ${percent(right.length, judged.length)}`);
  console.log(`  intent                 ${percent(sameIntent.length, judged.length)}`);
  console.log(
    `  follow-ups             ${percent(rightFollowUps.length, followUps.length)} of ${followUps.length}`,
  );
  console.log(`  names only what exists ${percent(owned.length, judged.length)}`);
  for (const { say, wrong } of judged.filter((one) => one.wrong.length > 0))
    console.log(`    ✗ ${say} — ${wrong.join('; ')}`);
}

function printConfusion(judged: readonly Judged[]): void {
  const intents = [...new Set(judged.flatMap(({ expected, got }) => [expected, got]))].sort();
  const count = (expected: string, got: string) =>
    judged.filter((one) => one.expected === expected && one.got === got).length;
  console.log('\nconfusion, expected → understood (right, then what else)');
  for (const expected of intents) {
    const others = intents.filter((got) => got !== expected && count(expected, got) > 0);
    const all = judged.filter((one) => one.expected === expected).length;
    if (all === 0) continue;
    const described = others.map((got) => `${got} ${count(expected, got)}`).join(', ');
    console.log(
      `  ${expected.padEnd(12)} ${String(count(expected, expected)).padStart(3)} of ${String(all).padEnd(3)} ${described}`,
    );
  }
}

async function judgeAll(list: readonly Utterance[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const utterance of list) judged.push(...(await judge(utterance)));
  return judged;
}

function cpuMillis(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

const today = { year: 2026, month: 11, day: 21 };

/** CPU milliseconds from the message to the first text. */
async function firstWords(message: string, wardrobe: (typeof wardrobes)['marta']): Promise<number> {
  const toolbox = toolboxOf({ advisor: 'maya', today, wardrobe, store });
  const before = process.cpuUsage();
  for await (const event of localModel.answer({
    advisor: 'maya',
    message,
    history: [],
    state: null,
    toolbox,
  })) {
    if (event.type === 'text') return cpuMillis(before);
  }
  return cpuMillis(before);
}

async function measure(): Promise<void> {
  const { marta } = wardrobes;
  const large = wardrobeOf(200);
  const first = utterances.map(({ turns }) => turns[0]?.[0] ?? '');
  for (const message of first) await firstWords(message, marta);
  const rows: Record<string, number[]> = {};
  const keep = (name: string, value: number) => {
    rows[name] = [...(rows[name] ?? []), value];
  };
  const ofMessage = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    const base = process.cpuUsage();
    for (let seed = 0; seed < 20; seed++)
      generateOutfits(marta, { occasion: 'work', season: 'fall', seed, count: 2 });
    keep('two outfits from the engine alone', cpuMillis(base) / 20);
    for (const [name, wardrobe] of [
      ['first words, 35 garments', marta],
      ['first words, 200 garments', large],
    ] as const) {
      const times: number[] = [];
      for (const message of first) {
        const millis = await firstWords(message, wardrobe);
        times.push(millis);
        const described = `«${message}» (${name})`;
        ofMessage.set(described, [...(ofMessage.get(described) ?? []), millis]);
      }
      keep(name, times.reduce((sum, value) => sum + value, 0) / times.length);
    }
  }
  report(
    `First words of the local model, mean CPU of ${first.length} openings, ${rounds} rounds`,
    'ms',
    rows,
    'two outfits from the engine alone',
  );
  const slowest = [...ofMessage].map(([described, times]) => ({ described, ...spreadOf(times) }));
  slowest.sort((a, b) => b.median - a.median);
  console.log('slowest single messages, CPU until their first words');
  for (const { described, median, min, max } of slowest.slice(0, 5))
    console.log(`  ${median.toFixed(0)} ms (${min.toFixed(0)}–${max.toFixed(0)})  ${described}`);
}

const { values } = parseArgs({ options: { second: { type: 'string' } }, strict: false });
const second: readonly Utterance[] =
  typeof values.second === 'string' ? (await import(values.second)).utterances : unseen;

const judged = await judgeAll(utterances);
tell('What it was written by', judged, utterances.length);
printConfusion(judged);
tell('Written after the code was finished', await judgeAll(second), second.length);
await measure();
