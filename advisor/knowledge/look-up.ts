import type { Advisor } from '#contract/vocabulary.ts';
import type { Aim } from '../understand/learned/aims.ts';
import { aimsOf } from '../understand/learned/shipped.ts';
import { newContext } from '../understand/learned/situation.ts';
import { tokensOf } from '../words/tokens.ts';
import {
  aimed,
  countsOf,
  type Document,
  documents,
  isKnown,
  meanLength,
  postings,
  rarity,
  titleOf,
} from './documents.ts';
import { type Entry, type Topic, textOf } from './entry.ts';
import { termsNamedIn } from './glossary.ts';
import { likelihoodsOf } from './learned.ts';
import { inPlainSense } from './other-senses.ts';
import { aspects, ceremonies, cloths, familyOf, foremost, rivalsOf, subjects, tellingOf } from './telling.ts';
import { termsOf } from './terms.ts';

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

/** Words that narrow an entry to some people or countries: without them in the question, the general entry fits better. */
const narrowing: ReadonlySet<string> = new Set(
  termsOf(
    'hombre mujer chico chica niño niña bebe adolescente embarazada silla ruedas mexico argentina colombia peru chile ' +
      'china india japon españa judia musulmana velatorio velorio funeral entierro luto tanatorio binder barba calva calvo',
  ),
);
const narrowedShare = 0.6;
const ofDeath =
  /velori|velatori|funeral|entierr|enterr|luto|tanatori|sepeli|mur[ió]|muer|fallec|perd[ií]|viud|duelo|p[eé]same|difunt|cementeri|descans|se (?:me|nos) fue/iu;
/** Where no death is spoken of, what is said of funerals would hurt. */
const ofMourning: ReadonlySet<string> = new Set(termsOf('velatorio velorio funeral entierro luto tanatorio'));
const lessLikely = Math.log(0.4);
const narrowingOf = new Map<Entry, readonly string[]>(
  [...titleOf].map(([entry, terms]) => [entry, terms.filter((term) => narrowing.has(term))]),
);

/** Minimum score, and share of the question's weight that an entry must cover. */
type Least = { score: number; share: number; fits: boolean };
/** Share for an entry whose title names the foremost subject. */
const leastOfTitled = 0.12;
const required: Least = { score: 5, share: 0.5, fits: true };
const related: Least = { score: 7, share: 0.34, fits: false };
export const loose: Least = { score: 3, share: 0.2, fits: false };

/** For an entry that is asked with the same aim in other words. */
const leastOfSameAim = { likeness: 0.2, share: 0.26, score: 8 } as const;

/** Whether an entry's title names the foremost subject of a question, or nothing that the question does not name. */
export const isAbout = (entry: Entry, question: string): boolean => {
  const terms = termsOf(question);
  const { subject } = tellingOf(terms);
  const titled = titleOf.get(entry) ?? [];
  if (titled.length > 1 && titled.every((term) => terms.includes(term))) return true;
  return subject !== null && foremost.has(subject) && (titleOf.get(entry)?.includes(subject) ?? false);
};

/** The word of a question for its subject, where an entry does not speak of it. */
export function missingFrom(entry: Entry | null, question: string): string | null {
  const { subject } = tellingOf(termsOf(question));
  if (subject === null || (entry && countsOf.get(entry)?.has(subject))) return null;
  return question.split(/[^\p{L}\p{N}]+/u).find((word) => termsOf(word).includes(subject)) ?? null;
}

/** Candidates by words, whose aims are compared. */
const mostCompared = 12;

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

const sureAim = 0.5;
const likely = Math.log(0.01);
const likelyThough = Math.log(0.0025);
const faint = Math.log(0.02);
const sure = Math.log(0.3);
const good = Math.log(0.1);
const leastOfGood = 0.1;
const unlearned = Math.log(0.02);
/** Of the first answers that had neither on questions of an author of whom nothing was learned none was right. */
const leastWorth = 1;
const leastUnsure = 0.05;
const never = Number.NEGATIVE_INFINITY;
/**
 * What counts beside the log-probability; chosen on questions by an author that was left out of the learning. The few
 * words of a follow-up tell less than what it goes on with.
 */
