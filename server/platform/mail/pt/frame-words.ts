import type { Translation } from '#contract/languages.ts';
import { sampleMark } from '#contract/pt/company-words.ts';
import type { frameWords as source } from '../frame-words.ts';

export const frameWords: Translation<typeof source> = {
  hello: 'Olá:',
  greeting: (name) => `Olá, ${name}:`,
  taxId: (number) => `NIF espanhol ${number}`,
  sampleMark,
  period: (from, to) => `de ${from} a ${to}`,
};
