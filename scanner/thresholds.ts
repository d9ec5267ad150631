import { limits } from '#contract/limits.ts';
import model from '../models/garment.json' with { type: 'json' };

/** Confidences are calibrated probabilities in 0..1; sides are pixels. */

/** A phone's photograph is 2 to 12 MB. */
export const MAX_PHOTO_BYTES: number = limits.photo.bytesMax;
/** Below this side nothing about a garment can be told. */
export const MIN_PHOTO_SIDE: number = limits.photo.sideMin;
/** Longest side in every later step. */
export const WORKING_SIDE = 640;
export const SEGMENT_SIDE = 160;
export const VIEW_SIDE: number = model.side;

/**
 * Confidence from which a field is stated, chosen so that 97 % of stated values are right
 * (models/garment.md); set by `training/calibrate.ts`.
 */
export const sure: Sure = model.sure;
export type Sure = Readonly<typeof model.sure>;

/** Mask quality below which no cut-out is made. */
export const CUTOUT_QUALITY = 0.6;
/** Mask quality from which the background is removed for the classifier. */
export const VIEW_QUALITY = 0.6;
