import type { ProviderConfig } from '../config.ts';

export interface PictureModelConfig extends ProviderConfig {
  name: 'openai';
  timeoutMs: number;
}

export interface PictureOrder {
  prompt: string;
  /** JPEG or WebP; the first is edited, the others are references. */
  pictures: readonly Uint8Array[];
}

export type PictureOutcome =
  | { outcome: 'made'; picture: Uint8Array; tokens: { read: number; written: number } | null }
  | { outcome: 'refused' }
  /** Charged, perhaps, once the request was taken. */
  | { outcome: 'failed'; taken: boolean; why: string };

/** Returns one picture in portrait format. Never throws. */
export type PictureModel = (order: PictureOrder) => Promise<PictureOutcome>;
