import { premium } from './payments/ledger/purposes/premium.ts';
import { makeProviders } from './payments/providers.ts';
import type { Services } from './services.ts';
import { orderPurpose } from './shop/orders/purpose.ts';

export const makeServices = (given: Omit<Services, 'providers' | 'purposes'>): Services => ({
  ...given,
  providers: makeProviders(given),
  purposes: { premium, order: orderPurpose },
});
