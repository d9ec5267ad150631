/** Interleaved 8-bit sRGB. */
export interface Picture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface Cutout {
  /** WebP with alpha. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Avoids a hard edge against white clothes. */
export const PAPER = '#f2f2f2';

export function crop(
  picture: Picture,
  box: { left: number; top: number; width: number; height: number },
): Picture {
  const { left, top, width, height } = box;
  if (width === picture.width && height === picture.height) return picture;
  const pixels = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y++) {
    const start = 3 * ((top + y) * picture.width + left);
    pixels.set(picture.pixels.subarray(start, start + 3 * width), 3 * y * width);
  }
  return { pixels, width, height };
}

export function mirror({ width, height, pixels }: Picture): Picture {
  const mirrored = new Uint8Array(pixels.length);
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    mirrored.set(pixels.subarray(3 * i, 3 * i + 3), 3 * (i - x + width - 1 - x));
  }
  return { width, height, pixels: mirrored };
}
