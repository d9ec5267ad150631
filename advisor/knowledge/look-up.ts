import type { Advisor } from '#contract/vocabulary.ts';
import type { Aim } from '../understand/learned/aims.ts';
import { aimsOf } from '../understand/learned/shipped.ts';
import { newContext } from '../understand/learned/situation.ts';
import { tokensOf } from '../words/tokens.ts';
import { countsOf, type Document, documentsOf, isKnown, meanLength, rarity, titleOf } from './documents.ts';
import { entries } from './entries.ts';
import { type Entry, type Topic, textOf } from './entry.ts';
import { termsNamedIn } from './glossary.ts';
import { leastProbability, likelihoodsOf } from './learned.ts';
import { inPlainSense } from './other-senses.ts';
import { aspects, familyOf, foremost, materials, subjects, tellingOf } from './telling.ts';
import { termsOf } from './terms.ts';
import { tellsSpill } from './unknown-spill.ts';

export function firstText(question: string, advisor: Advisor): string | null {
  const [found] = lookUp(question, 1);
  return found ? textOf(found.entry, advisor) : null;
}

export type Found = { entry: Entry; score: number; share: number; probability: number; worth: number };

type Aims = ReadonlyMap<Aim, number>;

/** Slang and misspellings say little about how well an entry covers a question. */
const unknownShare = 0.4;
/** Words beside a subject tell less of what is asked. */
const besideShare = 0.6;

// The usual constants of BM25.
const saturation = 1.2;
const lengthShare = 0.75;

/** Least probability of an entry that answers, that is told beside it, and that a follow-up may mean. */
const required = 0.15;
const beside = 0.05;
export const loose = 0;
const leastOfRest = 0.3;
const leastOfUnlearned = { score: 5, share: 0.5 } as const;
const unlearned = 0.3;
const byWords = ({ score, share }: Match): number =>
  Math.log(score >= leastOfUnlearned.score && share >= leastOfUnlearned.share ? unlearned : leastProbability);

/** Whether an entry's title names the foremost subject of a question, or nothing that the question does not name. */
export const isAbout = (entry: Entry, question: string): boolean => {
  const terms = termsOf(question);
  const { subject } = tellingOf(terms);
  const titled = titleOf(entry);
  if (titled.length > 1 && titled.every((term) => terms.includes(term))) return true;
  return subject !== null && foremost.has(subject) && titleOf(entry).includes(subject);
};

/** The word of a question for its subject, where an entry does not speak of it. */
export function missingFrom(entry: Entry | null, question: string): string | null {
  const { subject } = tellingOf(termsOf(question));
  if (subject === null || (entry && countsOf(entry)?.has(subject))) return null;
  return question.split(/[^\p{L}\p{N}]+/u).find((word) => termsOf(word).includes(subject)) ?? null;
}

/** As many of its own questions tell an entry's aims. */
const mostTypical = 3;
const aimsOfEntry = new Map<Entry, ReadonlyMap<Aim, number>>();

function meanAims(texts: readonly string[]): ReadonlyMap<Aim, number> {
  const sum = new Map<Aim, number>();
  for (const text of texts)
    for (const [aim, probability] of aimsOf(text, newContext))
      sum.set(aim, (sum.get(aim) ?? 0) + probability / texts.length);
  return sum;
}

/** Bhattacharyya coefficient of the aims of a question and of an entry's own questions, 0 to 1. */
export function likenessOf(aims: ReadonlyMap<Aim, number>, entry: Entry): number {
  if (aims.size === 0) return 0;
  let own = aimsOfEntry.get(entry);
  if (!own) {
    own = meanAims([entry.title, ...entry.questions].slice(0, mostTypical));
    aimsOfEntry.set(entry, own);
  }
  let sum = 0;
  for (const [aim, probability] of aims) sum += Math.sqrt(probability * (own.get(aim) ?? 0));
  return sum;
}

/** A question in an entry's own words counts for more than any overlap. */
const verbatimShare = 2;

/** Weight from which an entry speaks of a subject: in its title or questions, or again and again in its text. */
export const leastOfSubject = 1.8;

