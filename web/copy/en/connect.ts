import type { Translation } from '#contract/languages.ts';

export const connect: Translation<typeof import('../connect.ts').connect> = {
  title: 'Connect an assistant',
  description: 'Decide what an assistant may do in your account.',
};
