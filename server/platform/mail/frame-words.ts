import { sampleMark } from '#contract/company-words.ts';

/** Around the words of every letter. */
export const frameWords = {
  hello: 'Hola:',
  greeting: (name: string) => `Hola, ${name}:`,
  taxId: (number: string) => `NIF ${number}`,
  sampleMark,
  period: (from: string, to: string) => `del ${from} al ${to}`,
};
