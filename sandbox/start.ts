import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PaymentsConfig, SandboxOrigins } from '#server/payments/config.ts';
import { type Books, openBooks } from './books.ts';
import { makeEsplora, sampleExtendedPublicKey } from './esplora/stand-in.ts';
import { makePaypal } from './paypal/stand-in.ts';
import { makeStripe } from './stripe/stand-in.ts';
import { noFaults, type Switches } from './switches.ts';

export interface Sandbox {
  /** By the name under `/sandbox/`. */
  origins: Readonly<SandboxOrigins>;
  switches: Switches;
  saveSwitches(): void;
  sendWebhooksTo(productOrigin: string): void;
  close(): Promise<void>;
}

/** Their switches belong to the other process. */
export function attachToSandbox(origins: SandboxOrigins): Sandbox {
  return {
    origins,
    switches: noFaults(),
    saveSwitches() {},
    sendWebhooksTo() {},
    async close() {},
  };
}

/** Null where none runs. For the operator's commands. */
export function originsOfRunningSandbox(file: string): Pick<Sandbox, 'origins'> | null {
  try {
    return JSON.parse(readFileSync(originsFile(file), 'utf8'));
  } catch {
    return null;
  }
}

const originsFile = (file: string) => `${file}.origins`;

export interface SandboxOptions {
  /** Without it the books end with the process. */
  file?: string;
  hangMs?: number;
  /** For callers that read the providers' state. */
  books?: Books;
}

/** On loopback, one port per stand-in. */
export async function startSandbox({
  file,
  hangMs = 30_000,
  books = openBooks(file),
}: SandboxOptions = {}): Promise<Sandbox> {
  let productOrigin: string | null = null;
  const tools = { books, hangMs, productOrigin: () => productOrigin };
  const apps = await Promise.all([makeStripe(tools), makePaypal(tools), makeEsplora(tools)]);
  const [stripe, paypal, esplora] = (await Promise.all(
    apps.map((app) => app.listen({ host: '127.0.0.1', port: 0 })),
  )) as [string, string, string];
  const origins = { stripe, paypal, esplora };
  if (file !== undefined) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(originsFile(file), JSON.stringify({ origins }));
  }
  return {
    origins,
    switches: books.switches,
    saveSwitches: () => books.save(),
    sendWebhooksTo(origin) {
      productOrigin = origin;
    },
    async close() {
      await Promise.all(apps.map((app) => app.close()));
      if (file !== undefined) rmSync(originsFile(file), { force: true });
    },
  };
}

/** Replaces only unconfigured providers. */
export function withSandbox(config: PaymentsConfig, { origins }: Pick<Sandbox, 'origins'>): PaymentsConfig {
  return {
    ...config,
    stripe: config.stripe ?? {
      secretKey: 'sk_test_sandbox',
      publishableKey: 'pk_test_sandbox',
      webhookSecret: 'whsec_sandbox',
      priceId: 'price_sandbox',
      apiOrigin: origins.stripe,
      scriptUrl: '/sandbox/stripe/stripe.js',
    },
    paypal: config.paypal ?? {
      clientId: 'sandbox',
      clientSecret: 'sandbox',
      webhookId: 'WHSANDBOX',
      apiOrigin: origins.paypal,
      email: 'pagos@vestidor.example',
    },
    // A valid check digit of a bank that does not exist.
    bank: config.bank ?? {
      accountName: 'Grupo Telar, S. L. (modo de pruebas)',
      iban: 'ES7620770024003102575766',
      bic: 'CAHMESMMXXX',
      sandboxUrl: '/sandbox/bank',
    },
    bitcoin: config.bitcoin ?? {
      extendedPublicKey: sampleExtendedPublicKey,
      esploraUrl: origins.esplora,
      sandboxUrl: '/sandbox/esplora',
    },
    codes: config.codes ?? { secret: 'codes-of-the-sandbox-open-nothing-elsewhere' },
  };
}
