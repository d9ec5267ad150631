import { capitalise } from '#stylist/language/es/grammar.ts';
import { type CodeRuled, codeRuled, namesPiece } from '../../knowledge/code-rules.ts';
import { wantsLook } from '../../understand/asking/requests-outfit.ts';
import type { Intent } from '../../understand/intents.ts';
import type { IntentContext } from '../handler.ts';
import { continued } from './asks-knowledge.ts';
import { questionsAsked } from './parts-asked.ts';

const mostOfFollowUp = 12;

export function codeAsked({
  message,
  state,
  understood,
}: Pick<IntentContext, 'message' | 'state' | 'understood'>): CodeRuled | null {
  const isShort = understood.reading.tokens.length <= mostOfFollowUp;
  return codeRuled(message, continued.has(state.topic) && isShort ? (state.question ?? '') : '');
}

const asksMeaning = /(?<!\p{L})(?:qu[eé]|q) (?:es|significa|quiere decir)|se come|de qu[eé] va/iu;

export const isAllRuled = (message: string): boolean =>
  questionsAsked(message).every(({ question }) => namesPiece(question) || asksMeaning.test(question));

export const codeDefined = ({ name, definition }: CodeRuled): string => `${capitalise(name)}: ${definition}.`;

const askedOf: ReadonlySet<Intent> = new Set([
  'knowledge',
  'dress',
  'diagnose',
  'compare',
  'combine',
  'unclear',
]);

/** "pone cóctel, ¿puedo ir de largo?": the rule of the code, and no outfit, is asked for. */
export const asksRuleOfPiece = (context: Pick<IntentContext, 'message' | 'state' | 'understood'>): boolean =>
  askedOf.has(context.understood.intent) &&
  context.state.outfits.length === 0 &&
  !wantsLook(context.understood.reading.tokens) &&
  codeAsked(context) !== null;
