import type { GarmentColors } from '#scanner/colors/garment-colors.ts';
import { decodeMask, encodeMask } from '#scanner/cutout/mask-file.ts';
import { findOutline, recut } from '#scanner/cutout/repair.ts';
import { decodePhoto } from '#scanner/decode.ts';
import { WORKING_SIDE } from '#scanner/thresholds.ts';

export interface KeptOutline {
  width: number;
  height: number;
  /** PNG. */
  mask: Uint8Array;
  automatic: Uint8Array | null;
}

export async function outline(full: Uint8Array, drawn: Uint8Array | null): Promise<KeptOutline> {
  const photo = await decodePhoto(full, WORKING_SIDE);
  const { outline: found, sure } = await findOutline(photo);
  const { width, height } = found;
  const file = await encodeMask(found);
  return { width, height, mask: drawn ?? file, automatic: sure ? file : null };
}

export interface Cut {
  /** WebP with alpha. */
  cutout: Uint8Array | null;
  mask: Uint8Array | null;
  painted: GarmentColors;
}

/** @param drawn an untrusted outline, or null for the scanner's own */
export async function cut(full: Uint8Array, drawn: Uint8Array | null): Promise<Cut> {
  const photo = await decodePhoto(full, WORKING_SIDE);
  const mask = drawn === null ? undefined : await decodeMask(drawn, photo.width, photo.height);
  const { cutout, painted } = await recut(photo, mask);
  return {
    cutout: cutout?.bytes ?? null,
    mask: mask === undefined ? null : await encodeMask(mask),
    painted,
  };
}
