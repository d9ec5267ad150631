import type { ScanAnalysis } from '#contract/scans.ts';
import { analysisOf } from '../analysis.ts';
import { embeddingModel } from '../embedding-model.ts';
import type { Platform } from '../platform.ts';
import { readGarment } from '../read-garment.ts';
import { decodeInBrowser } from './decode-in-browser.ts';
import { type NetworkFiles, openNetworks } from './networks.ts';
import { resample } from './resample.ts';

export { networks } from '../platform.ts';
export { ScanError } from '../scan-error.ts';

/** What the scanner reads in a photograph that stays where it is, as it is told to the server. */
export interface BrowserReading {
  readonly analysis: ScanAnalysis;
  readonly embedding: number[];
  /** Embeddings of two models cannot be compared. */
  readonly embeddingModel: string;
}

/** Everything but the decoder. */
export async function openPlatform(files: NetworkFiles): Promise<Platform> {
  return { resize: resample, run: await openNetworks(files) };
}

/**
 * The scanner in a browser, for a worker of its own: a reading holds up whatever runs beside it.
 * @throws where this browser cannot run the networks; its readings throw `ScanError` where the file is no photograph
 */
export async function openReader(files: NetworkFiles): Promise<(photo: Blob) => Promise<BrowserReading>> {
  const platform = await openPlatform(files);
  return async (photo) => {
    const reading = await readGarment(await decodeInBrowser(photo), platform);
    return { analysis: analysisOf(reading), embedding: [...reading.embedding], embeddingModel };
  };
}
