import type { wordsOf as source } from '../all.ts';
import { spanish } from './words.ts';

/** Takes the place of `../all.ts` in a build of the web in Spanish. */
export const wordsOf: typeof source = () => spanish;
