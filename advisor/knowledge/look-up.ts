import type { Advisor } from '#contract/vocabulary.ts';
import type { Aim } from '../understand/learned/aims.ts';
import { aimsOf } from '../understand/learned/shipped.ts';
import { newContext } from '../understand/learned/situation.ts';
import { tokensOf } from '../words/tokens.ts';
import { entries } from './entries.ts';
import { type Entry, type Topic, textOf } from './entry.ts';
import { clothWords, termsNamedIn, thingWords } from './glossary.ts';
import { likelihoodsOf } from './learned.ts';
import {
  aspectWords,
  ceremonyWords,
  clothFamilies,
  foremostWords,
  garmentWords,
  rivals,
  stainWords,
  subjectWords,
} from './telling-words.ts';
import { termsOf } from './terms.ts';

/** The first entry that a question finds, as the advisor says it. */
export function firstText(question: string, advisor: Advisor): string | null {
  const [found] = lookUp(question, 1);
  return found ? textOf(found.entry, advisor) : null;
}

/** An entry with its score and the share of the question's weight that it covers. */
export type Found = { entry: Entry; score: number; share: number; probability: number };

const rootsOf = (words: Iterable<string>): ReadonlySet<string> => new Set([...words].flatMap(termsOf));

/** Roots that name the subject of a question: things, cloths, symbols, customs, places. */
const titledStains = entries
  .filter(({ title }) => /^Mancha de /.test(title))
  .flatMap(({ title }) =>
    title
      .replace(/ en .*$/, '')
      .split(/[ ,]+/)
      .slice(2),
  );
const subjects = rootsOf([
  ...titledStains,
  ...ceremonyWords,
  ...thingWords,
  ...clothWords,
  ...subjectWords,
  ...stainWords,
  ...foremostWords,
]);
const foremost = rootsOf(foremostWords);
/** Roots of cloths and stains, which decide how a garment is treated. */
const cloths = rootsOf(clothWords);
const stains = rootsOf([...stainWords, ...titledStains]);
const ceremonies = rootsOf(ceremonyWords);
const plainStains = rootsOf(stainWords);
const ambiguous = new Set(
  [...rootsOf(titledStains)]
    .filter((term) => !plainStains.has(term))
    .concat([
      ...rootsOf(['cafe', 'mora', 'tinto', 'vino', 'chocolate', 'tomate', 'palta', 'mate', 'mostaza']),
    ]),
);
/** Words beside which those are stains and not colours. */
const removing = rootsOf([
  'manchar',
  'quitar',
  'sacar',
  'lavar',
  'limpiar',
  'eliminar',
  'oler',
  'huele',
  'evitar',
]);
const worn = rootsOf([...thingWords, ...garmentWords]);
const matters: ReadonlySet<string> = new Set([...cloths, ...stains]);
/** Roots that name what is asked of the subject: to wash it, to iron it, its size. */
const aspects = rootsOf(aspectWords);

const rivalsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  rivals
    .map(termsOf)
    .flatMap((group) => group.map((term): [string, ReadonlySet<string>] => [term, new Set(group)])),
);

const familyOf: ReadonlyMap<string, string> = new Map(
  Object.entries(clothFamilies).flatMap(([family, words]) =>
    tokensOf(words).map(({ stem }): [string, string] => [stem, family]),
  ),
);

/** The roots of a question that tell its subject. */
export const contentTermsOf = (question: string): string[] =>
  termsOf(question).filter((term) => isKnown(term));

export const contentOf = (question: string): number => contentTermsOf(question).length;

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

const countsOf = new Map(documents.map(({ entry, counts }) => [entry, counts]));

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
/** Words beside a subject tell less of what is asked. */
const besideShare = 0.6;

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
const titleOf = new Map<Entry, readonly string[]>(entries.map((entry) => [entry, termsOf(entry.title)]));
const narrowingOf = new Map<Entry, readonly string[]>(
  [...titleOf].map(([entry, terms]) => [entry, terms.filter((term) => narrowing.has(term))]),
);

