import {
  beforePronoun,
  infinitives,
  ofTu,
  ordersBeforePronoun,
  ordersOfTu,
  thirdPersons,
  withoutAccents,
} from '../../words/second-person.ts';
import type { Part, Phrase } from '../phrase.ts';
import { mostlyOrders, neverOrders, ordersWithin, seldomOrders } from './orders.ts';
import {
  adverbs,
  beforeVerbs,
  byAnother,
  conjunctions,
  determiners,
  doneToPerson,
  nounsFirst,
  pronouns,
  subordinators,
  verbPhrases,
} from './particles.ts';

const clitics =
  'telos telas telo tela melos melas melo mela selos selas selo sela noslo nosla nos los las les lo la le me te'.split(
    ' ',
  );
const ofOneSyllable = /^(?:da|di|\p{L}*(?:pon|ten|ven|haz))(?:me|te|nos|l[aeo]s?){1,2}$|^vete$/u;
const noOrder = new Set(['pésame']);

/** "póntelo" is "póngaselo"; null of other words. */
function orderWithPronoun(word: string): string | null {
  if (noOrder.has(word) || !(ofOneSyllable.test(word) || /[áéíóú]/.test(word))) return null;
  for (const tail of clitics) {
    if (!word.endsWith(tail)) continue;
    const base = word.slice(0, word.length - tail.length);
    const order = ordersBeforePronoun.get(withoutAccents(base));
    if (order !== undefined) return `${beforePronoun(order)}${tail.replace(/^te/, 'se')}`;
  }
  return null;
}

/** "ponerte" is "ponerse", "decírtelo" is "decírselo", "ayudándote" is "ayudándole". */
function infinitiveWithPronoun(word: string, about: () => string): string | null {
  const [, base = '', tail = ''] = /^(.*(?:[aeiíáé]r|[áé]ndo))te(l[oa]s?)?$/.exec(word) ?? [];
  const verb = infinitiveOf(base);
  if (verb === null) return null;
  if (tail !== '') return `${base}se${tail}`;
  return doneToPerson.has(verb) || byAnother.test(about()) ? `${base}le` : `${base}se`;
}

function infinitiveOf(base: string): string | null {
  const plain = withoutAccents(base);
  const [, stem = null, vowel] = /^(.+?)(a|ie|ye)ndo$/.exec(plain) ?? [];
  if (stem === null) return infinitives.has(base) ? base : infinitives.has(plain) ? plain : null;
  return (
    [vowel === 'a' ? 'ar' : 'er', 'ir'].map((end) => `${stem}${end}`).find((one) => infinitives.has(one)) ??
    stem
  );
}

const recased = (from: string, to: string): string =>
  from[0] === from[0]?.toLowerCase() ? to : `${to[0]?.toUpperCase()}${to.slice(1)}`;

const ends = /[.!?…:;()¿¡—–"\n]/;
const isLetters = /^\p{L}/u;

/** Signs of no language, which stand for parts and names. */
const opaque = '\uE000';
const firstHidden = 0xe000;
const anyHidden = /[\uE001-\uF8FF]/g;
const beforeName = /^.*(?=[\uE000-\uF8FF}])/s;

/** Tells whom a clause has spoken of so far. */
type Mood = 'order' | 'third' | 'open';

