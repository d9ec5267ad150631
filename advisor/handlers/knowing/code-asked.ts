import type { Advisor } from '#contract/vocabulary.ts';
import { capitalise } from '#stylist/language/es/grammar.ts';
import { type CodeRuled, codeRuled, namesPiece, namesPieceOf } from '../../knowledge/code-rules.ts';
import { textOf } from '../../knowledge/entry.ts';
import { lookUp } from '../../knowledge/look-up.ts';
import { wantsLook } from '../../understand/asking/requests-outfit.ts';
import type { Intent } from '../../understand/intents.ts';
import { textOf as phraseText } from '../../voice/phrase.ts';
import type { IntentContext, Reply } from '../handler.ts';
import { continued } from './asks-knowledge.ts';
import { questionsAsked } from './parts-asked.ts';
import { opensWithVerdict } from './verdict-first.ts';

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

const likely = 0.5;
const ofCodes = /^(?:codes|customs)$/;

/** Verdicts on the pieces, then the entry or the code's definition; only the entry if it opens with a verdict. */
export function toldOfCode(
  { says, name, definition }: CodeRuled,
  message: string,
  advisor: Advisor,
): { sentences: string[]; title: string | null } {
  const [best] = lookUp(message, 1);
  const entry = best && best.probability >= likely && ofCodes.test(best.entry.topic) ? best.entry : null;
  if (!entry) return { sentences: [says, `${capitalise(name)}: ${definition}.`], title: null };
  const text = textOf(entry, advisor);
  const isVerdict = namesPieceOf(entry.title, message) || opensWithVerdict.test(text);
  return { sentences: isVerdict ? [text] : [says, text], title: entry.title };
}

/** Puts the verdict on the pieces before the rest of the reply. */
export function withRuled(ruled: CodeRuled | null, reply: Reply, message: string): Reply {
  const [first] = reply.sentences;
  const titled = reply.remember?.answered ?? '';
  const isTold = namesPieceOf(titled, message) || (first && opensWithVerdict.test(phraseText(first)));
  return ruled === null || isTold ? reply : { ...reply, sentences: [ruled.says, ...reply.sentences] };
}

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
