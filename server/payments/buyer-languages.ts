import { beginNowWords } from '#contract/begin-now-words.ts';
import { beginNowWords as beginNowInEnglish } from '#contract/en/begin-now-words.ts';
import { paymentWords as methodsInEnglish } from '#contract/en/payment-words.ts';
import { defaultLanguage, type Language, type Translation } from '#contract/languages.ts';
import { paymentWords } from '#contract/payment-words.ts';
import { beginNowWords as beginNowInPortuguese } from '#contract/pt/begin-now-words.ts';
import { paymentWords as methodsInPortuguese } from '#contract/pt/payment-words.ts';
import { findText } from '#server/platform/language/find-text.ts';
import { instructions, notices } from './buyer-words.ts';
import { instructions as instructionsInEnglish, notices as noticesInEnglish } from './en/buyer-words.ts';
import {
  instructions as instructionsInPortuguese,
  notices as noticesInPortuguese,
} from './pt/buyer-words.ts';

const inSpanish = { instructions, notices, methods: paymentWords, beginNow: beginNowWords };

export type BuyerWords = Translation<typeof inSpanish>;

export const buyerWords: Readonly<Record<Language, BuyerWords>> = {
  es: inSpanish,
  en: {
    instructions: instructionsInEnglish,
    notices: noticesInEnglish,
    methods: methodsInEnglish,
    beginNow: beginNowInEnglish,
  },
  pt: {
    instructions: instructionsInPortuguese,
    notices: noticesInPortuguese,
    methods: methodsInPortuguese,
    beginNow: beginNowInPortuguese,
  },
};

/** @param notice as it is kept with a payment */
export const noticeIn = (language: Language, notice: string): string =>
  findText(notice, buyerWords[defaultLanguage].notices, buyerWords[language].notices) ?? notice;