const worthsFirst = {
  overlap: 2.8,
  share: 0.7,
  verbatim: 20,
  aims: 1,
  likeness: 0.5,
  unfit: 1,
  otherCloth: 1.5,
  titled: 1,
  untitled: 0,
};
const worthsThen: typeof worthsFirst = {
  ...worthsFirst,
  overlap: 4,
  share: 2,
  aims: 2,
  likeness: 6,
  titled: 2,
  untitled: 2,
};
const faintAim = 0.1;
/** Candidates of a follow-up. */
export const mostWeighed = 40;

/** "…, ¿verdad?" asks to be told so, and says nothing of a subject. */
const tag = /(?<=[\p{L},]) ?[¿¡]?(?:verdad|no|cierto|o no|a que s[ií]|no es cierto)\s*\?+\s*$/iu;
export const untagged = (question: string): string => question.replace(tag, '');

/** Several rules ask for the same message one after another. */
let last: { asked: string; topic: Topic | undefined; least: Least; found: readonly Found[] } | undefined;

/** Returns the entries for a question, of one topic or of all, best first; empty when none fits. */
export function lookUp(
  asked: string,
  count: number,
  topic?: Topic,
  least: Least = required,
  aims?: Aims,
): Found[] {
  const isLast = !aims && last?.asked === asked && last.topic === topic && last.least === least;
  const found = isLast && last ? last.found : bestOfEach(asked, topic, least, aims);
  if (!aims) last = { asked, topic, least, found };
  return found.slice(0, count);
}

function bestOfEach(asked: string, topic: Topic | undefined, least: Least, aims: Aims | undefined): Found[] {
  // An entry has several documents.
  const best = new Map<Entry, Found>();
  for (const found of lookUpIn(inPlainSense(untagged(asked)), topic, least, aims))
    if (found.worth > (best.get(found.entry)?.worth ?? never)) best.set(found.entry, found);
  return [...best.values()].sort((a, b) => b.worth - a.worth);
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
    () => lookUp(question, 1, topic, { ...related, fits: true }),
    ...withoutSubject(question).map((words) => () => lookUp(words, 1, topic)),
    () => (tellingOf(termsOf(question)).subject === null ? lookUp(question, 1, topic, related) : []),
  ];
  for (const attempt of attempts) {
    const found = attempt();
    if (found.length > 0) return found;
  }
  return [];
}

