import { errorMessages as errorsInEnglish } from '#contract/en/error-messages.ts';
import { messages as messagesInEnglish } from '#contract/en/messages.ts';
import { notGarmentTexts as notGarmentsInEnglish } from '#contract/en/not-garment-texts.ts';
import { errorMessages } from '#contract/error-messages.ts';
import type { Language, Translation } from '#contract/languages.ts';
import { messages } from '#contract/messages.ts';
import { notGarmentTexts } from '#contract/not-garment-texts.ts';
import type { NotGarment } from '#contract/not-garments.ts';
import { errorMessages as errorsInPortuguese } from '#contract/pt/error-messages.ts';
import { messages as messagesInPortuguese } from '#contract/pt/messages.ts';
import { notGarmentTexts as notGarmentsInPortuguese } from '#contract/pt/not-garment-texts.ts';
import { inEnglish } from './en/words.ts';
import { inPortuguese } from './pt/words.ts';
import { assistants, confirmations, devices, refusals } from './words.ts';

const asSentences = (texts: Readonly<Record<NotGarment, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([what, text]) => [what, `${text}.`])) as typeof texts;

const inSpanish = {
  errors: errorMessages,
  messages,
  notGarments: asSentences(notGarmentTexts),
  refusals,
  confirmations,
  devices,
  assistants,
};

export type ApiWords = Translation<typeof inSpanish>;

export const apiWords: Readonly<Record<Language, ApiWords>> = {
  es: inSpanish,
  en: {
    errors: errorsInEnglish,
    messages: messagesInEnglish,
    notGarments: asSentences(notGarmentsInEnglish),
    ...inEnglish,
  },
  pt: {
    errors: errorsInPortuguese,
    messages: messagesInPortuguese,
    notGarments: asSentences(notGarmentsInPortuguese),
    ...inPortuguese,
  },
};

export const wordsFor = ({ language }: { language: Language }): ApiWords => apiWords[language];
