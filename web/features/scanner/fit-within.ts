export interface Size {
  width: number;
  height: number;
}

/** The size of a picture whose longer side may not pass `sideMax`; a smaller picture is not enlarged. */
export function fitWithin({ width, height }: Size, sideMax: number): Size {
  const scale = Math.min(1, sideMax / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
