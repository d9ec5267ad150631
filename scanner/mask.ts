/** Clipped at the edges. */
export function boxBlur(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = new Float32Array(values.length);
  for (let start = 0; start < values.length; start += width) blurRow(values, across, start, width, radius);
  const blurred = new Float32Array(values.length);
  // Column by column is twice as slow.
  const sums = new Float64Array(width);
  for (let y = -radius, count = 0; y < height; y++) {
    if (y + radius < height) {
      const entering = (y + radius) * width;
      for (let x = 0; x < width; x++) (sums[x] as number) += across[entering + x] as number;
      count++;
    }
    if (y - radius - 1 >= 0) {
      const leaving = (y - radius - 1) * width;
      for (let x = 0; x < width; x++) (sums[x] as number) -= across[leaving + x] as number;
      count--;
    }
    if (y >= 0) for (let x = 0; x < width; x++) blurred[y * width + x] = (sums[x] as number) / count;
  }
  return blurred;
}

function blurRow(from: Float32Array, to: Float32Array, start: number, length: number, radius: number): void {
  let sum = 0;
  let count = 0;
  for (let i = -radius; i < length; i++) {
    if (i + radius < length) {
      sum += from[start + i + radius] as number;
      count++;
    }
    if (i - radius - 1 >= 0) {
      sum -= from[start + i - radius - 1] as number;
      count--;
    }
    if (i >= 0) to[start + i] = sum / count;
  }
}

/** The picture's edge does not count as outside. */
export function erode(mask: Uint8Array, width: number, height: number, times: number): Uint8Array {
  let current = mask;
  for (let round = 0; round < times; round++) {
    const next = new Uint8Array(current.length);
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++)
        next[i] =
          current[i] &&
          (x === 0 || current[i - 1]) &&
          (x === width - 1 || current[i + 1]) &&
          (y === 0 || current[i - width]) &&
          (y === height - 1 || current[i + width])
            ? 1
            : 0;
    current = next;
  }
  return current;
}

export function maskAbove(values: Float32Array, limit: number): Uint8Array {
  const mask = new Uint8Array(values.length);
  for (let i = 0; i < values.length; i++) mask[i] = (values[i] as number) > limit ? 1 : 0;
  return mask;
}

export function maskBelow(values: Float32Array, limit: number): Uint8Array {
  const mask = new Uint8Array(values.length);
  for (let i = 0; i < values.length; i++) mask[i] = (values[i] as number) < limit ? 1 : 0;
  return mask;
}

/** `Uint8Array.from` is ten times slower. */
export function maskWhere(values: Float32Array, test: (value: number, index: number) => boolean): Uint8Array {
  const mask = new Uint8Array(values.length);
  for (let i = 0; i < values.length; i++) mask[i] = test(values[i] as number, i) ? 1 : 0;
  return mask;
}

export function indicesOf(mask: Uint8Array): Uint32Array {
  const found = new Uint32Array(mask.length);
  let count = 0;
  for (let i = 0; i < mask.length; i++) if (mask[i]) found[count++] = i;
  return found.subarray(0, count);
}

export function thin(indices: Uint32Array, most: number): Uint32Array {
  if (indices.length <= most) return indices;
  return new Uint32Array(most).map((_, i) => indices[Math.floor((i * indices.length) / most)] as number);
}

/** Components with at least `share` of the greatest `importance`. */
export function keepMainParts(
  mask: Uint8Array,
  width: number,
  height: number,
  importance: Float32Array,
  share: number,
): Uint8Array {
  const part = new Int32Array(mask.length).fill(-1);
  const sums: number[] = [];
  const stack: number[] = [];
  for (let start = 0; start < mask.length; start++) {
    if (!mask[start] || part[start] !== -1) continue;
    let sum = 0;
    const visit = (i: number) => {
      if (!mask[i] || part[i] !== -1) return;
      part[i] = sums.length;
      stack.push(i);
    };
    visit(start);
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      sum += importance[i] as number;
      const x = i % width;
      if (x > 0) visit(i - 1);
      if (x < width - 1) visit(i + 1);
      if (i >= width) visit(i - width);
      if (i < width * (height - 1)) visit(i + width);
    }
    sums.push(sum);
  }
  const least = share * Math.max(0, ...sums);
  return mask.map((inside, i) => (inside && (sums[part[i] as number] as number) >= least ? 1 : 0));
}

/** Prints and buttons belong to the garment. */
export function fillHoles(mask: Uint8Array, width: number, height: number, mostPixels: number): Uint8Array {
  const filled = mask.slice();
  const seen = mask.slice();
  const hole = new Int32Array(mask.length);
  let end = 0;
  const add = (i: number) => {
    if (seen[i]) return;
    seen[i] = 1;
    hole[end++] = i;
  };
  for (let start = 0; start < mask.length; start++) {
    if (seen[start]) continue;
    const first = end;
    add(start);
    let open = false;
    for (let next = first; next < end; next++) {
      const i = hole[next] as number;
      const x = i % width;
      if (x > 0) add(i - 1);
      if (x < width - 1) add(i + 1);
      if (i >= width) add(i - width);
      if (i < width * (height - 1)) add(i + width);
      open ||= x === 0 || x === width - 1 || i < width || i >= width * (height - 1);
    }
    if (!open && end - first <= mostPixels)
      for (let at = first; at < end; at++) filled[hole[at] as number] = 1;
  }
  return filled;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** In shares of the picture, with `margin` of it on each side, cut at its edges. */
export function inShares(box: Box, width: number, height: number, margin = 0): Box {
  const left = Math.max(0, box.left / width - margin);
  const top = Math.max(0, box.top / height - margin);
  return {
    left,
    top,
    width: Math.min(1, (box.left + box.width) / width + margin) - left,
    height: Math.min(1, (box.top + box.height) / height + margin) - top,
  };
}

/** 0 × 0 when no value exceeds `threshold`. */
export function boundingBox(values: Uint8Array, width: number, threshold = 0): Box {
  let left = width;
  let right = -1;
  let top = -1;
  let bottom = -1;
  for (let i = 0; i < values.length; i++) {
    if ((values[i] as number) <= threshold) continue;
    const x = i % width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.floor(i / width);
    if (top < 0) top = bottom;
  }
  return right < 0
    ? { left: 0, top: 0, width: 0, height: 0 }
    : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
