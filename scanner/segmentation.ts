import type { ColorCluster } from './mixture.ts';

export interface Segmentation {
  readonly width: number;
  readonly height: number;
  /** Interleaved OKLab of the segmented picture. */
  readonly lab: Float32Array;
  /** 1 inside the garment. */
  readonly mask: Uint8Array;
  /** Garment probability per pixel, 0..1. */
  readonly likelihood: Float32Array;
  readonly background: readonly ColorCluster[];
  /** 0..1; 0 when the mask is the fallback ellipse. */
  readonly quality: number;
}
