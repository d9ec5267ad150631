import { z } from 'zod';
import type { PaymentMethodId } from '#contract/payment-methods.ts';
import { settingsFault } from '#server/platform/start-fault.ts';
import type { Mode } from './payment.ts';

const optional = z.preprocess((value) => (value === '' ? undefined : value), z.string().min(1).optional());

/** A method whose variables are missing is not offered. */
export const paymentVariables = {
  /** Replaces every provider that has no key by a stand-in; refused in production. */
  PAYMENTS_SANDBOX: z.enum(['true', 'false']).optional(),
  /** JSON: `{"stripe": "http://…", …}`. */
  PAYMENTS_SANDBOX_ORIGINS: optional,
  STRIPE_SECRET_KEY: optional,
  STRIPE_PUBLISHABLE_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_PRICE_ID: optional,
  PAYPAL_CLIENT_ID: optional,
  PAYPAL_CLIENT_SECRET: optional,
  PAYPAL_WEBHOOK_ID: optional,
  PAYPAL_EMAIL: optional,
  BANK_ACCOUNT_NAME: optional,
  BANK_IBAN: optional,
  BANK_BIC: optional,
  /** Account-level (BIP84): zpub, or vpub in a test network. */
  BITCOIN_EXTENDED_PUBLIC_KEY: optional,
  /** Must also serve `/v1/prices`, as mempool.space does. */
  BITCOIN_ESPLORA_URL: z.preprocess((value) => (value === '' ? undefined : value), z.url().optional()),
  /** A service address of the tax agency; invoicing records are sent there. */
  VERIFACTU_URL: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.url({ protocol: /^https$/ }).optional(),
  ),
  /** PKCS #12 (`.p12`, `.pfx`) of the seller. */
  VERIFACTU_CERTIFICATE_FILE: optional,
  VERIFACTU_CERTIFICATE_PASSWORD: optional,
  /** The seller is registered in the one-stop shop: Premium carries the VAT of the customer's country. */
  VAT_ONE_STOP_SHOP: z.enum(['true', 'false']).optional(),
  /** HMAC key of verification codes. */
  CODES_SECRET: z.preprocess((value) => (value === '' ? undefined : value), z.string().min(32).optional()),
};
const Variables = z.object(paymentVariables);

const SandboxOrigins = z.record(z.string(), z.url());

export interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  priceId: string;
  apiOrigin?: string;
  scriptUrl?: string;
}

export interface PaypalConfig {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  apiOrigin: string;
  email: string | undefined;
}

export interface BankConfig {
  accountName: string;
  iban: string;
  bic: string;
  sandboxUrl?: string;
}

export interface BitcoinConfig {
  extendedPublicKey: string;
  esploraUrl: string;
  sandboxUrl?: string;
}

export interface CodesConfig {
  secret: string;
}

/** Undefined: the method is not offered. */
export interface MethodConfigs {
  stripe_card: StripeConfig | undefined;
  paypal_redirect: PaypalConfig | undefined;
  bank_transfer: BankConfig | undefined;
  crypto_btc: BitcoinConfig | undefined;
  manual_verification: CodesConfig | undefined;
}

/** The tax agency's service for invoicing records (VERI*FACTU). */
export interface AgencyConfig {
  url: string;
  certificate?: { file: string; password: string };
}

export interface PaymentsConfig {
  mode: Mode;
  /** Undefined: records are kept and not sent. */
  agency: AgencyConfig | undefined;
  sandbox: boolean;
  /** Otherwise everybody pays Spanish VAT, as the law allows below 10,000 € a year (Ley 37/1992, art. 73). */
  oneStopShop: boolean;
  /** Without it the server starts its own. */
  sandboxOrigins: Readonly<Record<string, string>> | undefined;
  timeoutMs: number;
  methods: { readonly [Id in PaymentMethodId]: MethodConfigs[Id] };
}

/**
 * @throws an error that names the fault: half a configuration, a test key or a stand-in in production, a
 * live key anywhere else
 */
