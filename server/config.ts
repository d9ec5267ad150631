import { isIP } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Company, companyOf } from '#contract/company.ts';
import { type ChatConfig, chatConfigOf, chatVariables } from './ai/config.ts';
import { type PaymentsConfig, paymentsConfigOf, paymentVariables } from './payments/config.ts';
import { requireToSell } from './payments/require-to-sell.ts';
import { type MailConfig, mailConfigOf, mailVariables } from './platform/mail/config.ts';
import { secondLookConfigOf, secondLookVariables, type VisionModel } from './wardrobe/second-look/config.ts';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** An unset variable and an empty one mean the same. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const flag = (byDefault: boolean) =>
  z
    .enum(['true', 'false'])
    .default(byDefault ? 'true' : 'false')
    .transform((value) => value === 'true');

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('.data'),
  /** Where the built web lies. */
  WEB_BUILD_DIR: z.string().default('build'),
  /** A PostgreSQL to use instead of the embedded one. */
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** What speaks PostgreSQL there: jobs and announcements take each engine's gaps into account. */
  DATABASE_KIND: z.enum(['postgres', 'citus', 'cockroachdb', 'yugabytedb']).default('postgres'),
  /** The address that people see, when it is not the one listened on: `https://vestidor.example`. */
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  /** Networks whose `X-Forwarded-*` headers are believed, separated by commas. */
  TRUSTED_PROXIES: z.string().default(''),
  /** Where the weather comes from: an Open-Meteo, or nowhere when it is `off`. */
  WEATHER_URL: z
    .union([z.literal('off'), z.url({ protocol: /^https?$/ })])
    .default('https://api.open-meteo.com'),
  DEMO: flag(true),
  /** Whether the pictures of the shop are drawn before somebody asks for them. */
  DRAW_AHEAD: flag(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Multiplies every limit on the frequency of calls; tests that sign up hundreds of people raise it. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  S3_ENDPOINT: optional(z.url()),
  S3_BUCKET: optional(z.string().min(3)),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: optional(z.string().min(1)),
  S3_SECRET_ACCESS_KEY: optional(z.string().min(1)),
  /** One line for each answer: by default in production. */
  LOG_REQUESTS: optional(z.enum(['true', 'false'])),
  /** `/metrics` on this port of the loopback address. */
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(65535)),
  /** `/metrics` on the server's own address, for whoever says `Authorization: Bearer` and this. */
  METRICS_TOKEN: optional(z.string().min(24, 'needs 24 characters or more')),
  /** For how long the server goes on answering after it was asked to stop and says that it is not ready. */
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(300).default(0),
  NODE_ENV: z.string().default('development'),
  /** The key under which mailboxes are remembered as hashes when their account is gone. */
  MAILBOX_SECRET: optional(z.string().min(32, 'needs 32 characters or more')),
  ...paymentVariables,
  ...mailVariables,
  ...chatVariables,
  ...secondLookVariables,
});

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  webBuildDir: string;
  databaseUrl: string | undefined;
  databaseKind: 'postgres' | 'citus' | 'cockroachdb' | 'yugabytedb';
  publicUrl: string | undefined;
  trustedProxies: string[];
  /** The address of an Open-Meteo; null where nobody may ask for the weather. */
  weatherUrl: string | null;
  demo: boolean;
  drawAhead: boolean;
  logLevel: string;
  logRequests: boolean;
  metrics: { port: number | undefined; token: string | undefined };
  shutdownDelayMillis: number;
  rateLimitFactor: number;
  s3:
    | {
        endpoint: string | undefined;
        bucket: string;
        region: string;
        accessKeyId: string;
        secretAccessKey: string;
      }
    | undefined;
  /** People pay with real money here: no stand-in of a provider, no test key, nothing but live payments counts. */
  production: boolean;
  payments: PaymentsConfig;
  mail: MailConfig;
  chat: ChatConfig;
  /** A model that sees, for what the scanner can only guess. */
  secondLook: VisionModel | undefined;
  /** The key of `mailboxHash`; empty where nothing is sold for real and it was not given. */
  mailboxSecret: string;
  /** Who sells: on invoices and messages. */
  company: Company;
}

/**
 * Reads and checks the environment, once, at start-up.
 * @throws an error that lists every variable at fault
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not valid:\n${faults.join('\n')}`);
  }
  const env = parsed.data;
  // A site that is served to the world over TLS is in production, whether somebody remembered to say so or not.
  const trustedProxies = trustedProxiesOf(env);
  const production = env.NODE_ENV === 'production' || isServedOverTls(env);
  const payments = paymentsConfigOf(env, production);
  const company = companyOf(environment);
  const mail = mailConfigOf(env, path.resolve(env.DATA_DIR), company);
  const chat = chatConfigOf(env);
  const mailboxSecret = env.MAILBOX_SECRET ?? '';
  if (production) requireToSell({ payments, company, mail, mailboxSecret });
  return {
    production,
    payments,
    mail,
    chat,
    secondLook: secondLookConfigOf(env, chat),
    company,
    mailboxSecret,
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    webBuildDir: path.resolve(projectFolder, env.WEB_BUILD_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseKind: env.DATABASE_KIND,
    publicUrl: env.PUBLIC_URL,
    trustedProxies,
    weatherUrl: env.WEATHER_URL === 'off' ? null : env.WEATHER_URL,
    demo: env.DEMO,
    drawAhead: env.DRAW_AHEAD,
    logLevel: env.LOG_LEVEL,
    logRequests: env.LOG_REQUESTS === undefined ? production : env.LOG_REQUESTS === 'true',
    metrics: { port: env.METRICS_PORT, token: env.METRICS_TOKEN },
    shutdownDelayMillis: env.SHUTDOWN_DELAY_SECONDS * 1000,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    s3: s3Of(env),
  };
}

const isServedOverTls = ({ PUBLIC_URL: url }: z.output<typeof Environment>): boolean =>
  url !== undefined && new URL(url).protocol === 'https:';

/**
 * TLS ends at a proxy, never here. Without its address every request would seem to come from it, unencrypted: cookies
 * without `Secure`, and one network for all limits.
 */
function trustedProxiesOf(env: z.output<typeof Environment>): string[] {
  const networks = env.TRUSTED_PROXIES.split(',')
    .map((network) => network.trim())
    .filter(Boolean);
  if (networks.length === 0 && isServedOverTls(env)) {
    throw new Error(
      'The environment is not valid:\n  PUBLIC_URL is https, so a proxy stands before this server: say from where it calls, or cookies are not secure and all people share one limit. For one on the same machine add this line:\n\nTRUSTED_PROXIES=127.0.0.1,::1\n',
    );
  }
  const wrong = networks.filter((network) => !isNetwork(network));
  if (wrong.length > 0) {
    throw new Error(
      `The environment is not valid:\n  TRUSTED_PROXIES: ${wrong.join(', ')} is neither an address nor a network (10.0.0.0/8)`,
    );
  }
  return networks;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  // A prefix of 0 would believe everybody.
  return (
    prefix === undefined || (/^\d{1,3}$/.test(prefix) && +prefix > 0 && +prefix <= (family === 4 ? 32 : 128))
  );
}

function s3Of(env: z.output<typeof Environment>): Config['s3'] {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined && accessKeyId === undefined && secretAccessKey === undefined) return undefined;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    throw new Error(
      'The environment is not valid:\n  S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together',
    );
  }
  return { endpoint: env.S3_ENDPOINT, bucket, region: env.S3_REGION, accessKeyId, secretAccessKey };
}
