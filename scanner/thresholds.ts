import { limits } from '#contract/limits.ts';
import model from '../models/garment.json' with { type: 'json' };

/** A phone's photograph is 2 to 12 MB. */
export const MAX_PHOTO_BYTES: number = limits.photo.bytesMax;
/** Smaller pictures show nothing. */
export const MIN_PHOTO_SIDE: number = limits.photo.sideMin;
/** Longest side. */
export const WORKING_SIDE = 640;
export const SEGMENT_SIDE = 160;
export const VIEW_SIDE: number = model.side;

/** 97 % of stated values are right (models/garment.md); set by `training/scanner/calibrate.ts`. */
export const sure: Sure = model.sure;
export type Sure = Readonly<typeof model.sure>;

export const CUTOUT_QUALITY = 0.6;
/** From here the background is removed. */
export const VIEW_QUALITY = 0.6;
