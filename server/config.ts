import { isIP } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Company, companyOf } from '#contract/company.ts';
import { type ChatConfig, chatConfigOf, chatVariables } from './ai/config.ts';
import type { PictureModelConfig } from './ai/pictures/model.ts';
import { tryOnConfigOf, tryOnVariables } from './outfits/try-on/config.ts';
import { type PaymentsConfig, paymentsConfigOf, paymentVariables } from './payments/config.ts';
import { requireToSell } from './payments/require-to-sell.ts';
import { type MailConfig, mailConfigOf, mailVariables } from './platform/mail/config.ts';
import { settingsFault } from './platform/start-fault.ts';
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
  WEB_BUILD_DIR: z.string().default('build'),
  /** Replaces the embedded PostgreSQL. */
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** Jobs and announcements adapt to the gaps of each engine. */
  DATABASE_KIND: z.enum(['postgres', 'citus']).default('postgres'),
  /** Public origin, when it differs from the listening address: `https://vestidor.example`. */
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  /** Networks whose `X-Forwarded-*` headers are trusted, comma-separated. */
  TRUSTED_PROXIES: z.string().default(''),
  /** Origin of an Open-Meteo API, or `off`. */
  WEATHER_URL: z
    .union([z.literal('off'), z.url({ protocol: /^https?$/ })])
    .default('https://api.open-meteo.com'),
  DEMO: flag(true),
  DRAW_AHEAD: flag(true),
  /** Width of a garment's picture in pixels; rendering time grows with its square. */
  DRAWING_WIDTH: z.coerce.number().int().min(40).max(2000).default(640),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Multiplies every rate limit; tests that sign up hundreds of people raise it. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  S3_ENDPOINT: optional(z.url()),
  S3_BUCKET: optional(z.string().min(3)),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: optional(z.string().min(1)),
  S3_SECRET_ACCESS_KEY: optional(z.string().min(1)),
  /** Defaults to true in production. */
  LOG_REQUESTS: optional(z.enum(['true', 'false'])),
  /** Serves `/metrics` on this loopback port. */
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(65535)),
  /** Serves `/metrics` on the public address to `Authorization: Bearer` with this token. */
  METRICS_TOKEN: optional(z.string().min(24, 'debe tener 24 caracteres o más')),
  /** Seconds between becoming unready and stopping. */
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(300).default(0),
  NODE_ENV: z.string().default('development'),
  /** Key of the hashes of mailboxes that outlive an account. */
  MAILBOX_SECRET: optional(z.string().min(32, 'debe tener 32 caracteres o más')),
  /** Key that encrypts the secrets of authenticator apps; without it production offers none. */
  AUTHENTICATOR_SECRET: optional(z.string().min(32, 'debe tener 32 caracteres o más')),
  /** Origins of stand-ins for push services and calendars, comma-separated; others must be public. */
  LOOPBACK_ORIGINS: z.string().default(''),
  ...paymentVariables,
  ...mailVariables,
  ...chatVariables,
  ...secondLookVariables,
  ...tryOnVariables,
});

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  webBuildDir: string;
  databaseUrl: string | undefined;
  databaseKind: 'postgres' | 'citus';
  publicUrl: string | undefined;
  trustedProxies: string[];
  weatherUrl: string | null;
  demo: boolean;
  drawAhead: boolean;
  drawingWidthPx: number;
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
  /** Real money: no stand-ins or test keys, and only live payments count. */
  production: boolean;
  payments: PaymentsConfig;
  mail: MailConfig;
  chat: ChatConfig;
  secondLook: VisionModel | undefined;
  tryOn: PictureModelConfig | undefined;
  /** Key of `mailboxHash`; empty outside production when not given. */
  mailboxSecret: string;
  /** Key of authenticators; empty outside production, undefined in it, when not given. */
  authenticatorSecret: string | undefined;
  /** Exempt from the rule that push services and calendars have public addresses; none in production. */
  loopbackOrigins: string[];
  company: Company;
}

