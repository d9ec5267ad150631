import { expect, it } from 'vitest';
import { trustLimits } from '#contract/trust.ts';
import { payments } from '#web/copy/payments.ts';

it('Premium is sold as a wardrobe without counting, and nobody’s wardrobe reaches its end', () => {
  expect(payments.price.includes).toContain('Escáner y armario sin contar prendas');
  expect(trustLimits.garments.each.premium).toBeGreaterThanOrEqual(100 * trustLimits.garments.each.member);
});
