import type { IntentContext } from '../handler.ts';
import { isAnswered } from './answer-parts.ts';
import { continued } from './asks-knowledge.ts';
import { questionsAsked } from './parts-asked.ts';

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

export const tellsMoreOfIt = ({ state, message }: Pick<IntentContext, 'state' | 'message'>): boolean =>
  continued.has(state.topic) &&
  state.outfits.length === 0 &&
  state.question !== null &&
  isAnswered({ question: message, about: state.question }, any);

const how =
  /(?<!\p{L})(?:c[oó]mo (?:es|son|funcionan?)|qu[eé] va (?:primero|debajo|encima)|en qu[eé] orden)(?!\p{L})/iu;
const ofGaps = /(?<!\p{L})(?:falta|comprar?|compro|b[aá]sicos?)(?!\p{L})/iu;

export const asksHow = ({ understood, state, message }: IntentContext): boolean =>
  understood.intent === 'gaps' &&
  state.outfits.length === 0 &&
  how.test(message) &&
  !ofGaps.test(message) &&
  questionsAsked(message).some((asked) => isAnswered(asked, any));
