import type { Figure } from '#contract/figure.ts';
import { figureBases, figureHairs, figureMeasures } from '#contract/figure-words.ts';
import { type Measures, neutralMeasures } from '#illustrator/figure/body.ts';
import { skinTones } from '#illustrator/figure/skin.ts';
import { store, stored } from '#web/stored.ts';

export type Slider = keyof typeof figureMeasures;

export const neutralFigure: Figure = { base: 'middle', own: {}, skin: null, hair: 'up' };

const key = 'vestidor.figura';

const among = <T extends string>(words: readonly T[], value: unknown, otherwise: T): T =>
  words.find((word) => word === value) ?? otherwise;

/** Measures stay in this browser's storage unless they are saved. */
export function loadFigure(): Figure {
  const kept = stored<Record<keyof Figure, unknown>>(key);
  const own: Figure['own'] = {};
  for (const slider of Object.keys(figureMeasures) as Slider[]) {
    const value = (kept?.own as Record<string, unknown> | undefined)?.[slider];
    const [least, most] = figureMeasures[slider];
    if (typeof value === 'number' && value >= least && value <= most) own[slider] = value;
  }
  const skin = kept?.skin;
  return {
    base: among(figureBases, kept?.base, neutralFigure.base),
    own,
    skin: typeof skin === 'number' && skin in skinTones ? skin : null,
    hair: among(figureHairs, kept?.hair, neutralFigure.hair),
  };
}

export const saveFigure = (figure: Figure): void => store(key, figure);

/** Lengths without a slider follow the height; the inseam stays in proportion to it. */
export function measuresOf({ base, own }: Figure): Measures {
  const neutral: Measures = neutralMeasures[base];
  const height = own.height ?? neutral.height;
  const grown = height / neutral.height;
  const inseam = own.inseam ?? Math.round(neutral.inseam * grown);
  return {
    ...neutral,
    ...own,
    height,
    arm: neutral.arm * grown,
    foot: neutral.foot * grown,
    inseam: Math.max(height * 0.4, Math.min(height * 0.52, inseam)),
  };
}
