import type { ProviderConfig } from '../config.ts';
import { openaiPictures } from './openai.ts';

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
  /** By the provider's moderation. */
  | { outcome: 'refused' }
  /** Charged, perhaps, once the request was taken. */
  | { outcome: 'failed'; taken: boolean; why: string };

/** Returns one picture in portrait format. Never throws. */
export type PictureModel = (order: PictureOrder) => Promise<PictureOutcome>;

const makers = { openai: openaiPictures } satisfies Record<
  PictureModelConfig['name'],
  (config: PictureModelConfig) => PictureModel
>;

export const pictureModelOf = (config: PictureModelConfig): PictureModel => makers[config.name](config);
