/** Interleaved, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: number;
}

/** Bilinear; `fill` outside. */
export function warp(
  { data, width, height, channels }: Pixels,
  from: (x: number, y: number) => readonly [number, number],
  fill: number,
): Pixels {
  const out = new Uint8Array(data.length);
  const at = (x: number, y: number, c: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? fill : (data[(y * width + x) * channels + c] ?? fill);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [sx, sy] = from(x, y);
      const [x0, y0] = [Math.floor(sx), Math.floor(sy)];
      const [fx, fy] = [sx - x0, sy - y0];
      for (let c = 0; c < channels; c++) {
        const top = at(x0, y0, c) * (1 - fx) + at(x0 + 1, y0, c) * fx;
        const bottom = at(x0, y0 + 1, c) * (1 - fx) + at(x0 + 1, y0 + 1, c) * fx;
        out[(y * width + x) * channels + c] = top * (1 - fy) + bottom * fy;
      }
    }
  return { data: out, width, height, channels };
}
