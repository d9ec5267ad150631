import type { Aim } from '../understand/learned/aims.ts';
import { countsOf, titleOf } from './documents.ts';
import { type Entry, textOf } from './entry.ts';
import { type Found, leastOfSubject, lookUp, loose, mostWeighed, untagged } from './look-up.ts';
import { isForLack, lackedIn, needs } from './parts.ts';
import {
  aspects,
  cloths,
  contentOf,
  contentTermsOf,
  foremost,
  goingOn,
  goingOnSubjects,
  removing,
  subjects,
  tellingOf,
} from './telling.ts';
import { termsOf } from './terms.ts';

type Aims = ReadonlyMap<Aim, number>;

const leastOfCarried = 0.05;
const sureAlone = 0.8;
const worthsOfNew = { titled: 3, whole: 6, lacked: 3 } as const;

/** Whether an entry on care works with what the person lacks; one "sin plancha" has it in its title. */
const isInNeed = (entry: Entry, lacked: ReturnType<typeof lackedIn>): boolean =>
  entry.topic === 'care' && !isForLack(lacked, entry.title) && needs(lacked, textOf(entry, 'maya'));

/** Scores a title by the words that are new in a follow-up: "¿y de negro?" */
function worthOfNew(entry: Entry, question: string, before: string): number {
  const said = contentTermsOf(before);
  const fresh = [...new Set(contentTermsOf(question))].filter((term) => !said.includes(term));
  const titled = titleOf(entry);
  const named = fresh.filter((term) => titled.includes(term));
  if (named.length === 0) return 0;
  // "¿y en la de seda?" asks the same of another cloth, and not what silk is.
  const isSameOfCloth =
    fresh.every((term) => cloths.has(term)) && !titled.some((term) => said.includes(term));
  if (isSameOfCloth && said.some((term) => aspects.has(term) || removing.has(term)))
    return -worthsOfNew.titled;
  const isWhole = titled.length > 1 && titled.every((term) => fresh.includes(term) || said.includes(term));
  return (worthsOfNew.titled * named.length) / fresh.length + (isWhole ? worthsOfNew.whole : 0);
}

export type FoundAfter = Found & { isAlone: boolean };

const [cleaning = ''] = termsOf('limpiar');

const aloneLess = [8, 8, 5, 3] as const;

/** The entries for a follow-up, best first: by the question that it goes on with, or by its own words, and by the aim that it has there. */
export function lookUpAfter(asked: string, before: string, count: number, aims: Aims): FoundAfter[] {
  const question = untagged(asked);
  const less = aloneLess[Math.min(contentOf(question), aloneLess.length - 1)] ?? 0;
  const best = new Map<Entry, FoundAfter>();
  const now = termsOf(question);
  const carried = now.some((term) => cloths.has(term))
    ? []
    : termsOf(before).filter((term) => cloths.has(term));
  // "¿y si huele a tabaco?", of the leather that was spoken of
  const isOfCarried = ({ entry, probability }: Found) =>
    probability >= leastOfCarried && titleOf(entry).some((term) => carried.includes(term));
  const weigh = (whole: string, isAlone: boolean) => {
    for (const found of lookUp(whole, mostWeighed, undefined, loose, aims)) {
      const worth =
        found.worth -
        (isAlone
          ? isOfCarried(found)
            ? -worthsOfNew.titled
            : found.probability >= sureAlone
              ? less / 2
              : less
          : 0);
      if (worth > (best.get(found.entry)?.worth ?? Number.NEGATIVE_INFINITY))
        best.set(found.entry, { ...found, worth, isAlone });
    }
  };
  weigh(goingOn(question, before), false);
  if (tellingOf(termsOf(question)).subject === null) weigh(goingOnSubjects(question, before), false);
  weigh(question, true);
  const lacked = lackedIn(question);
  const { subject, aspects: treated } = tellingOf(now);
  const things =
    subject === null && treated.length > 0 && treated.every((term) => term === cleaning)
      ? termsOf(before).filter((term) => subjects.has(term))
      : [];
  // "¿y cómo lo limpio?", of a bag, is not about the washing machine.
  const isOfNone = ({ entry }: Found) =>
    things.length > 0 && !things.some((term) => (countsOf(entry)?.get(term) ?? 0) >= leastOfSubject);
  const faiths = termsOf(before).filter((term) => foremost.has(term));
  const isOfNoFaith = ({ entry }: Found) =>
    entry.topic === 'customs' &&
    faiths.length > 0 &&
    !faiths.some((term) => (countsOf(entry)?.get(term) ?? 0) >= leastOfSubject);
  for (const found of best.values())
    found.worth +=
      worthOfNew(found.entry, question, before) -
      (isInNeed(found.entry, lacked) ? worthsOfNew.lacked : 0) -
      (isOfNone(found) || isOfNoFaith(found) ? worthsOfNew.whole : 0);
  return [...best.values()]
    .filter(({ entry }) => entry.topic !== 'product')
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count);
}
