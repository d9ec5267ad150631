import { boundingBox } from './mask.ts';
import type { Input } from './platform.ts';
import type { Segmentation } from './segmentation.ts';

/** As in `training/network/glance.py`. */
const SIDE = 96;
/** Share of the garment's side. */
const MARGIN = 0.12;
const MIN_MARGIN = 0.02;
const FINE = 2;

function samplePositions(from: number, length: number, whole: number): Uint16Array {
  const margin = Math.max(MIN_MARGIN * whole, MARGIN * length);
  const low = Math.max(0, from - margin);
  const high = Math.min(whole, from + length + margin);
  return Uint16Array.from({ length: FINE * SIDE }, (_, i) =>
    Math.min(whole - 1, Math.floor(low + ((i + 0.5) / (FINE * SIDE)) * (high - low))),
  );
}

export function glanceAt({
  lab,
  mask,
  width,
  height,
}: Segmentation): Record<'cloth' | 'mask', Input<Float32Array>> {
  const box = boundingBox(mask, width);
  const columns = samplePositions(box.left, box.width || width, width);
  const rows = samplePositions(box.top, box.height || height, height);
  const plane = SIDE * SIDE;
  const cloth = new Float32Array(3 * plane);
  const inside = new Float32Array(plane);
  const share = 1 / FINE ** 2;
  // A callback per sample is several times slower.
  for (let i = 0; i < rows.length; i++) {
    const row = (rows[i] as number) * width;
    for (let j = 0; j < columns.length; j++) {
      const from = row + (columns[j] as number);
      const to = Math.floor(i / FINE) * SIDE + Math.floor(j / FINE);
      (cloth[to] as number) += share * (lab[3 * from] as number);
      (cloth[plane + to] as number) += share * (lab[3 * from + 1] as number);
      (cloth[2 * plane + to] as number) += share * (lab[3 * from + 2] as number);
      (inside[to] as number) += share * (mask[from] as number);
    }
  }
  return {
    cloth: { values: cloth, shape: [1, 3, SIDE, SIDE] },
    mask: { values: inside, shape: [1, 1, SIDE, SIDE] },
  };
}
