import type { Fabric } from '#contract/garment-attributes.ts';
import { darken, lighten, lightness, mix } from './color.ts';

/** A shirt's cotton is poplin, a trench coat's is gabardine. */
export type Cloth = Fabric | 'poplin' | 'gabardine';

/** Frequencies are those of `feTurbulence`, per unit of the drawing. */
export interface Finish {
  /** Height and frequency of random unevenness. */
  wrinkles: number;
  wrinkleFrequency: string;
  /** The blur rounds edges; units. */
  relief: number;
  rounding: number;
  /** Linen crosses two. */
  grainFrequency: string;
  crossGrainFrequency?: string;
  grain: number;
  octaves?: 3;
  tooth?: number;
  shine?: readonly [strength: number, exponent: number];
  /** For sheer cloth. */
  opacity?: number;
}

export const finishes: Readonly<Record<Cloth, Finish>> = {
  cotton: {
    wrinkles: 0.3,
    wrinkleFrequency: '.011 .008',
    relief: 18,
    rounding: 6,
    grainFrequency: '.85',
    grain: 0.09,
  },
  poplin: {
    wrinkles: 0.34,
    wrinkleFrequency: '.017 .009',
    relief: 17,
    rounding: 4,
    grainFrequency: '.6 .95',
    grain: 0.06,
  },
  linen: {
    wrinkles: 0.34,
    wrinkleFrequency: '.02 .012',
    relief: 18,
    rounding: 4,
    grainFrequency: '.05 .95',
    crossGrainFrequency: '.95 .05',
    grain: 0.14,
  },
  denim: {
    wrinkles: 0.26,
    wrinkleFrequency: '.014 .01',
    relief: 19,
    rounding: 6,
    grainFrequency: '.75 .07',
    grain: 0.17,
  },
  knit: {
    wrinkles: 0.22,
    wrinkleFrequency: '.008 .007',
    relief: 19,
    rounding: 11,
    grainFrequency: '.7',
    grain: 0.13,
  },
  wool: {
    wrinkles: 0.2,
    wrinkleFrequency: '.009 .006',
    relief: 18,
    rounding: 8,
    grainFrequency: '1.1 .9',
    grain: 0.13,
  },
  gabardine: {
    wrinkles: 0.28,
    wrinkleFrequency: '.01 .007',
    relief: 18,
    rounding: 6,
    grainFrequency: '.95 .5',
    grain: 0.08,
  },
  silk: {
    wrinkles: 0.4,
    wrinkleFrequency: '.013 .005',
    relief: 25,
    rounding: 8,
    grainFrequency: '.9 .3',
    grain: 0.03,
    tooth: 0,
    shine: [0.62, 11],
  },
  chiffon: {
    wrinkles: 0.36,
    wrinkleFrequency: '.024 .007',
    relief: 15,
    rounding: 5,
    grainFrequency: '.9',
    grain: 0.07,
    opacity: 0.84,
  },
  leather: {
    wrinkles: 0,
    wrinkleFrequency: '.012 .01',
    relief: 18,
    rounding: 9,
    grainFrequency: '.8',
    grain: 0.06,
    tooth: 0.02,
    shine: [1.15, 30],
  },
  suede: {
    wrinkles: 0.16,
    wrinkleFrequency: '.02 .02',
    relief: 16,
    rounding: 8,
    grainFrequency: '.4',
    grain: 0.17,
    octaves: 3,
  },
  corduroy: {
    wrinkles: 0.22,
    wrinkleFrequency: '.01 .008',
    relief: 18,
    rounding: 8,
    grainFrequency: '.9 .3',
    grain: 0.1,
  },
  down: {
    wrinkles: 0.14,
    wrinkleFrequency: '.02 .016',
    relief: 20,
    rounding: 9,
    grainFrequency: '.9',
    grain: 0.03,
    tooth: 0.01,
    shine: [0.3, 9],
  },
  synthetic: {
    wrinkles: 0.34,
    wrinkleFrequency: '.016 .012',
    relief: 18,
    rounding: 6,
    grainFrequency: '.9',
    grain: 0.04,
    tooth: 0.01,
    shine: [0.32, 12],
  },
  metal: {
    wrinkles: 0,
    wrinkleFrequency: '.012 .01',
    relief: 16,
    rounding: 5,
    grainFrequency: '.9',
    grain: 0.02,
    tooth: 0,
    shine: [1.2, 26],
  },
};

/** An empty string when the weave is invisible. Translucent over a print. */
export function weave(cloth: Cloth, id: string, colorHex: string, overPrint = false): string {
  const dark = darken(colorHex, 0.6);
  const light = lighten(colorHex, 0.5);
  const tile = (width: number, height: number, content: string) =>
    `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${content}</pattern>`;
  switch (cloth) {
    case 'knit': {
      const loop = mix(colorHex, light, lightness(colorHex) < 0.35 ? 0.2 : 0.35);
      return tile(
        6,
        5,
        `<path d="M0 0h6v5H0z" fill="${dark}" opacity=".3"/><path d="M1-1.4 2.2 1.8M5-1.4 3.8 1.8M1 3.6 2.2 6.8M5 3.6 3.8 6.8" stroke="${overPrint ? '#fff8ec' : loop}" stroke-width="2" stroke-linecap="round"${overPrint ? ' opacity=".2"' : ''}/>`,
      );
    }
    case 'denim':
      return tile(
        3,
        3,
        `<path d="M-1 4 4-1M-1 1 1-1M2 4 4 2" stroke="${light}" stroke-width=".7" opacity=".3"/><path d="M.5 4 4 .5M-1 2.5 2.5-1" stroke="${dark}" stroke-width=".6" opacity=".35"/>`,
      );
    case 'wool':
      return tile(
        2.2,
        2.2,
        `<path d="M-.5 2.7 2.7-.5" stroke="${dark}" stroke-width=".6" opacity=".3"/><path d="M.6 3.3 3.3.6" stroke="${light}" stroke-width=".4" opacity=".16"/>`,
      );
    case 'gabardine':
      return tile(2.4, 3, `<path d="M-.6 3.8 3-.8" stroke="${dark}" stroke-width=".5" opacity=".28"/>`);
    case 'corduroy':
      return tile(
        5,
        40,
        `<path d="M.6 0v40" stroke="${dark}" stroke-width="1.6" opacity=".55"/><path d="M3 0v40" stroke="${light}" stroke-width="1.4" opacity=".28"/>`,
      );
    default:
      return '';
  }
}
