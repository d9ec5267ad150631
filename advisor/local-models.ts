import type { Language } from '#contract/languages.ts';
import type { ChatModel } from './chat-model.ts';
import { localModel } from './local-model.ts';
import { english } from './outline/en/words.ts';
import { outlineModel } from './outline/outline-model.ts';
import { portuguese } from './outline/pt/words.ts';

/** The advisors that need no API key: Spanish whole, other languages in outline. */
export const localModels: Readonly<Record<Language, ChatModel>> = {
  es: localModel,
  en: outlineModel(english),
  pt: outlineModel(portuguese),
};
