import type { Measure } from './measurements.ts';

/*
 * Size charts after EN 13402 (sizes named by body measures, letter steps of about 8 cm that widen upwards)
 * with the brands' own figures. Alba Norte fits closer than Casa Lirio.
 */
export const letterSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;

export type Cut = 'woman' | 'man';
export type BodyMeasure = Exclude<Measure, 'height' | 'foot'>;

/** Seven edges in centimetres around six sizes: each size spans one edge to the next. */
type Edges = readonly [number, number, number, number, number, number, number];

export interface BrandChart {
  brand: string;
  edges: Readonly<Record<Cut, Readonly<Record<BodyMeasure, Edges>>>>;
  /** Centimetres added to the foot's length. */
  shoeAllowanceCm: number;
}

export const brandCharts: readonly BrandChart[] = [
  {
    brand: 'Alba Norte',
    edges: {
      woman: {
        chest: [74, 82, 90, 98, 106, 116, 128],
        waist: [58, 66, 74, 82, 91, 102, 114],
        hip: [82, 90, 98, 106, 114, 123, 134],
      },
      man: {
        chest: [80, 87, 94, 101, 108, 117, 128],
        waist: [68, 75, 82, 89, 96, 106, 118],
        hip: [84, 91, 98, 105, 112, 120, 130],
      },
    },
    shoeAllowanceCm: 1.5,
  },
  {
    brand: 'Casa Lirio',
    edges: {
      woman: {
        chest: [76, 84, 92, 100, 109, 120, 132],
        waist: [60, 68, 76, 85, 95, 107, 119],
        hip: [84, 92, 100, 108, 117, 127, 138],
      },
      man: {
        chest: [80, 88, 96, 104, 112, 121, 132],
        waist: [68, 76, 84, 92, 101, 111, 122],
        hip: [86, 93, 100, 107, 115, 123, 133],
      },
    },
    shoeAllowanceCm: 1.8,
  },
];

export const decidingMeasures = {
  tops: ['chest'],
  bottoms: ['waist', 'hip'],
  dresses: ['chest', 'waist', 'hip'],
} as const satisfies Record<string, readonly BodyMeasure[]>;
export type SizedGarment = keyof typeof decidingMeasures;
