import sharp from 'sharp';

/** Small files, costly to decode. Each is made once, because that takes seconds. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });

/** 1.3 KB for 50 megapixels. */
export const flatAvif = once(() => flat(8600, 5800).avif({ effort: 0 }).toBuffer());

/** The admitted maximum of each format. */
export const dearest = once(() =>
  Promise.all([
    flat(5770, 4330).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    flat(5770, 4330).toColourspace('rgb16').ensureAlpha().png({ progressive: true }).toBuffer(),
    flat(5770, 4330).webp({ lossless: true, effort: 0 }).toBuffer(),
  ]),
);
