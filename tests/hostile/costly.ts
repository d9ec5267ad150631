import sharp from 'sharp';

/** Small files that cost their decoder as much as it allows. Each is made once: making one takes seconds. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });

/** 1.3 KB for 50 megapixels, and for seconds of a decoder that would take it. */
export const flatAvif = once(() => flat(8600, 5800).avif({ effort: 0 }).toBuffer());

/** The dearest that is admitted of each format. */
export const dearest = once(() =>
  Promise.all([
    flat(5770, 4330).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    flat(5770, 4330).toColourspace('rgb16').ensureAlpha().png({ progressive: true }).toBuffer(),
    flat(5770, 4330).webp({ lossless: true, effort: 0 }).toBuffer(),
  ]),
);
