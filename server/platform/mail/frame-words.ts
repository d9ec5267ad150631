import { sampleMark } from '#contract/company-words.ts';

export const frameWords = {
  hello: 'Hola:',
  greeting: (name: string) => `Hola, ${name}:`,
  taxId: (number: string) => `NIF ${number}`,
  sampleMark,
  period: (from: string, to: string) => `del ${from} al ${to}`,
};
