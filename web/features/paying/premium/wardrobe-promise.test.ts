import { expect, it } from 'vitest';
import { trustLimits } from '#contract/trust.ts';
import { payments } from '#web/copy/payments.ts';

it('the promise of an uncounted wardrobe has a limit far above normal use', () => {
  expect(payments.price.includes).toContain('Escáner y armario sin contar prendas');
  expect(trustLimits.garments.each.premium).toBeGreaterThanOrEqual(100 * trustLimits.garments.each.member);
});
