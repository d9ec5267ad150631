import type { Art } from '../art.ts';
import { insideOf, mix } from '../color.ts';

export function waistBack(art: Art): void {
  art.panel('140,42* 168,35 200,33 232,35 260,42* 248,58 200,64 152,58', {
    fill: mix(insideOf(art.base), '#efe6d6', 0.3),
    height: 0.3,
    printed: false,
  });
  art.shade('143,42* 200,36 257,42* 240,52 160,52', 0.32).label(200, 37, 24, 10);
}

export function beltLoops(
  art: Art,
  top: number,
  bottom: number,
  positions: readonly number[],
  thread?: string,
): void {
  for (const x of positions) {
    art.panel(`${x - 3},${top}* ${x + 3},${top}* ${x + 3},${bottom}* ${x - 3},${bottom}*`, {
      height: 0.5,
      occlusion: 0.35,
    });
    if (!thread) continue;
    art.stitch(`${x - 2},${top + 2}* ${x - 2},${bottom - 2}*`, { color: thread });
    art.stitch(`${x + 2},${top + 2}* ${x + 2},${bottom - 2}*`, { color: thread });
  }
}
