export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whole pixels of the mask. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Share of the radius with full coverage; it fades from there on. */
const HARD_CORE = 0.7;
/** Minimum width of the fade, in pixels: a sharper edge shows steps. */
const FADE_MIN_PX = 1.5;

/**
 * Paints a round, soft stroke from one point to another: 0 untouched, 255 fully covered. Coverage only
 * rises, so a stroke that crosses itself gets no darker. Returns the box that may have changed.
 */
export function cover(coverage: Uint8Array, size: Size, from: Point, to: Point, radius: number): Box {
  const box = boxAround(size, from, to, radius);
  const core = Math.max(0, Math.min(radius * HARD_CORE, radius - FADE_MIN_PX));
  const [alongX, alongY] = [to.x - from.x, to.y - from.y];
  const squared = alongX * alongX + alongY * alongY;
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let x = box.left; x < box.left + box.width; x++) {
      const [dx, dy] = [x + 0.5 - from.x, y + 0.5 - from.y];
      const way = squared === 0 ? 0 : Math.min(1, Math.max(0, (dx * alongX + dy * alongY) / squared));
      const distance = Math.hypot(dx - way * alongX, dy - way * alongY);
      if (distance >= radius) continue;
      const t = distance <= core ? 1 : (radius - distance) / (radius - core);
      const value = Math.round(255 * t * t * (3 - 2 * t));
      const at = y * size.width + x;
      if (value > (coverage[at] as number)) coverage[at] = value;
    }
  }
  return box;
}

function boxAround({ width, height }: Size, from: Point, to: Point, radius: number): Box {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const left = within(Math.floor(Math.min(from.x, to.x) - radius), width);
  const top = within(Math.floor(Math.min(from.y, to.y) - radius), height);
  const right = within(Math.ceil(Math.max(from.x, to.x) + radius), width);
  const bottom = within(Math.ceil(Math.max(from.y, to.y) + radius), height);
  return { left, top, width: right - left, height: bottom - top };
}

export function unionBox(one: Box | undefined, other: Box): Box {
  if (one === undefined) return other;
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}
