import type { Translation } from '#contract/languages.ts';

export const connect: Translation<typeof import('../connect.ts').connect> = {
  title: 'Ligar um assistente',
  description: 'Decide o que um assistente pode fazer na tua conta.',
};
