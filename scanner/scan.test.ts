import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { kinds as allKinds, categories, categoryOfKind, scannedKinds } from '#contract/vocabulary.ts';
import model from '../models/garment.json' with { type: 'json' };
import { classify } from './classify.ts';
import { segment } from './cutout/segment.ts';
import { decodePhoto, resize } from './decode.ts';
import { rankKinds } from './kinds-seen.ts';
import { onNode } from './on-node.ts';
import { scanGarment } from './scan.ts';
import { photographShirt } from './testing.ts';
import { SEGMENT_SIDE } from './thresholds.ts';

async function classifyBytes(bytes: Uint8Array) {
  const photo = await decodePhoto(bytes);
  const small = await resize(photo, SEGMENT_SIDE, SEGMENT_SIDE, 'inside');
  return classify(photo, await segment(small, onNode), onNode);
}

const shirt = () => photographShirt({ garment: '#1c2444' }).jpeg().toBuffer();

describe('the model', () => {
  it('matches the checksum of its card', async () => {
    const content = await readFile(new URL('../models/garment.onnx', import.meta.url));
    expect(createHash('sha256').update(content).digest('hex')).toBe(model.sha256);
    expect(content.length).toBeLessThan(8_000_000);
  });

  it('has exactly the kinds of the vocabulary', () => {
    expect([...model.heads.kind.classes].sort()).toEqual([...scannedKinds].sort());
  });

  it('has finer kinds of the vocabulary only', () => {
    for (const kind of model.heads.finer.classes) expect(allKinds).toContain(kind);
  });

  it('sorts the classes of every head, with probabilities that sum to 1', async () => {
    const { predictions } = await classifyBytes(await shirt());
    expect(Object.keys(predictions).sort()).toEqual(Object.keys(model.heads).sort());
    for (const words of [...Object.values(predictions), rankKinds(predictions)]) {
      expect(words.reduce((sum, { confidence }) => sum + confidence, 0)).toBeCloseTo(1, 5);
      const confidences = words.map(({ confidence }) => confidence);
      expect(confidences.toSorted((a, b) => b - a)).toEqual(confidences);
    }
  });

  it('gives a garment and its mirror image equal kinds', async () => {
    const bytes = await photographShirt({ motif: '<circle cx="120" cy="140" r="15" fill="#fff"/>' })
      .png()
      .toBuffer();
    const mirrored = await sharp(bytes).flop().png().toBuffer();
    const [one, other] = await Promise.all([bytes, mirrored].map(classifyBytes));
    const likeness = one?.embedding.reduce((sum, value, i) => sum + value * (other?.embedding[i] ?? 0), 0);
    expect(likeness).toBeGreaterThan(0.99);
    expect(one?.predictions.kind[0]?.value).toBe(other?.predictions.kind[0]?.value);
  });
});

describe('scanning a photograph', () => {
  it('reads every field, each with a confidence between 0 and 1', async () => {
    const { kinds, colors, cutout, embedding, predictions, ...readings } = await scanGarment(await shirt());
    expect(Object.keys(readings)).toEqual(
      expect.arrayContaining([
        'kind',
        'category',
        'color',
        'pattern',
        'material',
        'style',
        'fabric',
        'condition',
        'versatilityScore',
        'tags',
      ]),
    );
    for (const { confidence } of Object.values(readings).filter((reading) => reading !== null)) {
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
    expect(kinds.length).toBeGreaterThanOrEqual(3);
    expect(kinds.map(({ kind }) => categoryOfKind[kind])).toContain(readings.category.value);
    expect(predictions.kind).toHaveLength(scannedKinds.length);
    expect(categories).toContain(readings.category.value);
    expect(readings.color.value).toBe('azul marino');
    expect(colors[0]?.name).toBe('azul marino');
    expect(readings.condition).toMatchObject({ value: 'unknown', suggested: true });
    expect(Math.hypot(...embedding)).toBeCloseTo(1, 4);
    expect(cutout).toBeDefined();
  });

  it('cuts out the garment on a transparent background', async () => {
    const { cutout } = await scanGarment(await shirt());
    if (!cutout) throw new Error('A shirt on a plain floor can be cut out');
    const { data, info } = await sharp(cutout.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: cutout.width, height: cutout.height, channels: 4 });
    const alpha = (x: number, y: number) => data[4 * (y * info.width + x) + 3];
    expect(alpha(0, info.height - 1)).toBe(0);
    expect(alpha(Math.floor(info.width / 2), Math.floor(info.height / 2))).toBe(255);
    expect(info.width).toBeLessThan(300);
  });

  it('makes no cut-out when not requested or when the mask is poor', async () => {
    expect((await scanGarment(await shirt(), { cutout: false })).cutout).toBeUndefined();
    const hidden = await photographShirt({ garment: '#d9d4cc' }).jpeg().toBuffer();
    expect((await scanGarment(hidden)).cutout).toBeUndefined();
  });

  it('handles concurrent scans', async () => {
    const bytes = await shirt();
    const readings = await Promise.all(
      Array.from({ length: 8 }, () => scanGarment(bytes, { cutout: false })),
    );
    expect(new Set(readings.map((reading) => JSON.stringify(reading.kinds))).size).toBe(1);
  });
});
