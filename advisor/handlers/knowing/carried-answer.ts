import { keptWithin, limitsIn } from '../../knowledge/cloth-limits.ts';
import { rarity, titleOf } from '../../knowledge/documents.ts';
import { entries, entryCalled } from '../../knowledge/entries.ts';
import { type Entry, textOf } from '../../knowledge/entry.ts';
import { sentencesForRest, sentencesOn } from '../../knowledge/parts.ts';
import { cloths, contentTermsOf, foremost, goingOn } from '../../knowledge/telling.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext, Reply } from '../handler.ts';
import { entriesFor } from './answer-parts.ts';
import { mostOfFollowUp } from './answers.ts';
import { continued } from './asks-knowledge.ts';
import { asksPrevention, tellsPrevention } from './preventing.ts';

const sameFor = patternOf(
  'vale|sirve|funciona|aplica|hago|es|va [lo] mismo|igual [para|con|en|a] / lo mismo para|con|en|a / tambien|igual quedo|quedaron|esta|estan|huele|huelen|le igual|asi|paso / tambien vale|sirve|funciona [para|con|en]',
);
const notOut = patternOf(
  'si * no|ni sale|salen|va|van|quita|quitan|funciona|sirve|resulta / si sigue|siguen|persiste|queda|quedan [ahi|igual|mancha|algo|la|el] / y si no',
);
const preventions = entries.filter(({ topic, title }) => topic === 'care' && tellsPrevention(title));
const fewestShared = 2;
const mostTold = 160;
const mostOfCustom = 16;
const mostOfPrevention = 20;

export function carriedAnswer(context: IntentContext): Reply | null {
  const { state, understood, message, box, speaker } = context;
  const { tokens } = understood.reading;
  const told = entryCalled(state.answered ?? '');
  const before = state.question;
  if (!continued.has(state.topic) || before === null) return null;
  const isOfFaith = told?.topic === 'customs' && titleOf(told).some((term) => foremost.has(term));
  const passage =
    isOfFaith && message.includes('?') && tokens.length <= mostOfCustom && passageOn(message, context);
  if (passage)
    return {
      sentences: [passage],
      remember: { topic: 'knowledge', asked: null, question: before, answered: told?.title ?? null },
    };
  if (asksPrevention(message) && tokens.length <= mostOfPrevention) return prevented(context, before, told);
  const serving = told?.topic === 'care' ? servingIn(message, textOf(told, box.advisor)) : '';
  if (serving !== '')
    return {
      sentences: [speaker.say('serves-as-is'), serving],
      remember: { topic: 'knowledge', asked: null, question: before, answered: told?.title ?? null },
    };
  if (tokens.length > mostOfFollowUp) return null;
  const question = goingOn(message, before).slice(0, mostTold);
  const remember = { topic: 'knowledge' as const, asked: null, question };
  if (!told) return null;
  if (occurs(sameFor, tokens)) {
    const named = limitsIn(message);
    const isSame = named.length === 0 || named.every((one) => limitsIn(before).includes(one));
    const asked = contentTermsOf(before).filter((term) => !cloths.has(term));
    const shared = ({ title }: Entry) =>
      contentTermsOf(title)
        .filter((term) => asked.includes(term))
        .reduce((sum, term) => sum + rarity(term), 0);
    const topic = told.topic === 'care' ? 'care' : undefined;
    const [found] = entriesFor({ question: message, about: before }, state.country, false, topic).sort(
      (one, other) => shared(other) - shared(one),
    );
    const isOn = found?.topic === told.topic && shared(found) > 0;
    const entry = isOn ? found : isSame ? told : null;
    const [limit] = named;
    if (!entry && !limit) return null;
    if (!entry) return { sentences: [speaker.say('not-same-for-it'), limit?.says], remember };
    const text = keptWithin(message, textOf(entry, box.advisor));
    if (text === null) return null;
    const line = entry === told || isSame ? 'same-for-it' : 'not-same-for-it';
    return {
      sentences: [speaker.say(line), text.replace(/^(?:s[ií]|no)[.,:] /iu, '')],
      remember: { ...remember, answered: entry.title },
    };
  }
  if (told.topic === 'care' && occurs(notOut, tokens)) {
    const rest = sentencesForRest(textOf(told, box.advisor));
    const isHide = limitsIn(question).some(({ named }) => named === 'cuero' || named === 'ante');
    const line = isHide ? 'not-out-of-hide' : 'not-out';
    return {
      sentences: [rest === '' ? speaker.say(line) : rest],
      remember: { ...remember, answered: told.title },
    };
  }
  return null;
}

const having = /(?<!\p{L})(?<!no )tengo (?:solo |s[oó]lo |aqu[ií] )?([^.;?!]+)/iu;
const lacking =
  /(?<!\p{L})(?:no (?:tengo|hay|me queda)|qu[eé] m[aá]s sirve|q mas sirve|solo|s[oó]lo)(?!\p{L})/iu;
/** Names of what an advice calls otherwise. */
const alsoCalled: readonly (readonly [RegExp, string])[] = [
  [
    /(?:jab[oó]n|detergente|l[ií]quido) (?:de|para) (?:lavar )?(?:los )?(?:platos|trastes|loza)|fairy|mistol|lavaloza/iu,
    'lavavajillas',
  ],
  [/desmaquillante/iu, 'micelar'],
  [/f[eé]cula|polvos? de talco/iu, 'talco'],
];

function servingIn(message: string, told: string): string {
  const [, things] = having.exec(message) ?? [];
  if (things === undefined || !lacking.test(message)) return '';
  const named = alsoCalled.reduce((text, [name, called]) => text.replace(name, called), things);
  return (
    named
      .split(/,| y | o | e /iu)
      .map((thing) => sentencesOn(thing, told))
      .find((part) => part !== '') ?? ''
  );
}

function prevented({ message, box }: IntentContext, before: string, told: Entry | undefined): Reply | null {
  const said = contentTermsOf(`${before} ${message}`);
  const worth = ({ title }: Entry) => {
    const shared = [...new Set(contentTermsOf(title))].filter((term) => said.includes(term));
    return shared.length < fewestShared ? 0 : shared.reduce((sum, term) => sum + rarity(term), 0);
  };
  const [known] = preventions.filter((one) => worth(one) > 0).sort((a, b) => worth(b) - worth(a));
  const rest = (told ? textOf(told, box.advisor) : '').split(/(?<=[.?!…]) +/).filter(tellsPrevention);
  const isTold = rest.length > 0;
  const text = isTold || !known ? rest.join(' ') : textOf(known, box.advisor);
  if (text === '') return null;
  return {
    sentences: [text],
    remember: {
      topic: 'knowledge',
      asked: null,
      question: before,
      answered: (isTold ? null : known?.title) ?? told?.title ?? null,
    },
  };
}

function passageOn(question: string, { state, box }: Pick<IntentContext, 'state' | 'box'>): string | null {
  const entry = entryCalled(state.answered ?? '');
  if (!entry) return null;
  const told = textOf(entry, box.advisor);
  const terms = [...new Set(contentTermsOf(question))].sort((a, b) => rarity(b) - rarity(a));
  const [part] = terms.map((term) => sentencesOn(term, told)).filter((one) => one !== '' && one !== told);
  return part ?? null;
}
