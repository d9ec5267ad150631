import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { PhotoReader } from '#server/wardrobe/scans/photo-reader.ts';
import { drawPhotograph } from './_drawn-photograph.ts';
import { report } from './_measure.ts';

/**
 * CPU of a scan of twelve megapixels, from base64 to stored pictures, against decoding and inference alone;
 * memory over many scans (`npm run bench -- scan 2000`); and event loop delay during twenty concurrent
 * scans.
 */
const rounds = 25;
const warmUps = 5;
/** Consecutive, so that each pays for its own garbage collection. */
const inARow = 3;
const scans = Number(process.argv[2] ?? 200);

sharp.concurrency(1);
const photograph = await drawPhotograph(3000, 4000);
const model = fileURLToPath(new URL('../models/garment.onnx', import.meta.url));
const session = await InferenceSession.create(model, { intraOpNumThreads: 1, interOpNumThreads: 1 });
const [input] = session.inputMetadata;
const declared = input?.isTensor ? input.shape[1] : undefined;
const side = typeof declared === 'number' ? declared : 224;
/** Views of a segmented garment. */
const views = 3;
const image = new Tensor('uint8', new Uint8Array(3 * side * side).fill(128), [1, side, side, 3]);

const reader = new PhotoReader();
const whole = photograph.toString('base64');
const decode = () => sharp(photograph).raw().toBuffer();
const network = async () => {
  for (let view = 0; view < views; view++) await session.run({ image });
};

const contenders: Record<string, () => Promise<unknown>> = {
  'bare decode and bare network': async () => {
    await decode();
    await network();
  },
  'bare decode': decode,
  'bare network': network,
  'scan, with every picture to keep': () => reader.read(whole),
};

const times: Record<string, number[]> = {};
for (let round = -warmUps; round < rounds; round++)
  for (const [name, run] of Object.entries(contenders)) {
    const start = process.cpuUsage();
    for (let each = 0; each < inARow; each++) await run();
    const { user, system } = process.cpuUsage(start);
    if (round >= 0) times[name] = [...(times[name] ?? []), (user + system) / 1000 / inARow];
  }
report(
  `CPU of a scan of a ${(photograph.length / 2 ** 20).toFixed(1)}-MiB JPEG of 12 megapixels`,
  'ms',
  times,
  'bare decode and bare network',
);

const small = (await drawPhotograph(1200, 1600)).toString('base64');
await reader.read(small);
console.log(`\nMemory over ${scans} scans of a photograph as browsers send it (1200 × 1600)`);
for (let done = 0; done < scans; done += scans / 10) {
  for (let each = 0; each < scans / 10; each++) await reader.read(small);
  console.log(
    `${String(done + scans / 10).padStart(6)}  ${(process.memoryUsage.rss() / 2 ** 20).toFixed(0)} MiB`,
  );
}

const resolution = 5;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
await Promise.all(Array.from({ length: 20 }, () => reader.read(whole)));
delay.disable();
const millis = (nanos: number) => Math.max(0, nanos / 1e6 - resolution).toFixed(1);
console.log(
  `\nEvent loop while twenty scans of 12 megapixels run at once: p50 ${millis(delay.percentile(50))} ms, ` +
    `p99 ${millis(delay.percentile(99))} ms, longest ${millis(delay.max)} ms`,
);
await reader.close();
