import { erode } from './mask.ts';
import type { Palette } from './palette.ts';
import type { Segmentation } from './segment.ts';

/** How the cloth changes from place to place, over the inside of the garment. */
export interface Texture {
  /** Mean change of colour over four pixels, in weighted OKLab. */
  readonly contrast: number;
  /** The same of hue and chroma alone: folds and shadows do not change those. */
  readonly chromaContrast: number;
  /** 0 where changes run in all directions, 1 where they all run in one, as across stripes. */
  readonly coherence: number;
}

/** Outline pixels dropped before texture is read: an edge is no pattern. */
const RIM = 4;
const REACH = 2;

/** Differences of colour across a pixel along one axis: lightness counts half, hue and chroma double. */
function change(lab: Float32Array, from: number, to: number): readonly [number, number, number] {
  const difference = (z: number) => (lab[3 * to + z] as number) - (lab[3 * from + z] as number);
  return [0.5 * difference(0), 2 * difference(1), 2 * difference(2)];
}

/** Reads the texture inside the mask; all zero where nothing is left once the rim is dropped. */
export function readTexture({ lab, mask, width, height }: Segmentation): Texture {
  const inner = erode(mask, width, height, RIM);
  let count = 0;
  let contrast = 0;
  let chromaContrast = 0;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let y = REACH; y < height - REACH; y++)
    for (let x = REACH; x < width - REACH; x++) {
      const i = y * width + x;
      if (!inner[i]) continue;
      count++;
      const across = change(lab, i - REACH, i + REACH);
      const down = change(lab, i - REACH * width, i + REACH * width);
      const acrossChroma = across[1] ** 2 + across[2] ** 2;
      const downChroma = down[1] ** 2 + down[2] ** 2;
      const acrossAll = across[0] ** 2 + acrossChroma;
      const downAll = down[0] ** 2 + downChroma;
      contrast += Math.sqrt(acrossAll + downAll);
      chromaContrast += Math.sqrt(acrossChroma + downChroma);
      xx += acrossAll;
      yy += downAll;
      xy += across[0] * down[0] + across[1] * down[1] + across[2] * down[2];
    }
  if (count === 0) return { contrast: 0, chromaContrast: 0, coherence: 0 };
  return {
    contrast: contrast / count,
    chromaContrast: chromaContrast / count,
    coherence: Math.hypot(xx - yy, 2 * xy) / (xx + yy + 1e-9),
  };
}

/** Logistic weights, fitted by `training/fit-confidence.ts` to the tuning part of `training/labels/colors.csv`. */
const WEIGHTS = { bias: 6.78, contrast: 3.8, chromaContrast: -0.52, mainShare: -0.1 };
/** From here the changes run in one direction often enough to be stripes. */
const STRIPED = 0.38;

export type PatternSeen = 'plain' | 'stripes' | 'print';

/**
 * Whether a motif covers the garment, and how sure that is. A placed print on a plain ground counts as plain; checks,
 * dots and flowers are not told apart and all come out as `print`.
 */
export function readPattern(
  segmentation: Segmentation,
  palette: Palette,
): { readonly pattern: PatternSeen; readonly confidence: number } {
  const { contrast, chromaContrast, coherence } = readTexture(segmentation);
  const odds =
    WEIGHTS.bias +
    WEIGHTS.contrast * Math.log(contrast + 0.005) +
    WEIGHTS.chromaContrast * Math.log(chromaContrast + 0.005) +
    WEIGHTS.mainShare * (palette.colors[0]?.share ?? 1);
  const patterned = 1 / (1 + Math.exp(-odds));
  if (patterned < 0.5) return { pattern: 'plain', confidence: 1 - patterned };
  return coherence > STRIPED
    ? { pattern: 'stripes', confidence: patterned * 0.6 }
    : { pattern: 'print', confidence: patterned };
}
