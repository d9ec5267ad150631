import type { ColorCluster } from './mixture.ts';

export interface Segmentation {
  readonly width: number;
  readonly height: number;
  /** Interleaved OKLab of the segmented picture. */
  readonly lab: Float32Array;
  readonly mask: Uint8Array;
  /** Per pixel, 0..1. */
  readonly likelihood: Float32Array;
  readonly background: readonly ColorCluster[];
  /** 0 for the fallback ellipse. */
  readonly quality: number;
}