/** Minimum score, and share of the question's weight that an entry must cover. */
type Least = { score: number; share: number; fits: boolean };
/** Share for an entry whose title names the foremost subject. */
const leastOfTitled = 0.12;
const required: Least = { score: 5, share: 0.5, fits: true };
const related: Least = { score: 7, share: 0.34, fits: false };

/** For an entry that is asked with the same aim in other words. */
const leastOfSameAim = { likeness: 0.2, share: 0.26, score: 8 } as const;

/** The subject that tells a question from others, and the aspects of it that are asked for. */
function tellingOf(terms: readonly string[]): { subject: string | null; aspects: readonly string[] } {
  const asked = terms.filter((term) => aspects.has(term));
  const removes = terms.some((term) => removing.has(term));
  const named = terms.filter((term) => subjects.has(term) && (removes || !ambiguous.has(term)));
  const first = named.filter((term) => foremost.has(term));
  const treated = asked.length > 0 ? named.filter((term) => matters.has(term)) : [];
  const among = first.length > 0 ? first : treated.length > 0 ? treated : named;
  const [subject = null] = [...among].sort((a, b) => rarity(b) - rarity(a));
  return { subject, aspects: asked };
}

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
  return tokensOf(question).find(({ text }) => termsOf(text).includes(subject))?.text ?? null;
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
function likenessOf(aims: ReadonlyMap<Aim, number>, entry: Entry): number {
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

/** A long message tells a story: each of its sentences is looked up too. */
const mostTerms = 9;
const partsOf = (question: string): readonly string[] => {
  if (termsOf(question).length <= mostTerms) return [question];
  const clauses = question.split(/[.,;:!?¿¡\n]+| (?:pero|entonces|ahora|porque|aunque|punto|coma) /i);
  const told = tokensOf(question).filter(({ text }) =>
    termsOf(text).some((term) => subjects.has(term) || aspects.has(term) || removing.has(term)),
  );
  return [question, told.map(({ text }) => text).join(' '), ...clauses].filter(
    (part) => part === question || termsOf(part).length >= 2,
  );
};

/** A question in an entry's own words counts for more than any overlap. */
const verbatimShare = 2;

/** Weight from which an entry speaks of a subject: in its title or questions, or again and again in its text. */
const leastOfSubject = 1.8;

/** "botas cafés": brown, and no stain. */
const brownOfAmerica =
  /((?:botas?|botines|botin|zapatos?|mocasines|sandalias|cintur[oó]n|bolso|cartera|pantal[oó]n|falda|chaqueta|abrigo|saco)(?: (?!de |con |y |en )[\p{L}]+){0,2} (?:de cuero |de piel |color )?)caf[eé]s?(?![\p{L}])/giu;

const sureAim = 0.5;
const likely = Math.log(0.01);
const likelyThough = Math.log(0.1);
const unlearned = Math.log(0.01);
const never = Number.NEGATIVE_INFINITY;
const sure = { likelihood: Math.log(0.3), share: 0.15 } as const;
/** What counts beside the log-probability; chosen on questions that were left out of the learning. */
const worths = {
  overlap: 4,
  share: 2,
  verbatim: 20,
  aims: 2,
  likeness: 2,
  unfit: 1,
  untitled: 2,
  titled: 2,
  leftOut: 4,
  product: 4,
} as const;
const faintAim = 0.1;

/** Returns the entries for a question, of one topic or of all, best first; empty when none fits. */
export function lookUp(asked: string, count: number, topic?: Topic, least: Least = required): Found[] {
  const question = asked.replace(brownOfAmerica, '$1marrón');
  const best = new Map<Entry, Found & { worth: number }>();
  const terms = termsOf(question);
  const whole = terms.length;
  const { subject } = tellingOf(terms);
  const isOn = (part: string) =>
    part === question || subject === null || !foremost.has(subject) || termsOf(part).includes(subject);
  for (const part of partsOf(question).filter(isOn)) {
    const leftOut = part === question ? 0 : 1 - termsOf(part).length / whole;
    for (const found of lookUpPart(part, topic, least)) {
      const worth = found.worth - worths.leftOut * leftOut;
      if (worth > (best.get(found.entry)?.worth ?? never)) best.set(found.entry, { ...found, worth });
    }
  }
  return [...best.values()]
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ entry, score, share, probability }) => ({ entry, score, share, probability }));
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

