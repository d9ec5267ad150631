import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { decodePhoto } from '#scanner/decode.ts';
import { onNode } from '#scanner/on-node.ts';
import { scanGarment } from '#scanner/scan.ts';
import { proposeGarments } from '#scanner/several.ts';
import { dataFolder, listPhotographs } from './photographs.ts';
import validationSenders from './validation-senders.json' with { type: 'json' };

/**
 * False positives on single garments, and recall on 2 to 4 cut-outs on a real floor:
 * node training/scanner/measure-several.ts [FOLDER]
 */
const photographs = (await listPhotographs(dataFolder(process.argv[2]))).filter(({ sender }) =>
  validationSenders.includes(sender),
);

let split = 0;
const splitKinds = new Map<string, number>();
const cutouts: Buffer[] = [];
for (const { path, kind } of photographs) {
  const bytes = await readFile(path);
  const found = await proposeGarments(await decodePhoto(bytes, 1280), onNode, { cutout: false });
  if (found.length > 1) {
    split++;
    splitKinds.set(kind, (splitKinds.get(kind) ?? 0) + 1);
  }
  if (
    cutouts.length < 160 &&
    photographs.indexOf(photographs.find((one) => one.path === path) as never) % 2 === 0
  ) {
    const { cutout, kind: read } = await scanGarment(bytes);
    if (cutout && read.confidence > 0.6) cutouts.push(Buffer.from(cutout.bytes));
  }
}
console.log(
  `${photographs.length} photographs of one garment: ${split} taken for several (${((100 * split) / photographs.length).toFixed(1)} %)`,
  Object.fromEntries(splitKinds),
);

let pasted = 0;
let found = 0;
let extra = 0;
let whole = 0;
const composites = 120;
for (let number = 0; number < composites; number++) {
  const count = 2 + (number % 3);
  const width = 1200;
  const height = 900;
  const source = photographs[(number * 7) % photographs.length];
  if (!source) continue;
  const floor = sharp(await readFile(source.path));
  const size = await floor.metadata();
  // Corners are background.
  const background = await floor
    .extract({ left: 0, top: 0, width: Math.max(8, size.width >> 3), height: Math.max(8, size.height >> 3) })
    .resize(width, height, { fit: 'fill' })
    .toBuffer();
  const columns = count;
  const places = Array.from({ length: count }, (_, i) => ({
    left: Math.round((width * i) / columns) + 30,
    width: Math.round(width / columns) - 60,
  }));
  const layers = await Promise.all(
    places.map(async (place, i) => {
      const input = await sharp(cutouts[(number * 5 + i * 11) % cutouts.length])
        .resize(place.width, 640, { fit: 'inside' })
        .toBuffer();
      const { width: w, height: h } = await sharp(input).metadata();
      const left = place.left + ((place.width - w) >> 1);
      const top = 60 + ((number * 37 + i * 53) % Math.max(1, height - h - 120));
      return {
        input,
        left,
        top,
        x: (left + w / 2) / width,
        y: (top + h / 2) / height,
        w: w / width,
        h: h / height,
      };
    }),
  );
  const picture = await sharp(background)
    .composite(layers.map(({ input, left, top }) => ({ input, left, top })))
    .jpeg({ quality: 88 })
    .toBuffer();
  const proposals = await proposeGarments(await decodePhoto(picture, 1280), onNode, { cutout: false });
  const hit = new Set<number>();
  for (const { box } of proposals) {
    const i = layers.findIndex(({ x, y, w, h }) => {
      const overlap =
        Math.max(0, Math.min(box.left + box.width, x + w / 2) - Math.max(box.left, x - w / 2)) *
        Math.max(0, Math.min(box.top + box.height, y + h / 2) - Math.max(box.top, y - h / 2));
      return overlap / (box.width * box.height + w * h - overlap) > 0.5;
    });
    if (i >= 0 && !hit.has(i)) hit.add(i);
    else extra++;
  }
  pasted += count;
  found += hit.size;
  if (hit.size === count && proposals.length === count) whole++;
}
console.log(
  `${composites} composites with ${pasted} garments: ${((100 * found) / pasted).toFixed(1)} % found, ${extra} proposals too many, ` +
    `${((100 * whole) / composites).toFixed(1)} % of the composites exactly right`,
);
