import type { wordsOf as source } from '../all.ts';
import { portuguese } from './words.ts';

/** Takes the place of `../all.ts` in a build of the web in Portuguese. */
export const wordsOf: typeof source = () => portuguese;
