/**
 * The request and the two acknowledgements required by law (Real Decreto Legislativo 1/2007, arts. 98.8 and
 * 108.3). Accepted wording is kept, so a change needs a new version.
 */
export const beginNowWords = {
  '2026-11':
    'Quiero que Premium empiece en cuanto se confirme el pago, y con tarjeta también en cada renovación, sin esperar a que pasen los 14 días para desistir. Si desisto, me descontáis la parte proporcional a los días completos que haya durado; y de un mes prestado entero ya no podré desistir.',
};
