import { z } from 'zod';
import { seeingProviders } from '#contract/vocabulary.ts';
import {
  type ChatConfig,
  fault,
  type Prices,
  type ProviderConfig,
  prices,
  usualModels,
  word,
} from '#server/ai/config.ts';

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
    throw fault(
      `VISION_MODEL needs a key or an address of ${name ?? 'OpenAI, Mistral or a server of your own'}`,
    );
  if (env.VISION_PROVIDER === undefined && configured.length > 1)
    throw fault('VISION_PROVIDER says which of the providers serves VISION_MODEL');
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
  throw fault('VISION_MODEL needs VISION_PRICES');
}
