import { expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { payments } from '#web/copy/payments.ts';

it('Premium is sold as a wardrobe without counting, and nobody’s wardrobe reaches its end', () => {
  expect(payments.price.includes).toContain('Escáner y armario sin contar prendas');
  expect(limits.premium.garments).toBeGreaterThanOrEqual(100 * limits.free.garments);
});
