import { type Measures, neutralMeasures } from '#illustrator/figure/body.ts';
import { skinTones } from '#illustrator/figure/skin.ts';

export const bases = ['short', 'middle', 'tall'] as const;
export type Base = (typeof bases)[number];

export const hairs = ['short', 'up', 'long'] as const;
export type Hair = (typeof hairs)[number];

/** The bounds of each slider, in centimetres. */
export const sliders = {
  height: [140, 205],
  shoulders: [32, 54],
  bust: [70, 140],
  waist: [55, 135],
  hip: [75, 150],
  inseam: [60, 98],
} as const satisfies Partial<Record<keyof Measures, readonly [number, number]>>;
export type Slider = keyof typeof sliders;

export interface Figure {
  base: Base;
  /** The person's own numbers, over those of the base. */
  own: Partial<Record<Slider, number>>;
  /** Place in the scale; null for the line alone. */
  skin: number | null;
  hair: Hair;
}

export const neutralFigure: Figure = { base: 'middle', own: {}, skin: null, hair: 'up' };

const key = 'vestidor.figura';

const among = <T extends string>(words: readonly T[], value: unknown, otherwise: T): T =>
  words.find((word) => word === value) ?? otherwise;

/** Measures stay in this browser's storage. */
export function loadFigure(): Figure {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<
      Record<keyof Figure, unknown>
    > | null;
    const own: Figure['own'] = {};
    for (const slider of Object.keys(sliders) as Slider[]) {
      const value = (kept?.own as Record<string, unknown> | undefined)?.[slider];
      const [least, most] = sliders[slider];
      if (typeof value === 'number' && value >= least && value <= most) own[slider] = value;
    }
    const skin = kept?.skin;
    return {
      base: among(bases, kept?.base, neutralFigure.base),
      own,
      skin: typeof skin === 'number' && skin in skinTones ? skin : null,
      hair: among(hairs, kept?.hair, neutralFigure.hair),
    };
  } catch {
    return neutralFigure;
  }
}

export function saveFigure(figure: Figure): void {
  try {
    localStorage.setItem(key, JSON.stringify(figure));
  } catch {
    // Storage is unavailable or full: the figure lasts as long as the page.
  }
}

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