function lookUpIn(question: string, topic: Topic | undefined, least: Least, aims: Aims | undefined): Found[] {
  const worths = aims ? worthsThen : worthsFirst;
  const terms = [...new Set(termsOf(question))];
  const isVerbatim = ({ counts }: Document) =>
    terms.length > 1 && counts.size === terms.length && terms.every((term) => counts.has(term));
  const sharing = new Set(terms.flatMap((term) => postings.get(term) ?? []));
  // A question in an entry's own words needs no guess at its aim.
  const isVerbatimQuestion = [...sharing].some(isVerbatim);
  const asking: Aims = isVerbatimQuestion ? new Map() : (aims ?? aimsOf(question, newContext));
  const likelihood = likelihoodsOf(question);
  for (const document of documents)
    if ((likelihood(document.entry) ?? never) >= likely) sharing.add(document);
  const telling = tellingOf(terms);
  const importance = (term: string): number => {
    if (!isKnown(term)) return unknownShare;
    return telling.subject === null || subjects.has(term) || aspects.has(term) ? 1 : besideShare;
  };
  const asked = terms.reduce((sum, term) => sum + rarity(term) * importance(term), 0);
  const isAsked = (term: string) => terms.includes(term);
  const fits = ({ entry }: { entry: Entry }) => {
    const counts = countsOf.get(entry);
    const titled = titleOf.get(entry) ?? [];
    // "Hombros estrechos" says nothing of broad ones.
    const speaksOf = (term: string) => (counts?.get(term) ?? 0) >= leastOfSubject;
    const contradicts = (term: string) => {
      const asked = terms.filter((one) => rivalsOf.get(term)?.has(one));
      return asked.length > 0 && !asked.some(speaksOf);
    };
    if (titled.some((term) => !isAsked(term) && contradicts(term))) return false;
    if (telling.aspects.length > 0 && !telling.aspects.some((aspect) => counts?.has(aspect))) return false;
    const named = titled.filter(isAsked).length;
    const isThing =
      telling.subject !== null && !foremost.has(telling.subject) && !ceremonies.has(telling.subject);
    if (topic === 'product' || (isThing && named > 1 && named >= titled.length - 1)) return true;
    return telling.subject === null || speaksOf(telling.subject);
  };
  const isNarrowed = (entry: Entry) => narrowingOf.get(entry)?.some((term) => !terms.includes(term)) ?? false;
  const read = (document: Document) => {
    const { entry, counts, length } = document;
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
        (frequency + saturation * (1 - lengthShare + (lengthShare * length) / meanLength));
    }
    const fit = isNarrowed(entry) ? narrowedShare : 1;
    const share = asked > 0 ? (covered / asked) * fit : 0;
    return {
      entry,
      score: score * fit,
      share: isVerbatim(document) ? verbatimShare : share,
      overlap: asked > 0 ? (score * fit) / asked : 0,
      isFit: !least.fits || fits(document),
    };
  };
  /** The share of an entry's title that a question does not speak of. */
  const untitled = (entry: Entry) => {
    const titled = titleOf.get(entry) ?? [];
    return titled.length === 0 ? 0 : titled.filter((term) => !terms.includes(term)).length / titled.length;
  };
  const titles = (entry: Entry) =>
    telling.subject !== null &&
    foremost.has(telling.subject) &&
    titleOf.get(entry)?.includes(telling.subject) === true;
  const named = ({ aims = [] }: Entry) => aims.reduce((sum, aim) => sum + (asking.get(aim) ?? 0), 0);
  const isOutOfPlace = (entry: Entry) =>
    !ofDeath.test(question) && (titleOf.get(entry) ?? []).some((term) => ofMourning.has(term));
  type Read = ReturnType<typeof read> & { likeness: number };
  const told = (entry: Entry) => (likelihood(entry) ?? never) + (isNarrowed(entry) ? lessLikely : 0);
  /** Words in common with an unlikely entry say nothing, but in a follow-up. */
  const isLikely = (entry: Entry) => aims !== undefined || (likelihood(entry) ?? unlearned) >= faint;
  const isGood = ({ entry, score, share, likeness }: Read) =>
    (score >= least.score && share >= (titles(entry) ? leastOfTitled : least.share)) ||
    named(entry) >= sureAim ||
    told(entry) >= sure ||
    (told(entry) >= good && share >= leastOfGood) ||
    (likeness >= leastOfSameAim.likeness && score >= leastOfSameAim.score && share >= leastOfSameAim.share);
  const clothsAsked = terms.filter((term) => cloths.has(term));
  const kin = new Set(tokensOf(question).flatMap(({ stem }) => termsOf(familyOf.get(stem) ?? '')));
  /** "Cómo lavar la lana" is no answer on a shirt. */
  const isOfOtherCloth = (entry: Entry) => {
    const named = (entry.topic === 'care' ? (titleOf.get(entry) ?? []) : []).filter((term) =>
      cloths.has(term),
    );
    return named.length > 0 && !named.some((term) => clothsAsked.includes(term) || kin.has(term));
  };
  const worthBy = ({ entry, share, overlap, isFit }: ReturnType<typeof read>) =>
    (likelihood(entry) ?? unlearned) +
    worths.overlap * overlap +
    worths.share * share +
    (share >= verbatimShare ? worths.verbatim : 0) +
    worths.aims * named(entry) +
    (telling.subject !== null && titleOf.get(entry)?.includes(telling.subject) ? worths.titled : 0) -
    worths.untitled * untitled(entry) -
    (isFit ? 0 : worths.unfit) -
    (isOfOtherCloth(entry) ? worths.otherCloth : 0);
  for (const document of aimed) if (named(document.entry) >= faintAim) sharing.add(document);
  return [...sharing]
    .filter(
      ({ entry }) =>
        (topic === undefined || entry.topic === topic) && isLikely(entry) && !isOutOfPlace(entry),
    )
    .map(read)
    .filter(({ entry, isFit }) => isFit || told(entry) >= likelyThough)
    .map((one) => ({ ...one, worth: worthBy(one) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, topic !== undefined ? undefined : aims ? mostWeighed : mostCompared)
    .map((one) => ({ ...one, likeness: likenessOf(asking, one.entry) }))
    .filter(isGood)
    .map(({ entry, score, share, worth: value, likeness }) => ({
      entry,
      score,
      share,
      probability: Math.exp(told(entry)),
      worth: value + worths.likeness * likeness,
    }))
    .filter(
      ({ entry, probability, worth: value }) =>
        aims !== undefined ||
        value >= leastWorth ||
        probability >= leastUnsure ||
        likelihood(entry) === null ||
        topic !== undefined,
    );
}
