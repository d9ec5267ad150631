import type { IntentContext } from '../handler.ts';
import { isAnswered } from './answer-parts.ts';
import { continued } from './asks-knowledge.ts';

const asking = /[?¿]|(?<!\p{L})(?:c[oó]mo|qu[eé] hago|q hago|por qu[eé]|cu[aá]nto)(?!\p{L})/iu;
const any = /./;

/** "y en el metro me aso, ¿cómo hacen ustedes?": a question that goes on with another is no news of the weather. */
export const goesOnAsking = ({ understood, state, message }: IntentContext): boolean =>
  understood.intent === 'knowledge' &&
  continued.has(state.topic) &&
  state.outfits.length === 0 &&
  state.question !== null &&
  asking.test(message) &&
  isAnswered({ question: message, about: state.question }, any);