/** Advice on funerals would hurt in a message that mentions no death. */
const ofMourning: ReadonlySet<string> = new Set(termsOf('velatorio velorio funeral entierro luto tanatorio'));
const ofDeath =
  /velori|velatori|funeral|entierr|enterr|luto|tanatori|sepeli|mur[ió]|muer|fallec|perd[ií]|viud|duelo|p[eé]same|difunt|cementeri|descans|se (?:me|nos) fue/iu;
/** Weight of the message's aim for entries written for it, and the probability from which it decides. */
const worthOfAims = 1.2;
const sureAim = 0.5;
/** Candidates of a first question. */
const leastLikely = Math.log(0.005);
const mostLikely = 12;
/** Signs of a follow-up beside the likelihood: its few words say less than the question before. */
const worthsThen = { overlap: 4, share: 2, likeness: 6 } as const;
/** Candidates of a follow-up. */
export const mostWeighed = 40;

/** "…, ¿verdad?" asks to be told so, and says nothing of a subject. */
const tag = /(?<=[\p{L},]) ?[¿¡]?(?:verdad|no|cierto|o no|a que s[ií]|no es cierto)\s*\?+\s*$/iu;
export const untagged = (question: string): string => question.replace(tag, '');

/** Several rules ask for the same message one after another. */
let last: { asked: string; topic: Topic | undefined; least: number; found: readonly Found[] } | undefined;

/** Returns the entries for a question, of one topic or of all, best first; empty when none fits. */
export function lookUp(asked: string, count: number, topic?: Topic, least = required, aims?: Aims): Found[] {
  const isLast = !aims && last?.asked === asked && last.topic === topic && last.least === least;
  const found = isLast && last ? last.found : lookUpIn(inPlainSense(untagged(asked)), topic, least, aims);
  if (!aims) last = { asked, topic, least, found };
  return found.slice(0, count);
}

/**
 * The words of a question but its subject: with the cloth that is treated like it, alone, and with what the glossary
 * says of it, for a pashmina is a shawl of cashmere.
 */
function withoutSubject(question: string): readonly string[] {
  const { subject: told, aspects: asked } = tellingOf(termsOf(question));
  const subject = told ?? '';
  const isSubject = (text: string) => termsOf(text).includes(subject);
  const others = tokensOf(question)
    .map(({ text }) => text)
    .filter((text) => !isSubject(text));
  const terms = termsNamedIn(question).filter(({ names }) => names.some(isSubject));
  const family = tokensOf(question).flatMap(({ stem }) => familyOf.get(stem) ?? []);
  return [
    ...(family.length > 0 ? [[...others, ...family]] : []),
    others,
    // Care depends on what a thing is made of, the rest on its sort.
    [
      ...others,
      ...terms.map(({ names, sort, definition }) => (asked.length > 0 ? definition : `${names[0]} ${sort}`)),
    ],
  ].map((words) => words.join(' '));
}

/** The entry that comes closest to a question that none answers; empty when it is about something else. */
export function nearestTo(question: string, topic?: Topic): Found[] {
  const attempts: readonly (() => Found[])[] = [
    () => lookUp(question, 1, topic),
    ...withoutSubject(question).map((words) => () => lookUp(words, 1, topic, leastOfRest)),
  ];
  for (const attempt of attempts) {
    const found = attempt();
    if (found.length > 0) return found;
  }
  return [];
}

type Match = Pick<Found, 'score' | 'share'> & { overlap: number };

