import type { Translation } from '#contract/languages.ts';
import type { frameWords as source } from '../frame-words.ts';

export const frameWords: Translation<typeof source> = {
  greeting: (name) => `Olá, ${name}:`,
  taxId: (number) => `NIF espanhol ${number}`,
  sampleMark: ' (dado de exemplo)',
  period: (from, to) => `de ${from} a ${to}`,
};
