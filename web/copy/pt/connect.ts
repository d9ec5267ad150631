import type { Translation } from '#contract/languages.ts';
import type { connect as source } from '../connect.ts';

export const connect: Translation<typeof source> = {
  title: 'Ligar um assistente',
  description: 'Decide o que um assistente pode fazer na tua conta.',
};
