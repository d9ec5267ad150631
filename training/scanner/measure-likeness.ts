import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cosine, type GarmentLook, likeness } from '#scanner/likeness.ts';
import { scanGarment } from '#scanner/scan.ts';
import type { ScanReading } from '#scanner/scan-picture.ts';
import { dataFolder, listPhotographs } from './photographs.ts';
import validationSenders from './validation-senders.json' with { type: 'json' };

/**
 * Separates augmented views of a photograph from other garments of its owner:
 * node training/scanner/measure-likeness.ts [FOLDER]
 */
const folder = dataFolder(process.argv[2]);
const photographs = (await listPhotographs(folder)).filter(({ sender }) =>
  validationSenders.includes(sender),
);

async function takenAgain(bytes: Uint8Array, number: number): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata();
  const angle = [4, -6, 8, -3][number % 4] ?? 0;
  const light = [0.85, 1.15, 0.92, 1.08][(number >> 1) % 4] ?? 1;
  const warm = number % 2 ? [1.06, 1, 0.92] : [0.95, 1, 1.06];
  const turned = await sharp(bytes).rotate(angle, { background: '#8a8378' }).toBuffer();
  const side = 0.86 + 0.02 * (number % 4);
  const size = await sharp(turned).metadata();
  const [w, h] = [Math.round(width * side), Math.round(height * side)];
  return sharp(turned)
    .extract({ left: (size.width - w) >> 1, top: (size.height - h) >> 1, width: w, height: h })
    .linear(
      warm.map((channel) => channel * light),
      [0, 0, 0],
    )
    .jpeg({ quality: 75 })
    .toBuffer();
}

const lookOf = (reading: ScanReading): GarmentLook => ({
  category: reading.category.value,
  kind: reading.kind.value,
  hex: reading.colors[0]?.hex ?? '#000000',
  embedding: reading.embedding,
});

const bySender = new Map<string, { first: GarmentLook; again: GarmentLook; label: string }[]>();
for (const [number, { path, sender, kind }] of photographs.entries()) {
  const bytes = await readFile(path);
  const [first, again] = await Promise.all(
    [bytes, await takenAgain(bytes, number)].map((file) => scanGarment(file, { cutout: false })),
  );
  if (!first || !again) continue;
  const views = { first: lookOf(first), again: lookOf(again), label: kind };
  bySender.set(sender, [...(bySender.get(sender) ?? []), views]);
}

const pairs: { cosine: number; alike: boolean }[] = [];
const same: number[] = [];
const nearestOther: number[] = [];
for (const garments of bySender.values())
  for (const [i, { again }] of garments.entries()) {
    const others = garments.filter((_, j) => j !== i).map(({ first }) => likeness(again, first));
    for (const { first, label } of garments.slice(i + 1))
      pairs.push({
        cosine: cosine(garments[i]?.first.embedding ?? first.embedding, first.embedding),
        alike: label === garments[i]?.label,
      });
    same.push(likeness(again, garments[i]?.first ?? again));
    nearestOther.push(Math.max(0, ...others));
  }

console.log(`${photographs.length} photographs of ${bySender.size} people`);
console.log('likeness from  same again found  a different garment warned of');
const share = (values: number[], from: number) =>
  `${((100 * values.filter((value) => value >= from).length) / values.length).toFixed(1)} %`;
for (let from = 0.5; from < 1; from += from < 0.9 ? 0.05 : 0.01)
  console.log(
    `${from.toFixed(2).padStart(13)}  ${share(same, from).padStart(16)}  ${share(nearestOther, from).padStart(29)}`,
  );

console.log('\ncosine from  pairs  of the same kind');
for (let from = 0; from < 1; from += 0.1) {
  const near = pairs.filter((pair) => pair.cosine >= from && pair.cosine < from + 0.1);
  const alike = near.filter((pair) => pair.alike).length;
  console.log(
    `${from.toFixed(1).padStart(11)}  ${String(near.length).padStart(5)}  ${((100 * alike) / near.length).toFixed(0).padStart(14)} %`,
  );
}
