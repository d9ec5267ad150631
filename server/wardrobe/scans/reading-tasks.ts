import { decodePhoto } from '#scanner/decode.ts';
import type { CorrectedGarment } from '#scanner/learned.ts';
import { onNode, warmUp } from '#scanner/on-node.ts';
import { type ScanReading, scanPicture } from '#scanner/scan-picture.ts';
import { type Proposal, proposeGarments } from '#scanner/several.ts';
import {
  type EncodedPhoto,
  encodePhoto,
  fullSidePx,
  photographToShow,
} from '#server/wardrobe/photos/encode.ts';
import { cut, outline } from './cutting-tasks.ts';
import { withRefusals } from './or-refusal.ts';

export interface Photograph {
  reading: ScanReading;
  encoded: EncodedPhoto;
  millis: number;
}

async function read(bytes: Uint8Array, corrected: readonly CorrectedGarment[]): Promise<Photograph> {
  const startedAt = performance.now();
  const photo = await decodePhoto(bytes, fullSidePx);
  const reading = await scanPicture(photo, onNode, { corrected });
  const millis = performance.now() - startedAt;
  return { reading, encoded: await encodePhoto(photo, reading.cutout?.bytes), millis };
}

async function embed(bytes: Uint8Array): Promise<Float32Array> {
  return (await scanPicture(await decodePhoto(bytes), onNode, { cutout: false })).embedding;
}

async function propose(bytes: Uint8Array, corrected: readonly CorrectedGarment[]): Promise<Proposal[]> {
  return proposeGarments(await decodePhoto(bytes, fullSidePx), onNode, { corrected });
}

export const readingTasks = {
  read: withRefusals(read),
  embed: withRefusals(embed),
  warmUp: withRefusals(warmUp),
  propose: withRefusals(propose),
  outline: withRefusals(outline),
  cut: withRefusals(cut),
  show: withRefusals(photographToShow),
};
export type ReadingTasks = typeof readingTasks;
