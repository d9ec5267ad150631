import type { ScanAnalysis } from '#contract/scans.ts';
import { analysisOf } from '../analysis.ts';
import { embeddingModel } from '../embedding-model.ts';
import type { Platform } from '../platform.ts';
import { scanPicture } from '../scan-picture.ts';
import { decodeInBrowser } from './decode-in-browser.ts';
import { type NetworkFiles, openNetworks } from './networks.ts';
import { resample } from './resample.ts';

export { networks } from '../platform.ts';
export { ScanError } from '../scan-error.ts';

export interface BrowserReading {
  readonly analysis: ScanAnalysis;
  readonly embedding: number[];
  readonly embeddingModel: string;
}

export async function openPlatform(files: NetworkFiles): Promise<Platform> {
  return { resize: resample, run: await openNetworks(files) };
}

/**
 * Call it in a worker, because a scan blocks its thread.
 * @throws where the browser cannot run the networks; readings throw `ScanError`
 */
export async function openReader(files: NetworkFiles): Promise<(photo: Blob) => Promise<BrowserReading>> {
  const platform = await openPlatform(files);
  return async (photo) => {
    const reading = await scanPicture(await decodeInBrowser(photo), platform);
    return { analysis: analysisOf(reading), embedding: [...reading.embedding], embeddingModel };
  };
}
