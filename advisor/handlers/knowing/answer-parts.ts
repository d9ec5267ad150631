import { keptWithin } from '../../knowledge/cloth-limits.ts';
import { countsOf, rarity, titleOf } from '../../knowledge/documents.ts';
import { entryCalled } from '../../knowledge/entries.ts';
import { type Entry, type Topic, textOf } from '../../knowledge/entry.ts';
import { leastOfSubject, lookUp } from '../../knowledge/look-up.ts';
import { sentencesOn } from '../../knowledge/parts.ts';
import { leastSure, sureEnough, surenessOf } from '../../knowledge/sureness.ts';
import {
  contentOf,
  contentTermsOf,
  foremost,
  goingOn,
  goingOnSubjects,
  subjects,
  tellingOf,
} from '../../knowledge/telling.ts';
import { termsOf } from '../../knowledge/terms.ts';
import { aimsOf } from '../../understand/learned/shipped.ts';
import { newContext } from '../../understand/learned/situation.ts';
import { type Country, countries } from '../../understand/told/country.ts';
import { onOneLine, type Phrase, quote } from '../../voice/phrase.ts';
import type { IntentContext } from '../handler.ts';
import { type Answer, isTold as isToldBefore } from './answers.ts';
import { continued } from './asks-knowledge.ts';
import { climateTold } from './climate-asked.ts';
import { type Asked, opensQuestion } from './parts-asked.ts';
import { asksPrevention, tellsPrevention } from './preventing.ts';
import { verdictFirst } from './verdict-first.ts';

const mostWeighed = 5;

const speaksOf = (entry: Entry, term: string) => (countsOf(entry)?.get(term) ?? 0) >= leastOfSubject;

const named: ReadonlySet<string> = new Set([
  ...foremost,
  ...termsOf(
    'riguroso rigurosa tie coreano coreana chino japones japonesa indio nigeriano nigeriana copto copta etiope rumano rumana ruso rusa',
  ),
]);

const landOf = (country: Country) => termsOf(country === 'spain' ? 'españa' : country);
const lands: ReadonlySet<string> = new Set(countries.flatMap(landOf));

export function isOfAnother(entry: Entry, question: string, country: Country | null): boolean {
  const terms = termsOf(question);
  const titled = titleOf(entry);
  const isApart = (among: readonly string[]) =>
    among.length > 0 && !among.some((term) => terms.includes(term));
  const ofLands = titled.filter((term) => lands.has(term));
  const isAbroad =
    country !== null && country !== 'america' && !ofLands.some((term) => landOf(country).includes(term));
  return isApart(titled.filter((term) => foremost.has(term))) || (isAbroad && isApart(ofLands));
}

/** Nor what holds for all of a faith, a country or a code. */
export function isInPlace(entry: Entry, question: string, country: Country | null): boolean {
  const asked = termsOf(question).filter((term) => named.has(term));
  return (
    !isOfAnother(entry, question, country) &&
    (asked.length === 0 || asked.some((term) => speaksOf(entry, term)))
  );
}
/** "¿y cómo lo limpio?", of a bag of raffia: an entry that speaks of nothing that was named is on something else. */
export function isOnThing(entry: Entry, question: string, about: string): boolean {
  const asked = termsOf(question);
  if (about === '' || tellingOf(asked).subject !== null) return true;
  if (titleOf(entry).filter((term) => asked.includes(term)).length >= fewestTitled) return true;
  const things = termsOf(about).filter((term) => subjects.has(term));
  return things.length === 0 || things.some((term) => speaksOf(entry, term));
}
const fewestTitled = 2;
/** Beside these, "¿y el vino?" asks of no stain. */
const besideCare: ReadonlySet<Topic | undefined> = new Set([
  'colour',
  'colour-and-face',
  'customs',
  'codes',
  'bodies',
]);

const asksShoes = /(?<!\p{L})(?:qu[eé]|q|con qu[eé]|y los) (?:zapatos?|calzado)/iu;
const namesShoes =
  /(?<!\p{L})(?:mocas[ií]n|zapato|oxford|derb[iy]|sal[oó]n|sandalia|bailarina|alpargata|bot[ií]n)/iu;

function covers(question: string, text: string): boolean {
  const [rarest] = [...contentTermsOf(question)].sort((a, b) => rarity(b) - rarity(a));
  return (
    (asksShoes.test(question) && namesShoes.test(text)) ||
    (rarest !== undefined && sentencesOn(question, text) !== '' && sentencesOn(rarest, text) !== '')
  );
}

/** The sentences of a text that answer a question; empty where that is none or all of it. */
function partOf(question: string, text: string): string {
  const part = sentencesOn(question, text);
  return part === text ? '' : part;
}

const surerBy = 0.15;
const surely = 0.6;
function hasSurer({ question, about }: Asked, title: string, country: Country | null): boolean {
  const own = entryCalled(title);
  const [best] = entriesFor({ question, about }, country, true);
  if (!own || !best || best === own) return false;
  const aims = aimsOf(question, newContext);
  const [sure = 0, whole = 0] = [best, own].map((one) =>
    surenessOf(one, question, about === '' ? null : about, aims),
  );
  return sure >= surely && sure - whole >= surerBy;
}

const asksManner = /(?<!\p{L})(?:cu[aá]nt|c[oó]mo|por qu[eé]|pq|qu[eé] es)/iu;

