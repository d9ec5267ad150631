import { type Gate, lookAt } from './gate/gate.ts';
import { type Outfit, takeApart } from './outfit/worn.ts';
import type { Picture } from './picture.ts';
import type { Platform } from './platform.ts';
import { type ScanOptions, type ScanReading, scanPicture } from './scan-picture.ts';
import { WORKING_SIDE } from './thresholds.ts';

/** Any photograph, which may show no garment. */
export interface PhotographReading {
  readonly gate: Gate;
  /** Of a person in clothes. */
  readonly outfit: Outfit | null;
  /** As if the photograph showed one garment; its kind is never stated of what is none. */
  readonly reading: ScanReading;
}

export async function readPhotograph(
  decoded: Picture,
  platform: Platform,
  options: ScanOptions = {},
): Promise<PhotographReading> {
  const photo = await platform.resize(decoded, WORKING_SIDE, WORKING_SIDE, 'inside');
  const gate = await lookAt(photo, platform);
  const { accessory, refusal, body, isStrange: isDoubtful } = gate;
  const outfit = body && refusal === null ? await takeApart(photo, body, platform, options) : null;
  return { gate, outfit, reading: await scanPicture(photo, platform, { ...options, accessory, isDoubtful }) };
}
