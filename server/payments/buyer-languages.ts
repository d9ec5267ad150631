import { beginNowWords } from '#contract/begin-now-words.ts';
import { beginNowWords as beginNowInEnglish } from '#contract/en/begin-now-words.ts';
import { paymentWords as methodsInEnglish } from '#contract/en/payment-words.ts';
import { defaultLanguage, type Language, type Translation } from '#contract/languages.ts';
import { paymentWords } from '#contract/payment-words.ts';
import type { PaymentPurpose } from '#contract/payments.ts';
import { beginNowWords as beginNowInPortuguese } from '#contract/pt/begin-now-words.ts';
import { paymentWords as methodsInPortuguese } from '#contract/pt/payment-words.ts';
import { findText } from '#server/platform/language/find-text.ts';
import { instructions, notices, purposes } from './buyer-words.ts';
import { inEnglish } from './en/buyer-words.ts';
import { inPortuguese } from './pt/buyer-words.ts';

const inSpanish = { instructions, notices, purposes, methods: paymentWords, beginNow: beginNowWords };

export type BuyerWords = Translation<typeof inSpanish>;

export const buyerWords: Readonly<Record<Language, BuyerWords>> = {
  es: inSpanish,
  en: { ...inEnglish, methods: methodsInEnglish, beginNow: beginNowInEnglish },
  pt: { ...inPortuguese, methods: methodsInPortuguese, beginNow: beginNowInPortuguese },
};

/** @param notice as it is kept with a payment */
export const noticeIn = (language: Language, notice: string): string =>
  findText(notice, buyerWords[defaultLanguage].notices, buyerWords[language].notices) ?? notice;

export const purposeWordsOf = (purpose: PaymentPurpose, language: Language) =>
  buyerWords[language].purposes[purpose];