/**
 * Reads and validates the environment.
 * @throws a StartFault that lists every invalid variable
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const parsed = Environment.safeParse(environment, { error: faultOf });
  if (!parsed.success)
    throw settingsFault(...parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  const env = parsed.data;
  // A public site over TLS is in production, whatever the variable says.
  const trustedProxies = trustedProxiesOf(env);
  const production = env.NODE_ENV === 'production' || isServedOverTls(env);
  const payments = paymentsConfigOf(env, production);
  const company = companyOf(environment);
  const mail = mailConfigOf(env, path.resolve(env.DATA_DIR), company);
  const chat = chatConfigOf(env);
  const mailboxSecret = env.MAILBOX_SECRET ?? '';
  if (production && env.LOOPBACK_ORIGINS !== '')
    throw settingsFault('LOOPBACK_ORIGINS no puede abrir direcciones privadas en producción');
  if (production) requireToSell({ payments, company, mail, mailboxSecret });
  return {
    production,
    payments,
    mail,
    chat,
    secondLook: secondLookConfigOf(env, chat),
    tryOn: tryOnConfigOf(env, chat),
    company,
    loopbackOrigins: env.LOOPBACK_ORIGINS.split(',').filter((origin) => origin !== ''),
    mailboxSecret,
    authenticatorSecret: env.AUTHENTICATOR_SECRET ?? (production ? undefined : ''),
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
    drawingWidthPx: env.DRAWING_WIDTH,
    logLevel: env.LOG_LEVEL,
    logRequests: env.LOG_REQUESTS === undefined ? production : env.LOG_REQUESTS === 'true',
    metrics: { port: env.METRICS_PORT, token: env.METRICS_TOKEN },
    shutdownDelayMillis: env.SHUTDOWN_DELAY_SECONDS * 1000,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    s3: s3Of(env),
  };
}

/** In Spanish; undefined leaves zod's own text. */
function faultOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_value':
      return `debe ser ${issue.values.join(' o ')}`;
    case 'invalid_type':
      return issue.expected === 'int' ? 'debe ser un número entero' : 'debe ser un número';
    case 'too_small':
    case 'too_big': {
      if (issue.inclusive === false) return 'debe ser mayor que 0';
      const limit =
        issue.code === 'too_small' ? `${issue.minimum} como mínimo` : `${issue.maximum} como máximo`;
      return issue.origin === 'string' ? `debe tener ${limit} de caracteres` : `debe ser ${limit}`;
    }
    case 'invalid_format':
      return 'debe ser una dirección completa, con su protocolo';
    case 'invalid_union':
      return 'debe ser una dirección completa u «off»';
    default:
      return undefined;
  }
}

const isServedOverTls = ({ PUBLIC_URL: url }: z.output<typeof Environment>): boolean =>
  url !== undefined && new URL(url).protocol === 'https:';

/**
 * TLS ends at a proxy. Without its address every request would seem to come from it, unencrypted: cookies
 * without `Secure`, and one network for all limits.
 */
function trustedProxiesOf(env: z.output<typeof Environment>): string[] {
  const networks = env.TRUSTED_PROXIES.split(',')
    .map((network) => network.trim())
    .filter(Boolean);
  if (networks.length === 0 && isServedOverTls(env)) {
    throw settingsFault(
      'PUBLIC_URL es https y falta TRUSTED_PROXIES, la dirección desde la que llama su proxy; si está en esta máquina, añade TRUSTED_PROXIES=127.0.0.1,::1',
    );
  }
  const wrong = networks.filter((network) => !isNetwork(network));
  if (wrong.length > 0) {
    throw settingsFault(
      `TRUSTED_PROXIES debe contener direcciones o redes, como 10.0.0.0/8, y ${wrong.join(', ')} no lo es`,
    );
  }
  return networks;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  // A prefix of 0 would trust every address.
  return (
    prefix === undefined || (/^\d{1,3}$/.test(prefix) && +prefix > 0 && +prefix <= (family === 4 ? 32 : 128))
  );
}

function s3Of(env: z.output<typeof Environment>): Config['s3'] {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined && accessKeyId === undefined && secretAccessKey === undefined) return undefined;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    throw settingsFault('S3_BUCKET, S3_ACCESS_KEY_ID y S3_SECRET_ACCESS_KEY van juntas');
  }
  return { endpoint: env.S3_ENDPOINT, bucket, region: env.S3_REGION, accessKeyId, secretAccessKey };
}
