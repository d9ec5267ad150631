import type { Language, Translation } from '#contract/languages.ts';
import type { PaymentPurpose } from '#contract/payments.ts';
import { purposeWords as en } from './en/purpose-words.ts';
import { purposeWords as pt } from './pt/purpose-words.ts';
import { purposeWords as es } from './purpose-words.ts';

const words: Readonly<Record<Language, Translation<typeof es>>> = { es, en, pt };

export const purposeWordsOf = (purpose: PaymentPurpose, language: Language) => words[language][purpose];
