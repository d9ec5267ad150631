import { limits } from '#contract/limits.ts';
import model from '../models/garment.json' with { type: 'json' };

/**
 * Every limit and threshold of the scanner, in one place.
 * Confidences are calibrated probabilities in 0..1; sides are pixels.
 */

/** Bytes of one upload. A phone's photograph is 2 to 12 MB. */
export const MAX_PHOTO_BYTES: number = limits.photo.bytesMax;
/** Below this side nothing about a garment can be told. */
export const MIN_PHOTO_SIDE: number = limits.photo.sideMin;
/** Longest side of the decoded picture that every later step works from. */
export const WORKING_SIDE = 640;
/** Side of the picture on which garment and background are told apart. */
export const SEGMENT_SIDE = 160;
/** Side of the squares that the classifier is shown. */
export const VIEW_SIDE: number = model.side;

/**
 * From these probabilities on a field is stated, below it is a suggestion: where 97 % of what is stated is right
 * (see models/garment.md). `training/calibrate.ts` sets them together with the temperatures.
 */
export const sure: Sure = model.sure;
export type Sure = Readonly<typeof model.sure>;

/** Under this quality of the mask no cut-out is made: a torn one is worse than the photograph. */
export const CUTOUT_QUALITY = 0.6;
/** From this quality of the mask on, the classifier is also shown the garment without its background. */
export const VIEW_QUALITY = 0.6;
