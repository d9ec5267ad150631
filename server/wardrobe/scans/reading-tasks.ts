import { limits } from '#contract/limits.ts';
import type { PhotoDoubt } from '#contract/not-garments.ts';
import { decodePhoto } from '#scanner/decode.ts';
import { type Body, findBody, GLANCE_SIDE, mayBePerson, presenceOf } from '#scanner/gate/body.ts';
import { doubtOf, lookAt } from '#scanner/gate/gate.ts';
import type { CorrectedGarment } from '#scanner/learned.ts';
import { onNode, warmUp } from '#scanner/on-node.ts';
import { blurFaces } from '#scanner/outfit/blur-faces.ts';
import { type Outfit, takeApart } from '#scanner/outfit/worn.ts';
import type { Picture } from '#scanner/picture.ts';
import { type ScanReading, scanPicture } from '#scanner/scan-picture.ts';
import { cropTo, type Proposal, proposeGarments } from '#scanner/several.ts';
import { WORKING_SIDE } from '#scanner/thresholds.ts';
import {
  cutoutToKeep,
  type EncodedPhoto,
  encodePhoto,
  fullSidePx,
  photographToShow,
} from '#server/wardrobe/photos/encode.ts';
import { type Slot, slotsOfKind } from '#stylist/slots.ts';
import { cut, outline } from './cutting-tasks.ts';
import { withRefusals } from './or-refusal.ts';

export interface Photograph {
  reading: ScanReading;
  encoded: EncodedPhoto;
  millis: number;
}

/** Shows something else than one garment, so it is asked about before it is read. */
export interface Doubt {
  doubt: PhotoDoubt;
}

/** @param confirmed the person has said that it shows one garment */
async function read(
  bytes: Uint8Array,
  corrected: readonly CorrectedGarment[],
  confirmed = false,
  showFace = false,
): Promise<Photograph | Doubt> {
  const startedAt = performance.now();
  const photo = await decodePhoto(bytes, fullSidePx);
  const small = await onNode.resize(photo, WORKING_SIDE, WORKING_SIDE, 'inside');
  const gate = await lookAt(small, onNode);
  const { isStrange, accessory, body } = gate;
  const doubt = doubtOf(gate);
  if (doubt !== null && !confirmed) return { doubt };
  const reading = await scanPicture(small, onNode, { corrected, accessory, isDoubtful: isStrange });
  const millis = performance.now() - startedAt;
  const shown = body === null || showFace ? photo : blurFaces(photo, body);
  return { reading, encoded: await encodePhoto(shown, reading.cutout?.bytes), millis };
}

async function embed(bytes: Uint8Array): Promise<Float32Array> {
  return (await scanPicture(await decodePhoto(bytes), onNode, { cutout: false })).embedding;
}

export interface Proposals {
  people: Outfit['people'];
  proposals: readonly Proposal[];
}

async function bodyIn(photo: Picture): Promise<Body | null> {
  const small = await onNode.resize(photo, WORKING_SIDE, WORKING_SIDE, 'inside');
  const { refusal, body } = await lookAt(small, onNode);
  return refusal === null ? body : null;
}

/** @param whose index of the person, if a person wears the clothes */
async function propose(
  bytes: Uint8Array,
  corrected: readonly CorrectedGarment[],
  whose = 0,
): Promise<Proposals> {
  const photo = await decodePhoto(bytes, fullSidePx);
  const body = await bodyIn(photo);
  if (body === null) return { people: [], proposals: await proposeGarments(photo, onNode, { corrected }) };
  const { people, pieces } = await takeApart(photo, body, onNode, { corrected }, whose);
  return { people, proposals: pieces };
}

/** Chosen pieces of a worn outfit, each with its part of the photograph. */
async function wear(
  bytes: Uint8Array,
  corrected: readonly CorrectedGarment[],
  chosen: readonly number[],
  whose: number,
  showFace: boolean,
): Promise<Photograph[]> {
  const startedAt = performance.now();
  const photo = await decodePhoto(bytes, fullSidePx);
  const body = await bodyIn(photo);
  if (body === null) return [];
  const { pieces } = await takeApart(photo, body, onNode, { corrected }, whose);
  const shown = showFace ? photo : blurFaces(photo, body);
  const worn = pieces.filter((_, index) => chosen.includes(index));
  const millis = (performance.now() - startedAt) / Math.max(1, worn.length);
  return Promise.all(
    worn.map(async ({ box, reading }) => {
      const encoded = await encodePhoto(cropTo(shown, box), reading.cutout?.bytes);
      return { reading, encoded, millis };
    }),
  );
}

export interface SeenLook {
  people: Outfit['people'];
  parts: readonly { reading: ScanReading; cutout: Uint8Array | null }[];
}

/** Their cut-outs may show eyes, hair or skin. */
const besideFace: readonly Slot[] = [
  'headwear',
  'sunglasses',
  'glasses',
  'earrings',
  'necklace',
  'scarf',
  'jewellery',
];
const mayShowFace = ({ kind }: ScanReading) =>
  slotsOfKind[kind.value].some((slot) => besideFace.includes(slot));

async function cutoutOf({ cutout }: ScanReading): Promise<Uint8Array | null> {
  return cutout === undefined ? null : cutoutToKeep(cutout.bytes);
}

async function takeLook(
  bytes: Uint8Array,
  corrected: readonly CorrectedGarment[],
  whose = 0,
): Promise<SeenLook> {
  const photo = await decodePhoto(bytes, fullSidePx);
  const small = await onNode.resize(photo, WORKING_SIDE, WORKING_SIDE, 'inside');
  const gate = await lookAt(small, onNode);
  if (gate.refusal === null && gate.body !== null) {
    const { people, pieces } = await takeApart(photo, gate.body, onNode, { corrected }, whose);
    const parts = pieces.map(async ({ reading }) => ({
      reading,
      cutout: mayShowFace(reading) ? null : await cutoutOf(reading),
    }));
    return { people, parts: await Promise.all(parts) };
  }
  const several = await proposeGarments(photo, onNode, { corrected });
  const readings = several.map(({ reading }) => reading);
  if (readings.length === 0 && doubtOf(gate) === null)
    readings.push(await scanPicture(small, onNode, { corrected, accessory: gate.accessory }));
  const parts = readings.map(async (reading) => ({ reading, cutout: await cutoutOf(reading) }));
  return { people: [], parts: await Promise.all(parts) };
}

/** Whether strangers may see a cut-out: no person, however small the doubt, and nothing but a garment. */
async function isGarmentAlone(cutout: Uint8Array): Promise<boolean> {
  const photo = await decodePhoto(cutout, WORKING_SIDE);
  if (mayBePerson(presenceOf(await findBody(photo, onNode, GLANCE_SIDE)))) return false;
  return doubtOf(await lookAt(photo, onNode)) === null;
}

const keep = async (bytes: Uint8Array): Promise<EncodedPhoto> =>
  encodePhoto(await decodePhoto(bytes, limits.tryOn.sidePx), undefined);

export const readingTasks = {
  read: withRefusals(read),
  embed: withRefusals(embed),
  warmUp: withRefusals(warmUp),
  propose: withRefusals(propose),
  wear: withRefusals(wear),
  takeLook: withRefusals(takeLook),
  cutoutToKeep: withRefusals(cutoutToKeep),
  outline: withRefusals(outline),
  cut: withRefusals(cut),
  keep: withRefusals(keep),
  show: withRefusals(photographToShow),
  isGarmentAlone: withRefusals(isGarmentAlone),
};
export type ReadingTasks = typeof readingTasks;