/** A Spanish text that says "tú", addressing with "usted". What stands in quotes stays. */
export function inUsted(text: string): string {
  const pieces = text.match(/\p{L}+|[^\p{L}]+/gu) ?? [];
  let mood: Mood = 'open';
  let isWithin = false;
  let quotes = 0;
  let before = { word: '', gap: '', word2: '' };
  let gap = '\n';
  const around = (at: number) =>
    ` ${
      pieces
        .slice(Math.max(0, at - 6), at + 8)
        .join('')
        .toLowerCase()
        .match(/[\p{L}\d]+/gu)
        ?.join(' ') ?? ''
    } `;
  const follows = (at: number) => (pieces[at + 1] === ' ' ? (pieces[at + 2] ?? '').toLowerCase() : '');

  const isOrder = (word: string, previous: string, at: number): boolean => {
    const isAround = (phrases: readonly string[] = []) =>
      phrases.length > 0 && phrases.some((one) => around(at).includes(one));
    if (isAround(ordersWithin.get(word))) return true;
    const isAfterAdverb = adverbs.has(previous) && (before.gap !== ' ' || conjunctions.has(before.word2));
    const begins =
      gap.startsWith('\n') ||
      ends.test(gap) ||
      previous === 'tú' ||
      (previous === 'que' && before.word2 === 'así');
    const isAfterComma = gap.includes(',') || (isAfterAdverb && before.gap.includes(','));
    const isJoined = conjunctions.has(previous) || (isAfterAdverb && conjunctions.has(before.word2));
    if (!(begins || isAfterComma || isJoined || isAfterAdverb) || neverOrders.has(word)) return false;
    if (seldomOrders.has(word)) return isAround(seldomOrders.get(word));
    if (mostlyOrders.has(word)) return !isAround(mostlyOrders.get(word));
    if (!thirdPersons.has(word) || begins) return true;
    if (isAfterComma || !isJoined) return mood !== 'third';
    return isWithin ? mood === 'order' : mood !== 'third';
  };

  const isVerb = (word: string, previous: string, at: number): boolean =>
    !nounsFirst.has(word) ||
    beforeVerbs.has(previous) ||
    verbPhrases.some((phrase) => phrase.includes(` ${word} `) && around(at).includes(phrase));

  const formOf = (word: string, at: number): string => {
    const previous = gap === ' ' ? before.word : '';
    const pronoun = pronouns.get(word);
    if (pronoun !== undefined) return pronoun;
    if (word === 'te') {
      const next = follows(at);
      return previous !== 'se' && (/^l[oa]s?$/.test(next) || ofTu.has(next)) ? 'se' : 'le';
    }
    const verb = ofTu.get(word);
    if (verb !== undefined) {
      if (!isVerb(word, previous, at)) return word;
      if (!isWithin) mood = 'open';
      return verb;
    }
    const order = ordersOfTu.get(word);
    if (order !== undefined && isOrder(word, previous, at)) {
      mood = 'order';
      return order;
    }
    if (thirdPersons.has(word)) {
      if (!determiners.has(previous) && !isWithin) mood = 'third';
      return word;
    }
    if (subordinators.has(word)) {
      isWithin = !(word === 'que' && previous === 'así');
      return word;
    }
    const withPronoun = orderWithPronoun(word);
    if (withPronoun !== null) {
      if (!isWithin) mood = 'order';
      return withPronoun;
    }
    return infinitiveWithPronoun(word, () => around(at)) ?? word;
  };

  return pieces
    .map((piece, at) => {
      if (!isLetters.test(piece)) {
        quotes = Math.max(
          0,
          quotes + (piece.match(/[«“]/g)?.length ?? 0) - (piece.match(/[»”]/g)?.length ?? 0),
        );
        // What stands before a name or figure is no beginning after it.
        gap = (at === 0 ? `\n${piece}` : piece).replace(beforeName, '');
        if (ends.test(piece)) mood = 'open';
        if (ends.test(piece) || piece.includes(',')) isWithin = false;
        return piece;
      }
      const word = piece.toLowerCase();
      const isInitial = gap.startsWith('\n') || ends.test(gap);
      const isName = piece !== word && (!isInitial || (piece.length > 1 && piece === piece.toUpperCase()));
      const form = quotes > 0 || isName ? word : formOf(word, at);
      before = { word, gap, word2: gap === ' ' ? before.word : '' };
      gap = '';
      return form === word ? piece : recased(piece, form);
    })
    .join('');
}

/** Converts the text between names, which are kept. */
function betweenNames(text: string, names: readonly string[]): string {
  const hidden: string[] = [];
  let masked = text;
  for (const name of names) {
    masked = masked.replaceAll(name, () => {
      hidden.push(name);
      return String.fromCodePoint(firstHidden + hidden.length);
    });
  }
  return inUsted(masked).replace(
    anyHidden,
    (mark) => hidden[(mark.codePointAt(0) ?? 0) - firstHidden - 1] ?? mark,
  );
}

/** Only the advisor's own words are changed, not the names that garments are called by. */
export function phraseInUsted(phrase: Phrase, names: readonly string[] = []): Phrase {
  const longest = [...names].sort((a, b) => b.length - a.length);
  const several = longest.filter((name) => name.includes(' '));
  if (typeof phrase === 'string') return betweenNames(phrase, several);
  const others = phrase
    .filter((part) => typeof part !== 'string')
    .map((part) => ('garmentIds' in part ? { ...part, text: betweenNames(part.text, longest) } : part));
  const own = betweenNames(
    phrase.map((part) => (typeof part === 'string' ? part : opaque)).join(''),
    several,
  );
  return own
    .split(opaque)
    .flatMap((words, at): Part[] => [...(words === '' ? [] : [words]), ...others.slice(at, at + 1)]);
}
