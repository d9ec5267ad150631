import type { Translation } from '#contract/languages.ts';
import type { sizeNames as source } from '../sizes.ts';

export const sizeNames: Translation<typeof source> = { Única: 'Único' };
