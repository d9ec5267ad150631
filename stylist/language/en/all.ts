import type { wordsOf as source } from '../all.ts';
import { english } from './words.ts';

/** Takes the place of `../all.ts` in a build of the web in English. */
export const wordsOf: typeof source = () => english;
