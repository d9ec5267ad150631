import type { Care } from '#contract/care.ts';

/** The five basic signs of ISO 3758. */
export type CareSign = 'tub' | 'triangle' | 'square' | 'iron' | 'circle';

export interface CareMark {
  sign: CareSign;
  /** Temperature of the water in °C, or the letter for the dry cleaner. */
  text?: string;
  dots?: 1 | 2 | 3;
  /** Lines under the sign: gentle, very gentle. */
  bars?: 1 | 2;
  inside?: 'hand' | 'oxygen' | 'drum' | 'hung' | 'dripping' | 'flat' | 'shade';
  crossed?: true;
}

/** Care instructions without an ISO 3758 symbol are shown as words. */
export const careMarks: Partial<Record<Care, CareMark>> = {
  'wash-30': { sign: 'tub', text: '30' },
  'wash-30-gentle': { sign: 'tub', text: '30', bars: 1 },
  'wash-30-very-gentle': { sign: 'tub', text: '30', bars: 2 },
  'wash-40': { sign: 'tub', text: '40' },
  'wash-40-gentle': { sign: 'tub', text: '40', bars: 1 },
  'wash-40-very-gentle': { sign: 'tub', text: '40', bars: 2 },
  'wash-50': { sign: 'tub', text: '50' },
  'wash-50-gentle': { sign: 'tub', text: '50', bars: 1 },
  'wash-60': { sign: 'tub', text: '60' },
  'wash-60-gentle': { sign: 'tub', text: '60', bars: 1 },
  'wash-70': { sign: 'tub', text: '70' },
  'wash-95': { sign: 'tub', text: '95' },
  'hand-wash': { sign: 'tub', inside: 'hand' },
  'no-wash': { sign: 'tub', crossed: true },
  bleach: { sign: 'triangle' },
  'oxygen-bleach': { sign: 'triangle', inside: 'oxygen' },
  'no-bleach': { sign: 'triangle', crossed: true },
  'tumble-dry': { sign: 'square', inside: 'drum', dots: 2 },
  'tumble-dry-low': { sign: 'square', inside: 'drum', dots: 1 },
  'no-tumble-dry': { sign: 'square', inside: 'drum', crossed: true },
  'line-dry': { sign: 'square', inside: 'hung' },
  'drip-dry': { sign: 'square', inside: 'dripping' },
  'dry-flat': { sign: 'square', inside: 'flat' },
  'dry-shade': { sign: 'square', inside: 'shade' },
  'iron-low': { sign: 'iron', dots: 1 },
  'iron-medium': { sign: 'iron', dots: 2 },
  'iron-high': { sign: 'iron', dots: 3 },
  'no-iron': { sign: 'iron', crossed: true },
  'dry-clean': { sign: 'circle', text: 'P' },
  'dry-clean-gentle': { sign: 'circle', text: 'P', bars: 1 },
  'dry-clean-petroleum': { sign: 'circle', text: 'F' },
  'no-dry-clean': { sign: 'circle', crossed: true },
  'wet-clean': { sign: 'circle', text: 'W' },
  'wet-clean-gentle': { sign: 'circle', text: 'W', bars: 1 },
  'no-wet-clean': { sign: 'circle', text: 'W', crossed: true },
};
