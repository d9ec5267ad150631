import type { PaymentMethodId } from '#contract/payment-methods.ts';
import { makeAgency, servicePath } from './aeat/stand-in.ts';
import { makeEsplora, sampleExtendedPublicKey } from './esplora/stand-in.ts';
import { makePaypal } from './paypal/stand-in.ts';
import type { MakeStandIn } from './stand-in.ts';
import { makeStripe } from './stripe/stand-in.ts';

/** By the name under `/sandbox/`. Transfers and codes need no service: they are pages in the product. */
export const services = {
  stripe: makeStripe,
  paypal: makePaypal,
  esplora: makeEsplora,
  aeat: makeAgency,
} satisfies Record<string, MakeStandIn>;

export type Origins = Readonly<Record<keyof typeof services, string>>;

export const standInConfigs = ({ stripe, paypal, esplora, aeat }: Origins) =>
  ({
    stripe_card: {
      secretKey: 'sk_test_sandbox',
      publishableKey: 'pk_test_sandbox',
      webhookSecret: 'whsec_sandbox',
      priceId: 'price_sandbox',
      apiOrigin: stripe,
      scriptUrl: '/sandbox/stripe/stripe.js',
    },
    paypal_redirect: {
      clientId: 'sandbox',
      clientSecret: 'sandbox',
      webhookId: 'WHSANDBOX',
      apiOrigin: paypal,
      email: 'pagos@vestidor.example',
    },
    // A valid check digit of a bank that does not exist.
    bank_transfer: {
      accountName: 'Grupo Telar, S. L. (modo de pruebas)',
      iban: 'ES7620770024003102575766',
      bic: 'CAHMESMMXXX',
      sandboxUrl: '/sandbox/bank',
    },
    crypto_btc: {
      extendedPublicKey: sampleExtendedPublicKey,
      esploraUrl: esplora,
      sandboxUrl: '/sandbox/esplora',
    },
    manual_verification: { secret: 'codes-of-the-sandbox-open-nothing-elsewhere' },
    agency: { url: aeat + servicePath },
  }) satisfies Record<PaymentMethodId | 'agency', object>;
