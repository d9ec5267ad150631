import { z } from 'zod';
import { settingsFault } from '#server/platform/start-fault.ts';

const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const address = () => optional(z.url({ protocol: /^https?$/ }));
export const word = () => optional(z.string().min(1));
/** `0.40,1.60`: euros per million tokens read and written. */
export const prices = () =>
  optional(
    z
      .string()
      .regex(
        /^\d+(\.\d+)?,\d+(\.\d+)?$/,
        'debe ser el precio en euros por millón de tokens leídos y escritos, como 0.40,1.60',
      )
      .transform((both): Prices => {
        const [read = 0, written = 0] = both.split(',').map(Number);
        return { read, written };
      }),
  );

export const chatVariables = {
  OPENAI_API_KEY: word(),
  OPENAI_MODEL: word(),
  OPENAI_BASE_URL: address(),
  OPENAI_PRICES: prices(),
  MISTRAL_API_KEY: word(),
  MISTRAL_MODEL: word(),
  MISTRAL_BASE_URL: address(),
  MISTRAL_PRICES: prices(),
  CHAT_BASE_URL: address(),
  CHAT_MODEL: word(),
  CHAT_API_KEY: word(),
  CHAT_PRICES: prices(),
  CHAT_FALLBACK: z.enum(['none', 'local']).default('none'),
  CHAT_DAILY_BUDGET_EUR: z.coerce.number().min(0).default(5),
  CHAT_VISITORS_DAILY_BUDGET_EUR: z.coerce.number().min(0).default(1),
  CHAT_PERSON_DAILY_BUDGET_EUR: z.coerce.number().min(0).default(0.3),
  CHAT_TIMEOUT_SECONDS: z.coerce.number().positive().max(300).default(20),
};

/** Euros per million tokens, or micro-euros per token. */
export interface Prices {
  read: number;
  written: number;
}

export interface ProviderConfig {
  name: 'openai' | 'mistral' | 'compatible';
  model: string;
  apiKey: string | undefined;
  baseUrl: string | undefined;
  prices: Prices;
}

export interface ChatConfig {
  openai: ProviderConfig | undefined;
  mistral: ProviderConfig | undefined;
  compatible: ProviderConfig | undefined;
  fallback: 'none' | 'local';
  /** Micro-euros, by the day in Madrid. */
  dailyMicroEuros: { everyone: number; visitors: number; person: number };
  timeoutMs: number;
}

type Environment = z.output<z.ZodObject<typeof chatVariables>>;

export const usualModels = {
  openai: { model: 'gpt-4.1-mini', prices: { read: 0.4, written: 1.6 } },
  mistral: { model: 'mistral-small-latest', prices: { read: 0.2, written: 0.6 } },
} as const;

export function chatConfigOf(env: Environment): ChatConfig {
  const micro = (euros: number) => Math.round(euros * 1e6);
  return {
    openai: keyed('openai', env.OPENAI_API_KEY, env.OPENAI_MODEL, env.OPENAI_BASE_URL, env.OPENAI_PRICES),
    mistral: keyed(
      'mistral',
      env.MISTRAL_API_KEY,
      env.MISTRAL_MODEL,
      env.MISTRAL_BASE_URL,
      env.MISTRAL_PRICES,
    ),
    compatible: served(env),
    fallback: env.CHAT_FALLBACK,
    dailyMicroEuros: {
      everyone: micro(env.CHAT_DAILY_BUDGET_EUR),
      visitors: micro(env.CHAT_VISITORS_DAILY_BUDGET_EUR),
      person: micro(env.CHAT_PERSON_DAILY_BUDGET_EUR),
    },
    timeoutMs: env.CHAT_TIMEOUT_SECONDS * 1000,
  };
}

function keyed(
  name: 'openai' | 'mistral',
  apiKey: string | undefined,
  model: string | undefined,
  baseUrl: string | undefined,
  prices: Prices | undefined,
): ProviderConfig | undefined {
  if (apiKey === undefined) return undefined;
  // The budget needs prices.
  if (model !== undefined && model !== usualModels[name].model && prices === undefined)
    throw settingsFault(`${name.toUpperCase()}_MODEL necesita ${name.toUpperCase()}_PRICES`);
  return {
    name,
    apiKey,
    model: model ?? usualModels[name].model,
    baseUrl,
    prices: prices ?? usualModels[name].prices,
  };
}

function served(env: Environment): ProviderConfig | undefined {
  if (env.CHAT_BASE_URL === undefined && env.CHAT_MODEL === undefined) return undefined;
  if (env.CHAT_BASE_URL === undefined || env.CHAT_MODEL === undefined)
    throw settingsFault('CHAT_BASE_URL y CHAT_MODEL van juntas');
  return {
    name: 'compatible',
    apiKey: env.CHAT_API_KEY,
    model: env.CHAT_MODEL,
    baseUrl: env.CHAT_BASE_URL,
    prices: env.CHAT_PRICES ?? { read: 0, written: 0 },
  };
}
