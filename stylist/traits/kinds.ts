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
  rainOnly?: boolean;
  /** How much it covers, 0 to 1, where it is worn. */
  shoulders?: number;
  legs?: number;
};

const usual = { clo: 0, air: [-40, 45] as AirRange, rain: 'fine' as Rain };
type Row = Partial<typeof usual> & Omit<KindNumbers, keyof typeof usual>;
const casual = { casual: 1 };
const classic = { classic: 1 };

const rows: Readonly<Record<WornKind, Row>> = {
  't-shirt': { formality: 0.28, clo: 0.09, registers: { casual: 0.8, street: 0.2 }, shoulders: 0.8 },
  polo: {
    formality: 0.45,
    clo: 0.17,
    air: [9, 40],
    registers: { casual: 0.6, classic: 0.4 },
    shoulders: 0.9,
  },
  blouse: {
    formality: 0.62,
    clo: 0.2,
    air: [-40, 38],
    registers: { classic: 0.55, romantic: 0.45 },
    shoulders: 1,
  },
  shirt: {
    formality: 0.62,
    clo: 0.25,
    air: [-40, 31],
    registers: { classic: 0.7, casual: 0.3 },
    shoulders: 1,
  },
  longsleeve: { formality: 0.32, clo: 0.15, air: [-40, 26], registers: casual, shoulders: 1 },
  hoodie: {
    formality: 0.14,
    clo: 0.34,
    air: [-40, 20],
    registers: { street: 0.6, casual: 0.2, sport: 0.2 },
    shoulders: 1,
  },
  top: {
    formality: 0.45,
    clo: 0.07,
    air: [4, 45],
    registers: { casual: 0.4, romantic: 0.3, festive: 0.3 },
    shoulders: 0.3,
  },
  undershirt: {
    formality: 0.1,
    clo: 0.06,
    air: [8, 45],
    registers: { casual: 0.5, street: 0.3, sport: 0.2 },
    shoulders: 0.3,
  },
  body: {
    formality: 0.46,
    clo: 0.15,
    air: [-40, 32],
    registers: { casual: 0.4, edgy: 0.3, festive: 0.3 },
    shoulders: 0.7,
  },
  blazer: { formality: 0.76, clo: 0.38, air: [-40, 27], registers: classic, shoulders: 1 },
  outerwear: {
    formality: 0.42,
    clo: 0.36,
    air: [3, 21],
    registers: { casual: 0.8, street: 0.2 },
    shoulders: 1,
  },
  pants: { formality: 0.58, clo: 0.2, air: [-15, 32], registers: { classic: 0.6, casual: 0.4 }, legs: 1 },
  shorts: { formality: 0.2, clo: 0.07, air: [18, 45], registers: { casual: 0.9, street: 0.1 }, legs: 0.3 },
  skirt: {
    formality: 0.54,
    clo: 0.16,
    air: [4, 40],
    registers: { casual: 0.4, romantic: 0.4, classic: 0.2 },
    legs: 0.6,
  },
  dress: {
    formality: 0.6,
    clo: 0.27,
    air: [3, 40],
    registers: { romantic: 0.5, classic: 0.3, casual: 0.2 },
    shoulders: 0.7,
    legs: 0.6,
  },
  shoes: { formality: 0.68, clo: 0.03, air: [-4, 36], registers: classic },
  hat: { formality: 0.38, clo: 0.02, registers: { casual: 0.7, classic: 0.3 } },
  sweater: {
    formality: 0.48,
    clo: 0.34,
    air: [-40, 18],
    registers: { casual: 0.6, classic: 0.4 },
    shoulders: 1,
  },
  cardigan: {
    formality: 0.48,
    clo: 0.32,
    air: [-40, 22],
    registers: { casual: 0.5, classic: 0.3, romantic: 0.2 },
    shoulders: 1,
  },
  coat: { formality: 0.66, clo: 0.6, air: [-40, 14], registers: { classic: 0.8, casual: 0.2 }, shoulders: 1 },
  jeans: { formality: 0.38, clo: 0.24, air: [-12, 29], registers: { casual: 0.8, street: 0.2 }, legs: 1 },
  jumpsuit: {
    formality: 0.58,
    clo: 0.38,
    air: [4, 40],
    registers: { casual: 0.4, festive: 0.3, classic: 0.3 },
    shoulders: 0.7,
    legs: 1,
  },
  sneakers: { formality: 0.26, clo: 0.03, air: [-2, 45], registers: { casual: 0.6, street: 0.4 } },
  boots: { formality: 0.54, clo: 0.1, air: [-40, 20], registers: { casual: 0.5, edgy: 0.3, classic: 0.2 } },
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
    air: [6, 45],
    rain: 'poor',
    registers: { classic: 0.7, festive: 0.2, romantic: 0.1 },
  },
  loafers: { formality: 0.64, clo: 0.03, air: [3, 40], registers: { classic: 0.8, casual: 0.2 } },
  flats: {
    formality: 0.6,
    clo: 0.02,
    air: [11, 42],
    rain: 'poor',
    registers: { classic: 0.5, romantic: 0.5 },
  },
  bag: { formality: 0.54, registers: { casual: 0.5, classic: 0.5 } },
  belt: { formality: 0.52, registers: { casual: 0.5, classic: 0.5 } },
  scarf: { formality: 0.54, clo: 0.03, air: [5, 28], registers: { casual: 0.4, classic: 0.6 } },
  suit: { formality: 0.84, clo: 0.58, air: [-40, 31], registers: classic, shoulders: 1, legs: 1 },
  vest: { formality: 0.55, clo: 0.15, air: [-40, 26], registers: { classic: 0.7, casual: 0.3 } },
  tights: { formality: 0.55, clo: 0.03, air: [-40, 19], registers: { classic: 0.6, romantic: 0.4 } },
  tie: { formality: 0.8, registers: classic },
  gloves: { formality: 0.52, clo: 0.05, air: [-40, 9], registers: { casual: 0.5, classic: 0.5 } },
  jewellery: { formality: 0.58, registers: { classic: 0.4, romantic: 0.3, festive: 0.3 } },
  sunglasses: { formality: 0.5, registers: { casual: 0.6, street: 0.4 } },
  swimwear: {
    formality: 0.05,
    clo: 0.03,
    air: [24, 45],
    rain: 'poor',
    registers: { sport: 0.6, casual: 0.4 },
    shoulders: 0.2,
    legs: 0,
  },
  bikini: {
    formality: 0.05,
    clo: 0.02,
    air: [24, 45],
    rain: 'poor',
    registers: { casual: 0.7, sport: 0.3 },
    shoulders: 0,
    legs: 0,
  },
  'swim-trunks': {
    formality: 0.08,
    clo: 0.06,
    air: [22, 45],
    rain: 'poor',
    registers: { sport: 0.5, casual: 0.5 },
    legs: 0.3,
  },
  tote: { formality: 0.5, registers: { casual: 0.6, classic: 0.4 } },
  'shoulder-bag': { formality: 0.54, registers: { casual: 0.5, classic: 0.5 } },
  backpack: { formality: 0.26, registers: { casual: 0.6, street: 0.4 } },
  clutch: { formality: 0.78, rain: 'poor', registers: { festive: 0.5, classic: 0.5 } },
  cap: { formality: 0.14, clo: 0.01, air: [4, 45], registers: { street: 0.6, casual: 0.4 } },
  beanie: { formality: 0.28, clo: 0.05, air: [-40, 13], registers: { casual: 0.7, street: 0.3 } },
  glasses: { formality: 0.54, registers: { casual: 0.5, classic: 0.5 } },
  necklace: { formality: 0.58, registers: { classic: 0.4, romantic: 0.4, festive: 0.2 } },
  earrings: { formality: 0.56, registers: { classic: 0.5, romantic: 0.3, festive: 0.2 } },
  bracelet: { formality: 0.54, registers: { classic: 0.5, casual: 0.2, romantic: 0.3 } },
  ring: { formality: 0.54, registers: { classic: 0.6, casual: 0.4 } },
  watch: { formality: 0.56, registers: { classic: 0.6, casual: 0.4 } },
  'bow-tie': { formality: 0.92, registers: { classic: 0.7, festive: 0.3 } },
  socks: { formality: 0.4, clo: 0.03, air: [-40, 30], registers: casual },
  underwear: { formality: 0.1, clo: 0.04, registers: casual },
  pyjamas: { formality: 0.05, clo: 0.45, registers: casual, shoulders: 1, legs: 1 },
  leggings: { formality: 0.16, clo: 0.16, air: [-8, 30], registers: { sport: 0.6, casual: 0.4 }, legs: 1 },
  joggers: {
    formality: 0.16,
    clo: 0.26,
    air: [-15, 26],
    registers: { sport: 0.4, street: 0.4, casual: 0.2 },
    legs: 1,
  },
  'sports-bra': {
    formality: 0.06,
    clo: 0.04,
    air: [12, 45],
    registers: { sport: 0.9, street: 0.1 },
    shoulders: 0.2,
  },
  umbrella: { formality: 0.5, rain: 'made-for', rainOnly: true, registers: { casual: 0.5, classic: 0.5 } },
};

export const numbersOfKind = Object.fromEntries(
  Object.entries(rows).map(([kind, row]) => [kind, { ...usual, ...row }]),
) as Readonly<Record<WornKind, KindNumbers>>;
