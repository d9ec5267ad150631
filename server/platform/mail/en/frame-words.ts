import { sampleMark } from '#contract/en/company-words.ts';
import type { Translation } from '#contract/languages.ts';
import type { frameWords as source } from '../frame-words.ts';

export const frameWords: Translation<typeof source> = {
  hello: 'Hello,',
  greeting: (name) => `Hello ${name},`,
  taxId: (number) => `Spanish tax number (NIF) ${number}`,
  sampleMark,
  period: (from, to) => `from ${from} to ${to}`,
};