export function paymentsConfigOf(env: z.output<typeof Variables>, production: boolean): PaymentsConfig {
  if (production && (env.PAYMENTS_SANDBOX === 'true' || env.PAYMENTS_SANDBOX_ORIGINS !== undefined)) {
    throw settingsFault('PAYMENTS_SANDBOX no puede activar proveedores simulados en producción');
  }
  const stripe = together(env, [
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_ID',
  ]);
  const paypal = together(env, ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID']);
  const bank = together(env, ['BANK_ACCOUNT_NAME', 'BANK_IBAN', 'BANK_BIC']);
  const agency = together(env, [
    'VERIFACTU_URL',
    'VERIFACTU_CERTIFICATE_FILE',
    'VERIFACTU_CERTIFICATE_PASSWORD',
  ]);
  if (agency !== undefined && isTestAgency(agency.VERIFACTU_URL) === production) {
    throw settingsFault(
      production
        ? 'VERIFACTU_URL es del servicio de pruebas y esto es producción'
        : 'VERIFACTU_URL es del servicio real y esto no es producción',
    );
  }
  const bitcoin = together(env, ['BITCOIN_EXTENDED_PUBLIC_KEY', 'BITCOIN_ESPLORA_URL']);
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const) {
    const live = /^(sk|rk|pk)_live_/.test(stripe?.[name] ?? '');
    if (stripe !== undefined && live !== production) {
      throw settingsFault(
        `${name} es una clave ${live ? 'real y esto no es' : 'de pruebas y esto es'} producción`,
      );
    }
  }
  return {
    mode: production ? 'live' : 'test',
    agency: agency && {
      url: agency.VERIFACTU_URL,
      certificate: {
        file: agency.VERIFACTU_CERTIFICATE_FILE,
        password: agency.VERIFACTU_CERTIFICATE_PASSWORD,
      },
    },
    oneStopShop: env.VAT_ONE_STOP_SHOP === undefined ? !production : env.VAT_ONE_STOP_SHOP === 'true',
    sandbox: !production && env.PAYMENTS_SANDBOX !== 'false',
    sandboxOrigins:
      env.PAYMENTS_SANDBOX_ORIGINS === undefined
        ? undefined
        : SandboxOrigins.parse(JSON.parse(env.PAYMENTS_SANDBOX_ORIGINS)),
    timeoutMs: 10_000,
    methods: {
      stripe_card: stripe && {
        secretKey: stripe.STRIPE_SECRET_KEY,
        publishableKey: stripe.STRIPE_PUBLISHABLE_KEY,
        webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
        priceId: stripe.STRIPE_PRICE_ID,
      },
      paypal_redirect: paypal && {
        clientId: paypal.PAYPAL_CLIENT_ID,
        clientSecret: paypal.PAYPAL_CLIENT_SECRET,
        webhookId: paypal.PAYPAL_WEBHOOK_ID,
        apiOrigin: production ? 'https://api-m.paypal.com' : 'https://api-m.sandbox.paypal.com',
        email: env.PAYPAL_EMAIL,
      },
      bank_transfer: bank && {
        accountName: bank.BANK_ACCOUNT_NAME,
        iban: bank.BANK_IBAN,
        bic: bank.BANK_BIC,
      },
      crypto_btc: bitcoin && {
        extendedPublicKey: bitcoin.BITCOIN_EXTENDED_PUBLIC_KEY,
        esploraUrl: bitcoin.BITCOIN_ESPLORA_URL.replace(/\/+$/, ''),
      },
      manual_verification: env.CODES_SECRET === undefined ? undefined : { secret: env.CODES_SECRET },
    },
  };
}

type Variables = z.output<typeof Variables>;

function together<const Name extends keyof Variables>(env: Variables, names: readonly Name[]) {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) throw settingsFault(`${names.join(', ')} van juntas y falta ${missing.join(', ')}`);
  return Object.fromEntries(names.map((name) => [name, env[name]])) as Record<Name, string>;
}

/** `prewww1.aeat.es` and `prewww10.aeat.es`. */
const isTestAgency = (url: string): boolean => new URL(url).hostname.startsWith('prewww');

/** Replaces only unconfigured providers. */
export function withStandIns(
  config: PaymentsConfig,
  { agency, ...methods }: MethodConfigs & { agency: AgencyConfig },
): PaymentsConfig {
  const configured = Object.entries(config.methods).filter(([, method]) => method !== undefined);
  return {
    ...config,
    agency: config.agency ?? agency,
    methods: { ...methods, ...Object.fromEntries(configured) },
  };
}