/** Whether a question names its own subject. */
export const namesSubject = (question: string): boolean => tellingOf(termsOf(question)).subject !== null;

/**
 * A question with what it leaves out of the one before: "¿y se plancha?" takes the cloth and not the washing, "¿y si es
 * de lana?" the washing and not the cloth.
 */
export function goingOn(question: string, before: string, replacesThing = false): string {
  const now = termsOf(question);
  const isSaid = (kind: ReadonlySet<string>) => now.some((term) => kind.has(term));
  const replaced = [aspects, cloths, stains, ...(replacesThing ? [worn] : [])].filter(isSaid);
  const kept = tokensOf(before).filter(
    ({ text }) => !termsOf(text).some((term) => replaced.some((kind) => kind.has(term))),
  );
  return [question, ...kept.map(({ text }) => text)].join(' ').slice(0, 400);
}

function lookUpPart(question: string, topic: Topic | undefined, least: Least): (Found & { worth: number })[] {
  const terms = [...new Set(termsOf(question))];
  const isVerbatim = ({ counts }: Document) =>
    terms.length > 1 && counts.size === terms.length && terms.every((term) => counts.has(term));
  const sharing = new Set(terms.flatMap((term) => postings.get(term) ?? []));
  // A question in an entry's own words needs no guess at its aim.
  const isVerbatimQuestion = [...sharing].some(isVerbatim);
  const asking = isVerbatimQuestion ? new Map<Aim, number>() : aimsOf(question, newContext);
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
    const narrowed = narrowingOf.get(entry)?.some((term) => !terms.includes(term)) ?? false;
    const fit = narrowed ? narrowedShare : 1;
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
  type Read = ReturnType<typeof read> & { likeness: number };
  const told = (entry: Entry) => likelihood(entry) ?? never;
  const isGood = ({ entry, score, share, likeness }: Read) =>
    (score >= least.score && share >= (titles(entry) ? leastOfTitled : least.share)) ||
    named(entry) >= sureAim ||
    ((topic !== undefined || entry.topic !== 'product') &&
      told(entry) >= sure.likelihood &&
      share >= sure.share) ||
    (likeness >= leastOfSameAim.likeness && score >= leastOfSameAim.score && share >= leastOfSameAim.share);
  const worthBy = ({ entry, share, overlap, isFit }: ReturnType<typeof read>) =>
    (likelihood(entry) ?? unlearned) +
    worths.overlap * overlap +
    worths.share * share +
    (share >= verbatimShare ? worths.verbatim : 0) +
    worths.aims * named(entry) -
    worths.untitled * untitled(entry) +
    (telling.subject !== null && titleOf.get(entry)?.includes(telling.subject) ? worths.titled : 0) -
    (isFit ? 0 : worths.unfit) -
    (topic === undefined && entry.topic === 'product' ? worths.product : 0);
  for (const document of aimed) if (named(document.entry) >= faintAim) sharing.add(document);
  return [...sharing]
    .filter(({ entry }) => topic === undefined || entry.topic === topic)
    .map(read)
    .filter(({ entry, isFit }) => isFit || told(entry) >= likelyThough)
    .map((one) => ({ ...one, worth: worthBy(one) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, topic === undefined ? mostCompared : undefined)
    .map((one) => ({ ...one, likeness: likenessOf(asking, one.entry) }))
    .filter(isGood)
    .map(({ entry, score, share, worth, likeness }) => ({
      entry,
      score,
      share,
      probability: Math.exp(told(entry)),
      worth: worth + worths.likeness * likeness,
    }));
}
