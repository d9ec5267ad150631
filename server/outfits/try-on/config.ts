import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { type ChatConfig, type Prices, prices, word } from '#server/ai/config.ts';
import type { PictureModelConfig } from '#server/ai/pictures/model.ts';
import { settingsFault } from '#server/platform/start-fault.ts';

export const tryOnVariables = {
  PICTURE_MODEL: word(),
  PICTURE_PRICES: prices(),
  PICTURE_TIMEOUT_SECONDS: z.coerce.number().positive().max(300).default(120),
};

type Environment = z.output<z.ZodObject<typeof tryOnVariables>>;

/** Micro-euros. */
export function mostCostOfPicture(of: Prices): number {
  const { imageTokens, textTokens, writtenTokens } = limits.tryOn;
  return (2 * imageTokens + textTokens) * of.read + writtenTokens * of.written;
}

/** @throws also when the budget is below the price of a picture */
export function tryOnConfigOf(env: Environment, chat: ChatConfig): PictureModelConfig | undefined {
  const { PICTURE_MODEL: model, PICTURE_PRICES: of } = env;
  if (model === undefined) return undefined;
  if (chat.openai === undefined) throw settingsFault('PICTURE_MODEL necesita OPENAI_API_KEY');
  if (!/^(gpt-image-|chatgpt-image-)/.test(model))
    throw settingsFault('PICTURE_MODEL debe ser un modelo de imágenes de OpenAI, como gpt-image-1.5');
  if (of === undefined) throw settingsFault('PICTURE_MODEL necesita PICTURE_PRICES');
  const needed = mostCostOfPicture(of);
  const { person, everyone } = chat.dailyMicroEuros;
  if (needed > person || needed > everyone)
    throw settingsFault(
      `PICTURE_MODEL necesita ${(needed / 1e6).toFixed(2)} EUR para una imagen, y CHAT_PERSON_DAILY_BUDGET_EUR o CHAT_DAILY_BUDGET_EUR no llegan`,
    );
  return { ...chat.openai, name: 'openai', model, prices: of, timeoutMs: env.PICTURE_TIMEOUT_SECONDS * 1000 };
}
