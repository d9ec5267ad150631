import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { scanGarment } from '#scanner/scan.ts';
import { report } from './_measure.ts';

/**
 * Milliseconds of a full scan of a phone-sized photograph, against the least that any scan with this model must do,
 * in the same run: decode to 160 px and one bare run of the network.
 */
const rounds = 41;
const warmUps = 5;

/** A drawn T-shirt on a wooden floor with some grain, so that the JPEG decodes like a photograph. */
async function drawPhotograph(width: number, height: number): Promise<Buffer> {
  const planks = Array.from(
    { length: 12 },
    (_, i) => `<rect x="${i * 25}" width="24" height="400" fill="${i % 2 ? '#b98a56' : '#a87b4a'}"/>`,
  );
  const shirt =
    'M100 80 L125 70 Q150 90 175 70 L200 80 L250 140 L220 165 L205 150 L205 330 L95 330 L95 150 L80 165 L50 140 Z';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 400">${planks.join('')}<path d="${shirt}" fill="#1c2444"/></svg>`;
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png()
    .toBuffer();
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

sharp.concurrency(1);
const photograph = await drawPhotograph(1500, 2000);
const model = fileURLToPath(new URL('../models/garment.onnx', import.meta.url));
const session = await InferenceSession.create(model, { intraOpNumThreads: 1, interOpNumThreads: 1 });
const [input] = session.inputMetadata;
const declared = input?.isTensor ? input.shape[3] : undefined;
const side = typeof declared === 'number' ? declared : 128;

async function decodeAndRun(): Promise<void> {
  await sharp(photograph).resize(160, 160, { fit: 'fill' }).raw().toBuffer();
  const image = new Tensor('float32', new Float32Array(3 * side * side).fill(128), [1, 3, side, side]);
  await session.run({ image });
}

const contenders: Record<string, () => Promise<unknown>> = {
  'decode to 160 px and one bare run': decodeAndRun,
  'full scan without cut-out': () => scanGarment(photograph, { cutout: false }),
  'full scan with cut-out': () => scanGarment(photograph),
};

const times: Record<string, number[]> = {};
for (let round = -warmUps; round < rounds; round++)
  for (const [name, run] of Object.entries(contenders)) {
    const start = performance.now();
    await run();
    const taken = performance.now() - start;
    if (round >= 0) times[name] = [...(times[name] ?? []), taken];
  }
report('Scan of a 3-megapixel JPEG', 'ms', times, 'decode to 160 px and one bare run');
