import type { ErrorCode } from './errors.ts';

/** From lowest to highest; premium includes the trial. */
export const trustLevels = ['visitor', 'demonstration', 'unconfirmed', 'member', 'premium'] as const;
export type TrustLevel = (typeof trustLevels)[number];
export function levelOf(known: { demo: boolean; premium: boolean; confirmed: boolean }): TrustLevel {
  if (known.demo) return 'demonstration';
  if (known.premium) return 'premium';
  return known.confirmed ? 'member' : 'unconfirmed';
}

type ByLevel<T = number> = Readonly<Record<TrustLevel, T>>;

interface Limit {
  /** `hour` and `day` (Madrid time) are windows; `now` is a current total. */
  per: 'hour' | 'day' | 'now';
  name: string;
  unit: 'count' | 'bytes' | 'millis';
  /** Per person; for visitors, per network. */
  each: ByLevel;
  /** All callers of a level from one network. */
  network?: Partial<ByLevel>;
  /** Whether `RATE_LIMIT_FACTOR` applies; to `network` it always does. */
  frequency?: true;
  /** Known afterwards: calls are refused once it is reached. */
  measured?: true;
  /** Null drops the excess without an error. */
  refusal: ErrorCode | null;
}

const megabyte = 1_000_000;
const minute = 60_000;

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
  /** Of assistants: as many as the steps of the advisors' messages. */
  toolCalls: {
    per: 'hour',
    name: 'consultas de asistentes',
    unit: 'count',
    each: { visitor: 0, demonstration: 0, unconfirmed: 240, member: 240, premium: 1440 },
    frequency: true,
    refusal: 'rate_limited',
  },
  generations: {
    per: 'day',
    name: 'generaciones de outfits',
    unit: 'count',
    // Premium has no daily bound (decision X10): the pace of the calls ends sooner.
    each: { visitor: 0, demonstration: 200, unconfirmed: 5, member: 5, premium: 100_000 },
    refusal: 'generation_limit',
  },
  garments: {
    per: 'now',
    name: 'prendas',
    unit: 'count',
    each: { visitor: 0, demonstration: 100, unconfirmed: 50, member: 50, premium: 5_000 },
    refusal: 'garment_limit',
  },
  departed: {
    per: 'now',
    name: 'prendas que se fueron',
    unit: 'count',
    each: { visitor: 0, demonstration: 200, unconfirmed: 1_000, member: 1_000, premium: 10_000 },
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
  /** Prevents repeated reservations that lapse unpaid. */
  reservedPieces: {
    per: 'day',
    name: 'unidades apartadas en el día',
    unit: 'count',
    each: { visitor: 0, demonstration: 0, unconfirmed: 30, member: 200, premium: 400 },
    network: { unconfirmed: 60 },
    frequency: true,
    refusal: 'hold_limit',
  },
  /** Passkeys that sign in; for visitors, per network. */
  signInChallenges: {
    per: 'hour',
    name: 'entradas con llave de acceso',
    unit: 'count',
    each: { visitor: 120, demonstration: 120, unconfirmed: 120, member: 120, premium: 120 },
    frequency: true,
    refusal: 'rate_limited',
  },
  /** Codes tried on an account from anywhere: a thief of the password guesses one in 300,000 a try. */
  secondSteps: {
    per: 'hour',
    name: 'códigos del segundo paso',
    unit: 'count',
    each: { visitor: 0, demonstration: 6, unconfirmed: 6, member: 6, premium: 6 },
    frequency: true,
    refusal: 'rate_limited',
  },
  securityChanges: {
    per: 'hour',
    name: 'cambios en la forma de entrar',
    unit: 'count',
    each: { visitor: 0, demonstration: 20, unconfirmed: 20, member: 20, premium: 20 },
    frequency: true,
    refusal: 'rate_limited',
  },
  shares: {
    per: 'day',
    name: 'enlaces compartidos',
    unit: 'count',
    each: { visitor: 0, demonstration: 0, unconfirmed: 3, member: 20, premium: 40 },
    network: { unconfirmed: 12 },
    frequency: true,
    refusal: 'rate_limited',
  },
  /** Of shared outfits, changes of a vote included. */
  votes: {
    per: 'hour',
    name: 'votos',
    unit: 'count',
    each: { visitor: 60, demonstration: 60, unconfirmed: 60, member: 60, premium: 60 },
    frequency: true,
    refusal: 'rate_limited',
  },
  reports: {
    per: 'day',
    name: 'denuncias',
    unit: 'count',
    each: { visitor: 10, demonstration: 10, unconfirmed: 10, member: 10, premium: 10 },
    frequency: true,
    refusal: 'rate_limited',
  },
  /** To people who may not know the sender. */
  invitationMails: {
    per: 'day',
    name: 'invitaciones por email',
    unit: 'count',
    each: { visitor: 0, demonstration: 0, unconfirmed: 0, member: 5, premium: 5 },
    refusal: 'rate_limited',
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

/** Reservation of an unpaid order: for members, two working days across a weekend and a public holiday. */
export const holdMinutes: ByLevel = {
  visitor: 0,
  demonstration: 0,
  unconfirmed: 30,
  member: 5 * 24 * 60,
  premium: 5 * 24 * 60,
};

/** Reservable by unpaid orders, at least one piece. Unlimited for members, whose orders are no attack. */
export const heldShareOfVariant: ByLevel = {
  visitor: 0,
  demonstration: 0,
  unconfirmed: 0.5,
  member: 1,
  premium: 1,
};

/** Daily share of the configured budget; for visitors, per network. */
export const aiShareOfEach: ByLevel = {
  visitor: 1 / 3,
  demonstration: 1 / 3,
  unconfirmed: 1,
  member: 1,
  premium: 1,
};

/**
 * Daily shares of the configured budget. A level counts towards every pool that lists it: the difference
 * between `everyone` and `guests` is reserved for members.
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

export const costResources = [...limitedResources, 'aiMicroEuros'] as const;
export type CostResource = LimitedResource | 'aiMicroEuros';