function matcherOf(terms: readonly string[]): (entry: Entry) => Match {
  const { subject } = tellingOf(terms);
  const importance = (term: string): number => {
    if (!isKnown(term)) return unknownShare;
    return subject === null || subjects.has(term) || aspects.has(term) ? 1 : besideShare;
  };
  const asked = terms.reduce((sum, term) => sum + rarity(term) * importance(term), 0) || 1;
  const isVerbatim = ({ counts }: Document) =>
    terms.length > 1 && counts.size === terms.length && terms.every((term) => counts.has(term));
  const match = (document: Document): Match => {
    const { counts, length } = document;
    let score = 0;
    let covered = 0;
    for (const term of terms) {
      const frequency = counts.get(term) ?? 0;
      if (frequency === 0) continue;
      const weight = rarity(term);
      // A term that occurs once in the text says little about the subject.
      covered += (frequency >= 2 ? weight : weight / 2) * importance(term);
      score +=
        (weight * frequency * (saturation + 1)) /
        (frequency + saturation * (1 - lengthShare + (lengthShare * length) / meanLength()));
    }
    return { score, share: isVerbatim(document) ? verbatimShare : covered / asked, overlap: score / asked };
  };
  const most = (matches: readonly Match[], of: keyof Match) => Math.max(...matches.map((one) => one[of]));
  return (entry) => {
    const matches = documentsOf(entry).map(match);
    return {
      score: most(matches, 'score'),
      share: most(matches, 'share'),
      overlap: most(matches, 'overlap'),
    };
  };
}

const worthOfOther = 1.2;
function isOfOther(entry: Entry, terms: readonly string[], kind: ReadonlySet<string>): boolean {
  const asked = terms.filter((term) => kind.has(term));
  const titled = titleOf(entry);
  return (
    asked.length > 0 &&
    titled.some((term) => kind.has(term)) &&
    !titled.some((term) => terms.includes(term) && subjects.has(term)) &&
    !asked.some((term) => countsOf(entry)?.has(term))
  );
}

const worthOfPlace = 0.4;
const placeNamed = (entry: Entry, terms: readonly string[]): number =>
  entry.topic === 'packing' && terms.includes(titleOf(entry)[0] ?? '') ? worthOfPlace : 0;

const worthThen = (entry: Entry, { share, overlap }: Match, aims: Aims): number =>
  worthsThen.overlap * overlap + worthsThen.share * share + worthsThen.likeness * likenessOf(aims, entry);

function lookUpIn(
  question: string,
  topic: Topic | undefined,
  least: number,
  aims: Aims | undefined,
): Found[] {
  const terms = [...new Set(termsOf(question))];
  const likelihood = likelihoodsOf(question);
  const matched = matcherOf(terms);
  const asking = aims ?? aimsOf(question, newContext);
  const floor = aims ? Number.NEGATIVE_INFINITY : leastLikely;
  // "¿y si se me cae el arroz encima?" asks for no recipe.
  const isSpilt = tellsSpill(tokensOf(question));
  const isOutOfPlace = (entry: Entry) =>
    (isSpilt && entry.topic === 'everyday') ||
    (!ofDeath.test(question) && titleOf(entry).some((term) => ofMourning.has(term)));
  const named = ({ aims: own = [] }: Entry) => own.reduce((sum, aim) => sum + (asking.get(aim) ?? 0), 0);
  const candidates = entries
    .filter((entry) => topic === undefined || entry.topic === topic)
    .map((entry) => ({ entry, learned: likelihood(entry) ?? byWords(matched(entry)) }))
    .filter(({ entry, learned }) => learned >= floor || named(entry) >= sureAim);
  const weighed = candidates
    .sort((a, b) => b.learned - a.learned)
    .slice(0, aims ? mostWeighed : mostLikely)
    .filter(({ entry }) => !isOutOfPlace(entry))
    .map(({ entry, learned }) => {
      const match = matched(entry);
      const apart = isOfOther(entry, terms, materials) ? worthOfOther : 0;
      const worth =
        learned -
        apart +
        placeNamed(entry, terms) +
        worthOfAims * named(entry) +
        (aims ? worthThen(entry, match, aims) : 0);
      return { ...match, entry, probability: Math.exp(learned), worth };
    })
    .sort((a, b) => b.worth - a.worth);
  const isAt = (probability: number) => (one: (typeof weighed)[number]) =>
    one.probability >= probability || named(one.entry) >= sureAim;
  return weighed.some(isAt(least)) ? weighed.filter(isAt(Math.min(least, beside))) : [];
}
