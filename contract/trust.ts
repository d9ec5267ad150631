import type { ErrorCode } from './errors.ts';

/** How far a caller is known, from least to most. Premium includes the trial. */
export const trustLevels = ['visitor', 'demonstration', 'unconfirmed', 'member', 'premium'] as const;
export type TrustLevel = (typeof trustLevels)[number];
export function levelOf(known: { demo: boolean; premium: boolean; confirmed: boolean }): TrustLevel {
  if (known.demo) return 'demonstration';
  if (known.premium) return 'premium';
  return known.confirmed ? 'member' : 'unconfirmed';
}

type ByLevel<T = number> = Readonly<Record<TrustLevel, T>>;

interface Limit {
  /** `hour` and `day` (of Madrid) count what was used in it; `now` is what is kept at any moment. */
  per: 'hour' | 'day' | 'now';
  /** As the operator reads it. */
  name: string;
  unit: 'count' | 'bytes' | 'millis';
  /** Of one person; of visitors, of one network. */
  each: ByLevel;
  /** Of everybody of a level who comes from one network. */
  network?: Partial<ByLevel>;
  /** Whether `RATE_LIMIT_FACTOR` multiplies it. A network's bounds are always multiplied. */
  frequency?: true;
  /** Known only afterwards: a call is refused once the limit has been reached. */
  measured?: true;
  /** Null where what exceeds the limit is left out without an error. */
  refusal: ErrorCode | null;
}

const megabyte = 1_000_000;
const minute = 60_000;

/** The one table of what the house gives to each level of trust. Calls declare what they spend of it. */
export const trustLimits = {
  messages: {
    per: 'hour',
    name: 'mensajes a las asesoras',
    unit: 'count',
    each: { visitor: 20, demonstration: 20, unconfirmed: 40, member: 40, premium: 240 },
    network: { demonstration: 60 },
    frequency: true,
    refusal: 'rate_limited',
  },
  generations: {
    per: 'day',
    name: 'generaciones de outfits',
    unit: 'count',
    each: { visitor: 0, demonstration: 200, unconfirmed: 5, member: 5, premium: 200 },
    refusal: 'generation_limit',
  },
  garments: {
    per: 'now',
    name: 'prendas',
    unit: 'count',
    each: { visitor: 0, demonstration: 100, unconfirmed: 50, member: 50, premium: 5_000 },
    refusal: 'garment_limit',
  },
  photoBytes: {
    per: 'now',
    name: 'fotos guardadas',
    unit: 'bytes',
    each: {
      visitor: 0,
      demonstration: 24 * megabyte,
      unconfirmed: 100 * megabyte,
      member: 200 * megabyte,
      premium: 8_000 * megabyte,
    },
    refusal: 'storage_full',
  },
  readings: {
    per: 'day',
    name: 'fotos leídas',
    unit: 'count',
    each: { visitor: 0, demonstration: 60, unconfirmed: 200, member: 400, premium: 4_000 },
    network: { demonstration: 240 },
    frequency: true,
    refusal: 'readings_spent',
  },
  cpuMillis: {
    per: 'day',
    name: 'tiempo de cálculo',
    unit: 'millis',
    each: {
      visitor: 0,
      demonstration: 2 * minute,
      unconfirmed: 10 * minute,
      member: 30 * minute,
      premium: 240 * minute,
    },
    network: { demonstration: 8 * minute },
    frequency: true,
    measured: true,
    refusal: 'readings_spent',
  },
  heldPieces: {
    per: 'now',
    name: 'unidades apartadas sin pagar',
    unit: 'count',
    each: { visitor: 0, demonstration: 0, unconfirmed: 10, member: 40, premium: 40 },
    network: { unconfirmed: 20, member: 120, premium: 120 },
    refusal: 'hold_limit',
  },
  /** Bounds those who let one hold lapse and begin the next. */
  reservedPieces: {
    per: 'day',
    name: 'unidades apartadas en el día',
    unit: 'count',
    each: { visitor: 0, demonstration: 0, unconfirmed: 30, member: 200, premium: 400 },
    network: { unconfirmed: 60 },
    frequency: true,
    refusal: 'hold_limit',
  },
  mails: {
    per: 'day',
    name: 'emails que le escribimos',
    unit: 'count',
    each: { visitor: 0, demonstration: 0, unconfirmed: 20, member: 200, premium: 200 },
    refusal: null,
  },
} as const satisfies Record<string, Limit>;

export type LimitedResource = keyof typeof trustLimits;
export const limitedResources = Object.keys(trustLimits) as LimitedResource[];
export const limitOf = (resource: LimitedResource): Limit => trustLimits[resource];

/** How long an unpaid order keeps its pieces: for members, two working days and a weekend with a holiday between. */
export const holdMinutes: ByLevel = {
  visitor: 0,
  demonstration: 0,
  unconfirmed: 30,
  member: 5 * 24 * 60,
  premium: 5 * 24 * 60,
};

/**
 * The share of a variant's pieces that may be held unpaid when somebody of a level orders; always one piece at
 * least. Members have no bound here, because a rush that pays by card is no attack.
 */
export const heldShareOfVariant: ByLevel = {
  visitor: 0,
  demonstration: 0,
  unconfirmed: 0.5,
  member: 1,
  premium: 1,
};

/** What providers may be paid on a day for one person (of visitors, one network), as a share of the configured sum. */
export const aiShareOfEach: ByLevel = {
  visitor: 1 / 3,
  demonstration: 1 / 3,
  unconfirmed: 1,
  member: 1,
  premium: 1,
};

/**
 * What several levels may spend together on a day, as a share of a configured sum. A level pays into every pool
 * that names it: what `guests` leaves of `everyone` is the members' reserve.
 */
export const aiPools = {
  everyone: { levels: trustLevels, of: 'everyone', share: 1 },
  guests: { levels: ['visitor', 'demonstration', 'unconfirmed'], of: 'everyone', share: 0.5 },
  visitors: { levels: ['visitor', 'demonstration'], of: 'visitors', share: 1 },
} as const satisfies Record<
  string,
  { levels: readonly TrustLevel[]; of: 'everyone' | 'visitors'; share: number }
>;
export type AiPool = keyof typeof aiPools;

/** Everything that the ledger counts. */
export const costResources = [...limitedResources, 'aiMicroEuros'] as const;
export type CostResource = LimitedResource | 'aiMicroEuros';
