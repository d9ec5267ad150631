import type { Advisor } from '#contract/vocabulary.ts';
import type { Aim } from '../understand/learned/aims.ts';
import { aimsOf } from '../understand/learned/shipped.ts';
import { tokensOf } from '../words/tokens.ts';
import { entries } from './entries.ts';
import { type Entry, type Topic, textOf } from './entry.ts';
import { rootOf } from './root.ts';
import { sameMeaning } from './synonyms.ts';

/** The first entry that a question finds, as the advisor says it. */
export function firstText(question: string, advisor: Advisor): string | null {
  const [found] = lookUp(question, 1);
  return found ? textOf(found.entry, advisor) : null;
}

export type Found = { entry: Entry; score: number };

const silent: ReadonlySet<string> = new Set(
  tokensOf(
    'de la el los las un una unos unas que con para por en a y o u e si no se me te mi mis tu tus lo le les al es son ser esta ' +
      'este esto eso como cual cuales donde cuando mas muy ya pero hay tengo tiene puedo puede debo quiero hacer hago ' +
      'algo alguna algun llevar llevo poner pongo ponerme ropa prenda prendas ir voy vestir hola bien mejor cosa cosas sobre ' +
      'dime explicame saber sabes consejo consejos truco trucos significa exactamente decir quiere cada cuanto sin tan tanto ' +
      'diferencia diferencias entre hay eres soy somos tiene tienen tener juntos usar uso usa debe deberia gusta gustaria necesito favor gracias maya valentina',
  ).map(({ stem }) => stem),
);

/** The significant words of a text as roots, with synonyms merged. */
function termsOf(text: string): string[] {
  const codes = text.toLowerCase().match(/\b(?=\w*\d)(?=\w*[a-z])\w{2,5}\b/g) ?? [];
  const words = tokensOf(text)
    .filter(({ text: word, stem }) => word.length > 2 && !silent.has(stem))
    .map(({ stem }) => sameMeaning(rootOf(stem)));
  // "y2k" and "w32" are words too.
  return [...words, ...codes];
}

/** The number of words of a question that tell its subject. */
export const contentOf = (question: string): number =>
  termsOf(question).filter((term) => isKnown(term)).length;

/** Weights of a term by the field it occurs in. */
const weightOf = { title: 3, words: 2.5, text: 0.6 } as const;

/** Terms with the weight of the field that they stand in. */
type Document = { entry: Entry; counts: ReadonlyMap<string, number>; length: number };

function documentOf(entry: Entry, fields: Partial<Record<keyof typeof weightOf, string>>): Document {
  const counts = new Map<string, number>();
  let length = 0;
  for (const field of ['title', 'words', 'text'] as const) {
    for (const term of termsOf(fields[field] ?? '')) {
      counts.set(term, (counts.get(term) ?? 0) + weightOf[field]);
      length += weightOf[field];
    }
  }
  return { entry, counts, length };
}

const documents: readonly Document[] = entries.map((entry) => {
  const { title, words, questions, text } = entry;
  return documentOf(entry, {
    title,
    words: [words, ...questions].join(' '),
    text: typeof text === 'string' ? text : Object.values(text).join(' '),
  });
});

/** Each question stands as a document of its own too: the best matching one speaks for its entry. */
const ofQuestions: readonly Document[] = entries.flatMap((entry) =>
  entry.questions.map((question) => documentOf(entry, { words: question })),
);

/** Documents by term, and those found by their aims too. */
const postings = (() => {
  const byTerm = new Map<string, Document[]>();
  for (const document of [...documents, ...ofQuestions])
    for (const term of document.counts.keys()) {
      const sharing = byTerm.get(term);
      if (sharing) sharing.push(document);
      else byTerm.set(term, [document]);
    }
  return byTerm;
})();
const aimed = documents.filter(({ entry }) => entry.aims !== undefined);

const meanLength = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;

const rarity = (() => {
  const inDocuments = new Map<string, number>();
  for (const { counts } of documents)
    for (const term of counts.keys()) inDocuments.set(term, (inDocuments.get(term) ?? 0) + 1);
  return (term: string) => {
    const count = inDocuments.get(term) ?? 0;
    return Math.log(1 + (documents.length - count + 0.5) / (count + 0.5));
  };
})();

const known = new Set(documents.flatMap(({ counts }) => [...counts.keys()]));
const isKnown = (term: string) => known.has(term);

/** Slang and misspellings say little about how well an entry covers a question. */
const unknownShare = 0.4;

// The usual constants of BM25.
const saturation = 1.2;
const lengthShare = 0.75;

/** Words that narrow an entry to some people or countries: without them in the question, the general entry fits better. */
const narrowing: ReadonlySet<string> = new Set(
  termsOf(
    'hombre mujer chico chica niño niña bebe adolescente embarazada silla ruedas mexico argentina colombia peru chile ' +
      'china india japon españa judia musulmana',
  ),
);
const narrowedShare = 0.6;
const narrowingOf = new Map<Entry, readonly string[]>(
  entries.map((entry) => [entry, termsOf(entry.title).filter((term) => narrowing.has(term))]),
);

/** Minimum score, and share of the question's weight that an entry must cover. */
type Least = { score: number; share: number };
const required: Least = { score: 5, share: 0.5 };
const related: Least = { score: 7, share: 0.34 };

