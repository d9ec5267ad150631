import { z } from 'zod';
import { seeingProviders } from '#contract/vocabulary.ts';
import {
  type ChatConfig,
  type Prices,
  type ProviderConfig,
  prices,
  usualModels,
  word,
} from '#server/ai/config.ts';
import { settingsFault } from '#server/platform/start-fault.ts';

export const secondLookVariables = {
  VISION_MODEL: word(),
  VISION_PROVIDER: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(seeingProviders).optional(),
  ),
  VISION_PRICES: prices(),
};

export interface VisionModel extends ProviderConfig {
  timeoutMs: number;
}

type Environment = z.output<z.ZodObject<typeof secondLookVariables>>;

/** @throws when no provider serves the model or its prices are unknown */
export function secondLookConfigOf(env: Environment, chat: ChatConfig): VisionModel | undefined {
  const { VISION_MODEL: model } = env;
  if (model === undefined) return undefined;
  const configured = seeingProviders.filter((name) => chat[name] !== undefined);
  const name = env.VISION_PROVIDER ?? configured[0];
  const served = name && chat[name];
  if (served === undefined)
    throw settingsFault(
      `VISION_MODEL necesita una clave o una dirección de ${name ?? 'OpenAI, de Mistral o de un servidor propio'}`,
    );
  if (env.VISION_PROVIDER === undefined && configured.length > 1)
    throw settingsFault('VISION_PROVIDER debe decir qué proveedor sirve VISION_MODEL');
  return {
    ...served,
    model,
    prices: env.VISION_PRICES ?? pricesOf(served, model),
    timeoutMs: chat.timeoutMs,
  };
}

function pricesOf({ name, model: ofChat, prices: known }: ProviderConfig, model: string): Prices {
  if (model === ofChat || name === 'compatible') return known;
  if (model === usualModels[name].model) return usualModels[name].prices;
  throw settingsFault('VISION_MODEL necesita VISION_PRICES');
}
