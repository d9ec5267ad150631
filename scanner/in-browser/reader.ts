import type { PhotoDoubt } from '#contract/not-garments.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import { analysisOf } from '../analysis.ts';
import { embeddingModel } from '../embedding-model.ts';
import { doubtOf, lookAt } from '../gate/gate.ts';
import type { Picture } from '../picture.ts';
import type { Platform } from '../platform.ts';
import { scanPicture } from '../scan-picture.ts';
import { WORKING_SIDE } from '../thresholds.ts';
import { decodeInBrowser } from './decode-in-browser.ts';
import { type NetworkFiles, openNetworks } from './networks.ts';
import { resample } from './resample.ts';

export { browserNetworks } from '../platform.ts';
export { ScanError } from '../scan-error.ts';

export interface BrowserReading {
  readonly analysis: ScanAnalysis;
  readonly embedding: number[];
  readonly embeddingModel: string;
}

/** The photograph shows no single garment, and the person has not said otherwise. */
export interface BrowserDoubt {
  readonly doubt: PhotoDoubt;
}

export async function openPlatform(files: NetworkFiles): Promise<Platform> {
  return { resize: resample, run: await openNetworks(files) };
}

/**
 * Call it in a worker, because a scan blocks its thread.
 * @throws where the browser cannot run the networks; readings throw `ScanError`
 */
export async function openReader(
  files: NetworkFiles,
): Promise<(photo: Blob, confirmed: boolean) => Promise<BrowserReading | BrowserDoubt>> {
  const platform = await openPlatform(files);
  return async (photo, confirmed) => readOnPlatform(await decodeInBrowser(photo), platform, confirmed);
}

/** @param confirmed the person has said that it shows one garment */
export async function readOnPlatform(
  decoded: Picture,
  platform: Platform,
  confirmed: boolean,
): Promise<BrowserReading | BrowserDoubt> {
  const photo = await platform.resize(decoded, WORKING_SIDE, WORKING_SIDE, 'inside');
  const gate = await lookAt(photo, platform);
  const doubt = doubtOf(gate);
  if (doubt !== null && !confirmed) return { doubt };
  const { accessory, isStrange: isDoubtful } = gate;
  const reading = await scanPicture(photo, platform, { accessory, isDoubtful });
  return { analysis: analysisOf(reading), embedding: [...reading.embedding], embeddingModel };
}
