import { execFileSync } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { TaskProcess } from '#server/platform/threads/task-process.ts';
import { Thread } from '#server/platform/threads/thread.ts';
import { PhotoReader } from '#server/wardrobe/scans/photo-reader.ts';
import type { ReadingTasks } from '#server/wardrobe/scans/reading-tasks.ts';
import { drawPhotograph } from './_drawn-photograph.ts';
import { report, spreadOf } from './_measure.ts';
import type { MeasuredTasks } from './scan/reading-process.ts';

/** CPU of a scan, memory over many (`npm run bench -- scan 2000`), and delay of the event loop during twenty. */
const isShort = process.env.BENCH_SHORT !== undefined;
const rounds = isShort ? 9 : 25;
const warmUps = isShort ? 2 : 5;
const inARow = 3;
const scans = Number(process.argv[2] ?? 200);

sharp.concurrency(1);
const photograph = await drawPhotograph(3000, 4000);
const model = fileURLToPath(new URL('../models/garment.onnx', import.meta.url));
const session = await InferenceSession.create(model, { intraOpNumThreads: 1, interOpNumThreads: 1 });
const [input] = session.inputMetadata;
const declared = input?.isTensor ? input.shape[1] : undefined;
const side = typeof declared === 'number' ? declared : 224;
const views = 3;
const image = new Tensor('uint8', new Uint8Array(3 * side * side).fill(128), [1, side, side, 3]);

const reader = new PhotoReader();
/** A single person may not use every process. */
const asker = {};
const decode = () => sharp(photograph).raw().toBuffer();
const network = async () => {
  for (let view = 0; view < views; view++) await session.run({ image });
};

const apart = new TaskProcess<MeasuredTasks>(new URL('./scan/reading-process.ts', import.meta.url), {
  memoryMiB: 1536,
  cpuSeconds: 3600,
});
// As in `TaskProcess`; otherwise a thread clears its photograph heap after every photograph.
setFlagsFromString('--initial-old-space-size=64');
const thread = new Thread<ReadingTasks>(new URL('./scan/reading-thread.ts', import.meta.url));

const inProcess = 'scan in a child process, with every picture to keep';
const onThread = 'the same on a thread';
const ways: Record<string, () => Promise<unknown>> = {
  [inProcess]: () => apart.run('read', [photograph, []]),
  [onThread]: () => thread.run('read', [photograph, []]),
};
const bare: Record<string, () => Promise<unknown>> = {
  'bare decode and bare network': async () => {
    await decode();
    await network();
  },
  'bare decode': decode,
  'bare network': network,
};

/** CPU milliseconds with the child. */
async function used(): Promise<number> {
  const [here, there] = [process.cpuUsage(), await apart.run('used', [])];
  return (here.user + here.system + there.user + there.system) / 1000;
}

const times: Record<string, number[]> = {};
const waits: Record<string, number[]> = {};
async function measure(name: string, run: () => Promise<unknown>, isWarmUp: boolean): Promise<void> {
  const [cpu, startedAt] = [await used(), performance.now()];
  for (let each = 0; each < inARow; each++) await run();
  const waited = performance.now() - startedAt;
  if (isWarmUp) return;
  times[name] = [...(times[name] ?? []), ((await used()) - cpu) / inARow];
  waits[name] = [...(waits[name] ?? []), waited / inARow];
}

// Decoding in this process comes last, because a thread reuses the memory it leaves behind.
for (let round = -warmUps; round < rounds; round++) {
  const turns = Object.entries(ways);
  for (const [name, run] of round % 2 === 0 ? turns : turns.reverse()) await measure(name, run, round < 0);
}
for (let round = -warmUps; round < rounds; round++)
  for (const [name, run] of Object.entries(bare)) await measure(name, run, round < 0);
report(
  `CPU of a scan of a ${(photograph.length / 2 ** 20).toFixed(1)}-MiB JPEG of 12 megapixels`,
  'ms',
  times,
  'bare decode and bare network',
);
report('Wait for it', 'ms', waits, onThread);
for (const [what, figures] of Object.entries({ CPU: times, wait: waits })) {
  const [own, other] = [figures[inProcess] ?? [], figures[onThread] ?? []];
  const { median, min, max } = spreadOf(own.map((value, round) => value - (other[round] ?? Number.NaN)));
  console.log(
    `A child process costs a scan ${median.toFixed(1)} ms of ${what} (${min.toFixed(1)} to ${max.toFixed(1)})`,
  );
}

/** Transfer of a photograph and its results. */
const carried: number[] = [];
for (let round = 0; round < rounds; round++) {
  const startedAt = performance.now();
  await apart.run('echo', [photograph]);
  carried.push(performance.now() - startedAt);
}
const { median, min, max } = spreadOf(carried);
console.log(
  `Carrying the photograph there and back takes ${median.toFixed(1)} ms (${min.toFixed(1)} to ${max.toFixed(1)})`,
);
await Promise.all([apart.close(), thread.close()]);

function memoryOfAll(): number[] {
  const own = process.memoryUsage.rss() / 2 ** 20;
  const list = execFileSync('ps', ['-eo', 'ppid,rss,args'], { encoding: 'utf8' }).split('\n');
  const rows = list.map((line) => line.trim().split(/\s+/));
  const children = rows.filter(([parent, , command]) => Number(parent) === process.pid && command !== 'ps');
  return [own, ...children.map(([, kibibytes]) => Number(kibibytes) / 1024)];
}

const small = await drawPhotograph(1200, 1600);
await reader.read(asker, small);
console.log(
  `\nMemory over ${scans} scans of a photograph as browsers send it (1200 × 1600): this process, and each child`,
);
for (let done = 0; done < scans; done += scans / 10) {
  for (let each = 0; each < scans / 10; each++) await reader.read(asker, small);
  console.log(
    `${String(done + scans / 10).padStart(6)}  ${memoryOfAll()
      .map((mebibytes) => `${mebibytes.toFixed(0)} MiB`)
      .join(', ')}`,
  );
}

const resolution = 5;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
await Promise.all(Array.from({ length: 20 }, () => reader.read(asker, photograph)));
delay.disable();
const millis = (nanos: number) => Math.max(0, nanos / 1e6 - resolution).toFixed(1);
console.log(
  `\nEvent loop while twenty scans of 12 megapixels run at once: p50 ${millis(delay.percentile(50))} ms, ` +
    `p99 ${millis(delay.percentile(99))} ms, longest ${millis(delay.max)} ms`,
);
await reader.close();
