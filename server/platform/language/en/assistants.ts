import type { Translation } from '#contract/languages.ts';
import type { assistants as source } from '../assistants.ts';

export const assistants: Translation<typeof source> = {
  unnamed: 'An assistant without a name',
  here: 'this device',
  app: (scheme) => `the ${scheme} app`,
};
