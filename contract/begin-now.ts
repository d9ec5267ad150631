import { z } from 'zod';

/**
 * The express request to start Premium within the withdrawal term, with the two acknowledgements that the
 * law requires (Real Decreto Legislativo 1/2007, arts. 98.8 and 108.3). Changed wording needs a new
 * version, because accepted wording is kept.
 */
export const beginNowWords = {
  '2026-11':
    'Quiero que Premium empiece en cuanto se confirme el pago, y con tarjeta también en cada renovación, sin esperar a que pasen los 14 días para desistir. Si desisto, me descontáis la parte proporcional a los días completos que haya durado; y de un mes prestado entero ya no podré desistir.',
} as const;

export type BeginNowVersion = keyof typeof beginNowWords;

export const currentBeginNow: BeginNowVersion = '2026-11';

/** Payment fields of a buyer who requests the immediate start. */
export const atOnce = { beginNow: currentBeginNow } as const;

export const BeginNow = z.enum(Object.keys(beginNowWords) as [BeginNowVersion]);
