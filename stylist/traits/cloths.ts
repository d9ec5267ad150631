import type { Fabric, Pattern, Style } from '#contract/garment-attributes.ts';
import type { RegisterShares } from '../vocabulary/registers.ts';
import type { Rain } from '../vocabulary/touches.ts';

type FabricNumbers = {
  /** Added to the kind's. */
  formality: number;
  /** Multiplies the kind's insulation. */
  clo: number;
  /** Added to the hottest air of clothes, in °C. */
  hottestC?: number;
  /** The hottest air for clothes of it, however light their kind, in °C. */
  mostC?: number;
  /** The coldest air for clothes of it, in °C. */
  coldestC?: number;
  rain?: Rain;
  /** 0 is matt, 1 mirrors. */
  sheen?: number;
  registers?: RegisterShares;
};

export const numbersOfFabric: Readonly<Record<Fabric, FabricNumbers>> = {
  cotton: { formality: 0, clo: 1 },
  linen: { formality: -0.04, clo: 0.75, hottestC: 6, coldestC: 15, rain: 'poor', registers: { casual: 0.3 } },
  wool: { formality: 0.04, clo: 1.25, hottestC: -9, mostC: 22, registers: { classic: 0.3 } },
  knit: { formality: -0.03, clo: 1.1, hottestC: -4, mostC: 27, registers: { casual: 0.2 } },
  silk: { formality: 0.1, clo: 0.85, rain: 'ruined', sheen: 0.5, registers: { romantic: 0.3, festive: 0.2 } },
  denim: { formality: -0.1, clo: 1.05, hottestC: -6, registers: { casual: 0.5, street: 0.2 } },
  leather: { formality: 0, clo: 1.05, hottestC: -11, mostC: 24, sheen: 0.3, registers: { edgy: 0.7 } },
  suede: {
    formality: -0.02,
    clo: 1.05,
    hottestC: -10,
    mostC: 24,
    rain: 'ruined',
    registers: { casual: 0.3, romantic: 0.1 },
  },
  chiffon: {
    formality: 0.08,
    clo: 0.6,
    hottestC: 4,
    coldestC: 6,
    rain: 'poor',
    registers: { romantic: 0.6 },
  },
  corduroy: {
    formality: -0.05,
    clo: 1.2,
    hottestC: -13,
    mostC: 22,
    registers: { casual: 0.3, classic: 0.2 },
  },
  down: {
    formality: -0.16,
    clo: 1.6,
    hottestC: -22,
    mostC: 13,
    rain: 'fine',
    registers: { casual: 0.4, sport: 0.2 },
  },
  synthetic: { formality: -0.02, clo: 1 },
  metal: { formality: 0, clo: 1, sheen: 0.5 },
};

type PatternNumbers = { formality: number; loudness: number; registers?: RegisterShares };

/** Loudness: 0 is unseen across a room, 1 is all that one sees. */
export const numbersOfPattern: Readonly<Record<Pattern, PatternNumbers>> = {
  plain: { formality: 0, loudness: 0 },
  stripes: { formality: 0, loudness: 0.25 },
  checks: { formality: -0.03, loudness: 0.42, registers: { casual: 0.2 } },
  dots: { formality: 0, loudness: 0.42, registers: { romantic: 0.3 } },
  floral: { formality: 0, loudness: 0.55, registers: { romantic: 0.6 } },
  houndstooth: { formality: -0.02, loudness: 0.6, registers: { classic: 0.3 } },
  gingham: { formality: -0.04, loudness: 0.42, registers: { casual: 0.3, romantic: 0.1 } },
  animal: { formality: -0.04, loudness: 0.85, registers: { edgy: 0.4, festive: 0.3 } },
  print: { formality: -0.08, loudness: 0.65, registers: { casual: 0.3, street: 0.2 } },
  logo: { formality: -0.12, loudness: 0.55, registers: { street: 0.6 } },
};

type StyleNumbers = { formality: number; registers: RegisterShares };

export const numbersOfStyle: Readonly<Record<Style, StyleNumbers>> = {
  casual: { formality: -0.05, registers: { casual: 0.3 } },
  formal: { formality: 0.14, registers: { classic: 0.8, casual: -0.5, street: -0.5 } },
  sport: { formality: -0.26, registers: { sport: 2.5, casual: -0.5, classic: -1 } },
  party: { formality: 0.12, registers: { festive: 1.5, casual: -0.5, classic: -0.3 } },
};
