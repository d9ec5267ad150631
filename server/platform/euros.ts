import { type Language, locales } from '#contract/languages.ts';

const format = (language: Language) =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' });
const formats: Readonly<Record<Language, Intl.NumberFormat>> = {
  es: format('es'),
  en: format('en'),
  pt: format('pt'),
};

/** 1995 → `19,95 €` */
export const euros = (cents: number, language: Language = 'es'): string =>
  formats[language].format(cents / 100);

/** `19,95 €` → 1995 */
export const centsIn = (shown: string): number =>
  Math.round(Number(shown.replace(/[^\d,]/g, '').replace(',', '.')) * 100);
