import type { Translation } from '#contract/languages.ts';
import type { connect as source } from '../connect.ts';

export const connect: Translation<typeof source> = {
  title: 'Connect an assistant',
  description: 'Decide what an assistant may do in your account.',
};
