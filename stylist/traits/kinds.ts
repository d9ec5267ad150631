import type { AirRange } from '../vocabulary/item.ts';
import type { WornKind } from '../vocabulary/kinds.ts';
import type { RegisterShares } from '../vocabulary/registers.ts';
import type { Rain } from '../vocabulary/touches.ts';

export type KindNumbers = {
  /** 0 for swimwear, 1 for black tie. */
  formality: number;
  /**
   * Insulation of the single garment. After the tables of ISO 9920 and of McCullough and Jones (1984), by
   * the usual garment of its kind; bags, belts and jewellery have none.
   */
  clo: number;
  air: AirRange;
  rain: Rain;
  registers: RegisterShares;
  /** How much it covers, 0 to 1, where it is worn. */
  shoulders?: number;
  legs?: number;
};

const anyAir: AirRange = [-40, 45];
const casual = { casual: 1 };
const classic = { classic: 1 };

export const numbersOfKind: Readonly<Record<WornKind, KindNumbers>> = {
  't-shirt': {
    formality: 0.28,
    clo: 0.09,
    air: anyAir,
    rain: 'fine',
    registers: { casual: 0.8, street: 0.2 },
    shoulders: 0.8,
  },
  polo: {
    formality: 0.45,
    clo: 0.17,
    air: [9, 40],
    rain: 'fine',
    registers: { casual: 0.6, classic: 0.4 },
    shoulders: 0.9,
  },
  blouse: {
    formality: 0.62,
    clo: 0.2,
    air: [-40, 38],
    rain: 'fine',
    registers: { classic: 0.55, romantic: 0.45 },
    shoulders: 1,
  },
  shirt: {
    formality: 0.62,
    clo: 0.25,
    air: [-40, 35],
    rain: 'fine',
    registers: { classic: 0.7, casual: 0.3 },
    shoulders: 1,
  },
  longsleeve: { formality: 0.32, clo: 0.15, air: [-40, 28], rain: 'fine', registers: casual, shoulders: 1 },
  hoodie: {
    formality: 0.14,
    clo: 0.34,
    air: [-40, 20],
    rain: 'fine',
    registers: { street: 0.6, casual: 0.2, sport: 0.2 },
    shoulders: 1,
  },
  top: {
    formality: 0.45,
    clo: 0.07,
    air: [4, 45],
    rain: 'fine',
    registers: { casual: 0.4, romantic: 0.3, festive: 0.3 },
    shoulders: 0.3,
  },
  undershirt: {
    formality: 0.1,
    clo: 0.06,
    air: [8, 45],
    rain: 'fine',
    registers: { casual: 0.5, street: 0.3, sport: 0.2 },
    shoulders: 0.3,
  },
  body: {
    formality: 0.46,
    clo: 0.15,
    air: [-40, 32],
    rain: 'fine',
    registers: { casual: 0.4, edgy: 0.3, festive: 0.3 },
    shoulders: 0.7,
  },
  blazer: { formality: 0.76, clo: 0.38, air: [-40, 27], rain: 'fine', registers: classic, shoulders: 1 },
  outerwear: {
    formality: 0.42,
    clo: 0.36,
    air: [3, 21],
    rain: 'fine',
    registers: { casual: 0.8, street: 0.2 },
    shoulders: 1,
  },
  pants: {
    formality: 0.58,
    clo: 0.2,
    air: [-15, 34],
    rain: 'fine',
    registers: { classic: 0.6, casual: 0.4 },
    legs: 1,
  },
  shorts: {
    formality: 0.2,
    clo: 0.07,
    air: [18, 45],
    rain: 'fine',
    registers: { casual: 0.9, street: 0.1 },
    legs: 0.3,
  },
  skirt: {
    formality: 0.54,
    clo: 0.16,
    air: [4, 40],
    rain: 'fine',
    registers: { casual: 0.4, romantic: 0.4, classic: 0.2 },
    legs: 0.6,
  },
  dress: {
    formality: 0.6,
    clo: 0.27,
    air: [3, 40],
    rain: 'fine',
    registers: { romantic: 0.5, classic: 0.3, casual: 0.2 },
    shoulders: 0.7,
    legs: 0.6,
  },
  shoes: { formality: 0.68, clo: 0.03, air: [-4, 36], rain: 'fine', registers: classic },
  hat: { formality: 0.38, clo: 0.02, air: anyAir, rain: 'fine', registers: { casual: 0.7, classic: 0.3 } },
  sweater: {
    formality: 0.48,
    clo: 0.34,
    air: [-40, 18],
    rain: 'fine',
    registers: { casual: 0.6, classic: 0.4 },
    shoulders: 1,
  },
  cardigan: {
    formality: 0.48,
    clo: 0.32,
    air: [-40, 22],
    rain: 'fine',
    registers: { casual: 0.5, classic: 0.3, romantic: 0.2 },
    shoulders: 1,
  },
  coat: {
    formality: 0.66,
    clo: 0.6,
    air: [-40, 14],
    rain: 'fine',
    registers: { classic: 0.8, casual: 0.2 },
    shoulders: 1,
  },
  jeans: {
    formality: 0.38,
    clo: 0.24,
    air: [-12, 30],
    rain: 'fine',
    registers: { casual: 0.8, street: 0.2 },
    legs: 1,
  },
  jumpsuit: {
    formality: 0.58,
    clo: 0.38,
    air: [4, 40],
    rain: 'fine',
    registers: { casual: 0.4, festive: 0.3, classic: 0.3 },
    shoulders: 0.7,
    legs: 1,
  },
  sneakers: {
    formality: 0.26,
    clo: 0.03,
    air: [-2, 45],
    rain: 'fine',
    registers: { casual: 0.6, street: 0.4 },
  },
  boots: {
    formality: 0.54,
    clo: 0.1,
    air: [-40, 20],
    rain: 'fine',
    registers: { casual: 0.5, edgy: 0.3, classic: 0.2 },
  },
  sandals: {
    formality: 0.36,
    clo: 0.02,
    air: [19, 45],
    rain: 'ruined',
    registers: { casual: 0.7, romantic: 0.3 },
  },
  heels: {
    formality: 0.8,
    clo: 0.02,
    air: [3, 45],
    rain: 'poor',
    registers: { classic: 0.7, festive: 0.2, romantic: 0.1 },
  },
  loafers: {
    formality: 0.64,
    clo: 0.03,
    air: [2, 40],
    rain: 'fine',
    registers: { classic: 0.8, casual: 0.2 },
  },
  flats: {
    formality: 0.6,
    clo: 0.02,
    air: [9, 42],
    rain: 'poor',
    registers: { classic: 0.5, romantic: 0.5 },
  },
  bag: { formality: 0.54, clo: 0, air: anyAir, rain: 'fine', registers: { casual: 0.5, classic: 0.5 } },
  belt: { formality: 0.52, clo: 0, air: anyAir, rain: 'fine', registers: { casual: 0.5, classic: 0.5 } },
  scarf: {
    formality: 0.54,
    clo: 0.03,
    air: [5, 28],
    rain: 'fine',
    registers: { casual: 0.4, classic: 0.6 },
  },
  suit: {
    formality: 0.84,
    clo: 0.58,
    air: [-40, 31],
    rain: 'fine',
    registers: classic,
    shoulders: 1,
    legs: 1,
  },
  vest: {
    formality: 0.55,
    clo: 0.15,
    air: [-40, 26],
    rain: 'fine',
    registers: { classic: 0.7, casual: 0.3 },
  },
  tights: {
    formality: 0.55,
    clo: 0.03,
    air: [-40, 19],
    rain: 'fine',
    registers: { classic: 0.6, romantic: 0.4 },
  },
  tie: { formality: 0.8, clo: 0, air: anyAir, rain: 'fine', registers: classic },
  gloves: {
    formality: 0.52,
    clo: 0.05,
    air: [-40, 9],
    rain: 'fine',
    registers: { casual: 0.5, classic: 0.5 },
  },
  jewellery: {
    formality: 0.58,
    clo: 0,
    air: anyAir,
    rain: 'fine',
    registers: { classic: 0.4, romantic: 0.3, festive: 0.3 },
  },
  sunglasses: { formality: 0.5, clo: 0, air: anyAir, rain: 'fine', registers: { casual: 0.6, street: 0.4 } },
  swimwear: {
    formality: 0.05,
    clo: 0.03,
    air: [24, 45],
    rain: 'poor',
    registers: { sport: 0.6, casual: 0.4 },
    shoulders: 0.2,
    legs: 0,
  },
};
