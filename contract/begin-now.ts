import { z } from 'zod';

/**
 * The express request that Premium begins within the withdrawal term, and the two acknowledgements that go with it
 * (Real Decreto Legislativo 1/2007, arts. 98.8 and 108.3). Changed words are another version: those that
 * were accepted stay.
 */
export const beginNowWords = {
  '2026-11':
    'Quiero que Premium empiece en cuanto se confirme el pago, y con tarjeta también en cada renovación, sin esperar a que pasen los 14 días para desistir. Si desisto, me descontáis la parte proporcional a los días completos que haya durado; y de un mes prestado entero ya no podré desistir.',
} as const;

export type BeginNowVersion = keyof typeof beginNowWords;

export const currentBeginNow: BeginNowVersion = '2026-11';

/** What a payment sends when its buyer has asked for Premium to begin at once. */
export const atOnce = { beginNow: currentBeginNow } as const;

export const BeginNow = z.enum(Object.keys(beginNowWords) as [BeginNowVersion]);
