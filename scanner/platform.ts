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

/** What a network is given under one name, row by row: pictures as the bytes that they are, the rest as float32. */
export interface Input<Values extends Float32Array | Uint8Array = Float32Array | Uint8Array> {
  readonly values: Values;
  readonly shape: readonly number[];
}

/** Of which kind a network's input is. */
export const elementOf = ({ values }: Input) => (values instanceof Uint8Array ? 'uint8' : 'float32');

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
