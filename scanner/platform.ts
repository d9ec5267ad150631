import type { Cutout, Picture } from './picture.ts';
import type { Segmentation } from './segmentation.ts';

export type Kernel = 'lanczos3' | 'linear';
/** `fill` stretches to the exact size, `inside` keeps proportions and never enlarges. */
export type Fit = 'fill' | 'inside';

export const networks = ['garment', 'segmenter', 'colors'] as const;
export type Network = (typeof networks)[number];

/** Pictures as bytes, everything else as float32. */
export interface Input<Values extends Float32Array | Uint8Array = Float32Array | Uint8Array> {
  readonly values: Values;
  readonly shape: readonly number[];
}

export const elementOf = ({ values }: Input) => (values instanceof Uint8Array ? 'uint8' : 'float32');

/** All other code is shared, so server and browser give equal results. */
export interface Platform {
  resize(picture: Picture, width: number, height: number, fit: Fit, kernel?: Kernel): Promise<Picture>;
  run(
    network: Network,
    inputs: Readonly<Record<string, Input>>,
  ): Promise<Readonly<Record<string, Float32Array>>>;
  /** Absent on platforms that keep no cut-outs. The mask must not be empty. */
  cutOut?(photo: Picture, segmentation: Segmentation): Promise<Cutout>;
}
