import type { Cutout, Picture } from './picture.ts';
import type { Segmentation } from './segmentation.ts';

export type Kernel = 'lanczos3' | 'linear';
/** `inside` keeps proportions and never enlarges. */
export type Fit = 'fill' | 'inside';

export const networks = ['garment', 'segmenter', 'colors'] as const;
/** Of the gate: what is no garment, and people. */
export const gateNetworks = ['things', 'person'] as const;
/** Networks for a photograph of one garment; a browser loads them too. */
export const browserNetworks = [...networks, ...gateNetworks] as const;
/** Of people, with what they carry. */
export const outfitNetworks = ['carried'] as const;
export type BrowserNetwork = (typeof browserNetworks)[number];
export type Network = BrowserNetwork | (typeof outfitNetworks)[number];

export interface Input<Values extends Float32Array | Uint8Array = Float32Array | Uint8Array> {
  readonly values: Values;
  readonly shape: readonly number[];
}

export const elementOf = ({ values }: Input) => (values instanceof Uint8Array ? 'uint8' : 'float32');

/** Server and browser share all other code. */
export interface Platform {
  resize(picture: Picture, width: number, height: number, fit: Fit, kernel?: Kernel): Promise<Picture>;
  run(
    network: Network,
    inputs: Readonly<Record<string, Input>>,
  ): Promise<Readonly<Record<string, Float32Array>>>;
  cutOut?(photo: Picture, segmentation: Segmentation): Promise<Cutout>;
}