/** For an entry that is asked with the same aim in other words. */
const leastOfSameAim = { likeness: 0.2, share: 0.26, score: 8 } as const;

/** Candidates by words, whose aims are compared. */
const mostCompared = 12;

/** As many of its own questions tell an entry's aims. */
const mostTypical = 3;
const aimsOfEntry = new Map<Entry, ReadonlyMap<Aim, number>>();

function meanAims(texts: readonly string[]): ReadonlyMap<Aim, number> {
  const sum = new Map<Aim, number>();
  for (const text of texts)
    for (const [aim, probability] of aimsOf(text, 'new'))
      sum.set(aim, (sum.get(aim) ?? 0) + probability / texts.length);
  return sum;
}

/** Bhattacharyya coefficient of the aims of a question and of an entry's own questions, 0 to 1. */
function likenessOf(aims: ReadonlyMap<Aim, number>, entry: Entry): number {
  let own = aimsOfEntry.get(entry);
  if (!own) {
    own = meanAims([entry.title, ...entry.questions].slice(0, mostTypical));
    aimsOfEntry.set(entry, own);
  }
  let sum = 0;
  for (const [aim, probability] of aims) sum += Math.sqrt(probability * (own.get(aim) ?? 0));
  return sum;
}

/** A long message tells a story: each of its sentences is looked up too. */
const mostTerms = 9;
const partsOf = (question: string): readonly string[] => {
  if (termsOf(question).length <= mostTerms) return [question];
  const clauses = question.split(/[.,;:!?¿¡\n]+| (?:pero|entonces|ahora|porque|aunque|punto|coma) /i);
  return [question, ...clauses.filter((clause) => termsOf(clause).length >= 2)];
};

/** A question in an entry's own words counts for more than any overlap. */
const verbatimShare = 2;

/** Worth of an entry whose aims a question certainly has. */
const aimWorth = 10;
const sureAim = 0.5;
const faintAim = 0.1;

/** Returns the entries for a question, of one topic or of all, best first; empty when none fits. */
export function lookUp(question: string, count: number, topic?: Topic, least: Least = required): Found[] {
  const best = new Map<Entry, Found & { worth: number }>();
  for (const part of partsOf(question))
    for (const found of lookUpPart(part, topic, least))
      if (found.worth > (best.get(found.entry)?.worth ?? 0)) best.set(found.entry, found);
  return [...best.values()]
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ entry, score }) => ({ entry, score }));
}

/** The entry that comes closest to a question that none answers; empty when it is about something else. */
export const nearestTo = (question: string, topic?: Topic): Found[] => lookUp(question, 1, topic, related);

function lookUpPart(question: string, topic: Topic | undefined, least: Least): (Found & { worth: number })[] {
  const terms = [...new Set(termsOf(question))];
  const asked = terms.reduce((sum, term) => sum + rarity(term) * (isKnown(term) ? 1 : unknownShare), 0);
  const asking = aimsOf(question, 'new');
  const read = ({ entry, counts, length }: Document) => {
    let score = 0;
    let covered = 0;
    for (const term of terms) {
      const frequency = counts.get(term) ?? 0;
      if (frequency === 0) continue;
      const weight = rarity(term);
      // A term that occurs once in the text says little about the subject.
      covered += frequency >= 2 ? weight : weight / 2;
      score +=
        (weight * frequency * (saturation + 1)) /
        (frequency + saturation * (1 - lengthShare + (lengthShare * length) / meanLength));
    }
    const narrowed = narrowingOf.get(entry)?.some((term) => !terms.includes(term)) ?? false;
    const fit = narrowed ? narrowedShare : 1;
    const isVerbatim =
      terms.length > 1 && counts.size === terms.length && terms.every((term) => counts.has(term));
    const share = asked > 0 ? (covered / asked) * fit : 0;
    return { entry, score: score * fit, share: isVerbatim ? verbatimShare : share };
  };
  const named = ({ aims = [] }: Entry) => aims.reduce((sum, aim) => sum + (asking.get(aim) ?? 0), 0);
  type Read = ReturnType<typeof read> & { likeness: number };
  const isAsked = ({ entry, score, share, likeness }: Read) =>
    (score >= least.score && share >= least.share) ||
    named(entry) >= sureAim ||
    (likeness >= leastOfSameAim.likeness && score >= leastOfSameAim.score && share >= leastOfSameAim.share);
  const worthOf = ({ entry, score, share, likeness }: Read) =>
    (score * share + aimWorth * named(entry)) * (1 + likeness);
  const sharing = new Set(terms.flatMap((term) => postings.get(term) ?? []));
  for (const document of aimed) if (named(document.entry) >= faintAim) sharing.add(document);
  return [...sharing]
    .filter(({ entry }) => topic === undefined || entry.topic === topic)
    .map(read)
    .sort((a, b) => b.score * b.share - a.score * a.share)
    .slice(0, topic === undefined ? mostCompared : undefined)
    .map((one) => ({ ...one, likeness: likenessOf(asking, one.entry) }))
    .filter(isAsked)
    .map((one) => ({ entry: one.entry, score: one.score, worth: worthOf(one) }));
}