const ofSpill = /^quitar mancha de (.+?) en /u;
/** An entry on another substance does not answer for an unknown one. */
const isOfSpill = (question: string, entry: Entry): boolean => {
  const [, spilt] = ofSpill.exec(question) ?? [];
  const terms = spilt === undefined ? [] : termsOf(spilt);
  return spilt === undefined || terms.some((term) => speaksOf(entry, term));
};

export function entriesFor(
  { question, about }: Asked,
  country: Country | null,
  isFirst: boolean,
  of?: Topic,
): Entry[] {
  const aims = aimsOf(question, newContext);
  const whole = `${question} ${about}`;
  const isWhole = about === '' || (opensQuestion(question) && tellingOf(termsOf(question)).subject !== null);
  const asked = [
    ...(about === '' ? [] : [goingOn(question, about), goingOnSubjects(question, about)]),
    ...(isWhole ? [question] : []),
  ];
  const least = isFirst && isWhole ? leastSure : sureEnough;
  const found = new Set(asked.flatMap((one) => lookUp(one, mostWeighed)).map(({ entry }) => entry));
  return [...found]
    .filter(
      (entry) => (of ? entry.topic === of : entry.topic !== 'product') && isInPlace(entry, whole, country),
    )
    .map((entry) => ({ entry, sure: surenessOf(entry, question, about === '' ? null : about, aims) }))
    .filter(
      ({ entry, sure }) => sure >= least || (sure >= leastSure && sentencesOn(question, entry.title) !== ''),
    )
    .sort((a, b) => b.sure - a.sure)
    .map(({ entry }) => entry);
}

export const isAnswered = (asked: Asked, topics: RegExp): boolean =>
  topics.test(entriesFor(asked, null, false)[0]?.topic ?? '');

const isOfThing = (question: string) => contentTermsOf(question).some((term) => !vague.has(term));
const vague: ReadonlySet<string> = new Set(
  termsOf(
    'echar echarle pasar pasa hacer poner usar quitar dar mejor primero despues antes igual otro otros otra nota obligar obligan obligarme pueden poder razon verdad',
  ),
);

const mostWords = 9;
const briefly = (question: string) =>
  question
    .replace(/^(?:y|e|o|pero) /i, '')
    .split(/\s+/)
    .slice(0, mostWords)
    .join(' ');

export function answerParts(
  context: IntentContext,
  questions: readonly Asked[],
  whole: Answer | null,
): { sentences: Phrase[]; title: string } | null {
  const { speaker, box, state } = context;
  const before = continued.has(state.topic) ? state.question : null;
  const told: { title: string; text: string }[] = [];
  const sentences: Phrase[] = [];
  const tell = (title: string, text: string) => {
    told.push({ title, text });
    sentences.push([text]);
  };
  const topic = entryCalled(whole?.title ?? '')?.topic;
  const isBesideCare = besideCare.has(topic);
  const isCustom = topic === 'customs' || topic === 'codes';
  for (const [at, asked] of questions.entries()) {
    const { question, about } = asked;
    const air = climateTold(question, about, context);
    if (air) {
      tell(whole?.title ?? '', air);
      continue;
    }
    if (at > 0 && !isOfThing(question) && contentOf(question) < 2) continue;
    const isPrevented = asksPrevention(question) && told.some(({ text }) => tellsPrevention(text));
    const isTold = isPrevented || told.some(({ text }) => covers(question, text));
    if (isTold && (contentOf(question) > 1 || !opensQuestion(question) || !asksManner.test(question)))
      continue;
    const within = (text: string) => keptWithin(`${question} ${about}`, verdictFirst(question, text));
    const isWhole = whole !== null && !told.some(({ title }) => title === whole.title);
    const ofWhole = isWhole ? within(whole.text) : null;
    const isOpen =
      at === 0 &&
      about !== '' &&
      (isCustom || (!(before && about.includes(before)) && tellingOf(termsOf(question)).subject === null));
    if (
      whole &&
      ofWhole &&
      (isOpen || covers(question, whole.text)) &&
      !hasSurer(asked, whole.title, state.country)
    ) {
      tell(whole.title, ofWhole);
      continue;
    }
    const isNow = (entry: Entry) => told.some(({ title }) => title === entry.title);
    const isSaid = (entry: Entry) => isToldBefore(state, entry.title) || isNow(entry);
    const isFirst = at === 0 || ofSpill.test(question);
    const [best, ...others] = entriesFor(asked, state.country, isFirst).filter(
      (one) =>
        isOfSpill(question, one) &&
        isOnThing(one, question, about) &&
        !(isBesideCare && one.topic === 'care'),
    );
    const again = best && isToldBefore(state, best.title) ? partOf(question, textOf(best, box.advisor)) : '';
    if (best && again !== '') {
      tell(best.title, again);
      continue;
    }
    const other =
      best && isNow(best)
        ? undefined
        : others.find((one) => !isSaid(one) && sentencesOn(question, one.title) !== '');
    const entry = best && isSaid(best) ? other : best;
    if (best && !entry) continue;
    const text = entry && within(textOf(entry, box.advisor));
    if (entry && text) tell(entry.title, text);
    else if (at === 0 && whole && ofWhole) tell(whole.title, ofWhole);
    else if (!isTold && isOfThing(question))
      sentences.push(speaker.say('knows-not-part', { what: quote(onOneLine(briefly(question))) }));
  }
  const [first] = told;
  return first ? { sentences, title: first.title } : null;
}
