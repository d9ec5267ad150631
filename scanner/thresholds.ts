/**
 * Every limit and threshold of the scanner, in one place.
 * Confidences are calibrated probabilities in 0..1; sides are pixels.
 */

/** Bytes of one upload. A phone's photograph is 2 to 12 MB. */
export const MAX_PHOTO_BYTES = 25 * 1024 * 1024;
/** Pixels before decoding: 64 MP holds every phone sensor and stops decompression bombs. */
export const MAX_PHOTO_PIXELS = 64_000_000;
/** Below this side nothing about a garment can be told. */
export const MIN_PHOTO_SIDE = 32;
/** Longest side of the decoded picture that every later step works from. */
export const WORKING_SIDE = 640;
/** Side of the picture on which garment and background are told apart. */
export const SEGMENT_SIDE = 160;
/** Side of the squashed picture the training cache holds; the classifier's first step. */
export const SQUASH_SIDE = 160;

/** From here a kind is stated, and about 93 % are right; below, it is a suggestion (see models/garment-kind.md). */
export const SURE_KIND = 0.8;
/** Categories are coarser, so the same certainty needs the same sum of probabilities. */
export const SURE_CATEGORY = 0.8;
/** From here a colour name is stated: about 86 % are then of the family that a person names. */
export const SURE_COLOR = 0.8;
/** From here plain or patterned is stated: about 95 % right. */
export const SURE_PATTERN = 0.7;
/** Under this quality of the mask no cut-out is made: a torn one is worse than the photograph. */
export const CUTOUT_QUALITY = 0.25;
/** From this quality of the mask on, the classifier is also shown the garment without its background. */
export const VIEW_QUALITY = 0.6;
