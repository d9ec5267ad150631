import type { Cutout } from './cutout.ts';
import type { Picture } from './picture.ts';
import type { Segmentation } from './segment.ts';

/** How a picture is made smaller. */
export type Kernel = 'lanczos3' | 'linear';
/** `fill` squashes to exactly the size, `inside` keeps the proportions and never enlarges. */
export type Fit = 'fill' | 'inside';

/** The networks of `models/`, by their files' names. */
export const networks = ['garment', 'segmenter', 'colors'] as const;
export type Network = (typeof networks)[number];

/** What a network is given under one name: float32, row by row. */
export interface Input {
  readonly values: Float32Array;
  readonly shape: readonly number[];
}

/**
 * What the scanner's arithmetic asks of the place where it runs, a server or a browser: everything else is the same
 * code in both, so that both read the same.
 */
export interface Platform {
  resize(picture: Picture, width: number, height: number, fit: Fit, kernel?: Kernel): Promise<Picture>;
  /** @returns what the network gives back, by name */
  run(
    network: Network,
    inputs: Readonly<Record<string, Input>>,
  ): Promise<Readonly<Record<string, Float32Array>>>;
  /** Absent where nobody keeps cut-outs. The mask must not be empty. */
  cutOut?(photo: Picture, segmentation: Segmentation): Promise<Cutout>;
}
