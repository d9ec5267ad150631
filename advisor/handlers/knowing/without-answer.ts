import { careInGeneral } from '../../knowledge/care-in-general.ts';
import { textOfTitle } from '../../knowledge/entries.ts';
import { type Entry, textOf } from '../../knowledge/entry.ts';
import { lookUp, missingFrom, nearestTo } from '../../knowledge/look-up.ts';
import { leastSure, surenessOf } from '../../knowledge/sureness.ts';
import { goingOn } from '../../knowledge/telling.ts';
import type { Intent } from '../../understand/intents.ts';
import type { Aim } from '../../understand/learned/aims.ts';
import { leadsTo } from '../../understand/learned/intents-learned.ts';
import { quote } from '../../voice/phrase.ts';
import { occurs, type Pattern, patternOf } from '../../words/pattern.ts';
import { tokensOf } from '../../words/tokens.ts';
import { purposeIn } from '../day.ts';
import { dress } from '../dress/dress.ts';
import type { IntentContext, Reply } from '../handler.ts';
import { diagnose } from '../opinions/judge.ts';
import { isOfAnotherField } from './another-field.ts';
import { isTold, mostOfFollowUp } from './answers.ts';
import { continued, tellsMishap } from './asks-knowledge.ts';
import { asksNothing } from './asks-nothing.ts';

/** What helps with most mishaps of a sort, in the order in which they are told: who is wet may be stained too. */
const firstAid: readonly (readonly [Pattern, title: string])[] = [
  [
    patternOf(
      'cremallera|cierre|zipper|ziper * rompio|rompido|romper|rota|roto|atoro|atorada|abrio|salto|revento|estropeo|dano / rompio|rota|roto|romper|revento|salto * cremallera|cierre|zipper|ziper',
    ),
    'Cremallera que se rompe con la prenda puesta',
  ],
  [
    patternOf(
      'me|nos|le [he|ha|han|acaba|acabo] [de] roto|rompio|rompido|romper|rasgo|rasgado|rasgar|rajo|descosio|descosido|descoser|revento|reventado / me|nos|le [ha|acaba] [de] salto|saltado|saltar|solto|soltado [un|una|el|la] boton|tirante|bretel|costura|broche / rasgad~|desgarr~|descosid~|rajad~',
    ),
    'Prenda que se rompe o se descose fuera de casa',
  ],
  [patternOf('mojad~|empapad~|calad~|chorreando|mojadisim~|empape|moje'), 'Ropa mojada y poco tiempo'],
  [
    patternOf('manch~|derram~|salpic~|cayo|caido|cae|caiga|cayera|tire|tira|tiro|volque|vuelco'),
    'Mancha que no sé de qué es',
  ],
];

const asksWear = /\b(?:qu[eé]|q|k) me (?:pongo|visto)\b/i;

function aidFor({ message, box }: IntentContext): string | null {
  // Spelling correction takes "rompió" for "rompí".
  const tokens = tokensOf(message).map((token) => ({ ...token, classes: [] }));
  const [, title = ''] = firstAid.find(([pattern]) => occurs(pattern, tokens)) ?? [];
  return textOfTitle(title, box.advisor);
}

const surelyCare = 0.8;
/** "sintética, me dijo el portero", of the paint that was asked about, is no plan. */
const goesOnWithCare = (context: IntentContext): boolean =>
  continued.has(context.state.topic) && asksOf(context) >= surelyCare;
const ofKnowledge: ReadonlySet<Intent | null> = new Set(['knowledge']);
const asksOf = ({ understood }: IntentContext): number => leadsTo(understood.aims, ofKnowledge);
const ofCare: ReadonlySet<Aim> = new Set(['stain', 'wash', 'iron', 'dry', 'smell']);
const ofKeeping: ReadonlySet<Aim> = new Set([...ofCare, 'store', 'shoe-care', 'repair']);

export async function withoutAnswer(
  context: IntentContext,
  asked: string,
  remember: NonNullable<Reply['remember']>,
): Promise<Reply> {
  const { message, speaker, understood, wardrobe, state, box } = context;
  const { tokens } = understood.reading;
  const isShort = (continued.has(state.topic) && tokens.length <= mostOfFollowUp) || goesOnWithCare(context);
  const isSure = (entry: Entry, question: string) =>
    surenessOf(entry, question, isShort ? state.question : null, understood.aims) >= leastSure;
  const aid = aidFor(context);
  if (aid) return { sentences: [speaker.say('first-aid'), aid], remember };
  const whole = isShort ? goingOn(asked, state.question ?? '') : asked;
  const isOfCare = understood.aim !== null && ofKeeping.has(understood.aim) && asksOf(context) >= surelyCare;
  const general = isOfCare ? careInGeneral(whole) : null;
  if (general) return { sentences: [speaker.say('cares-in-general', general)], remember };
  const dresses = { ...context, understood: { ...understood, intent: 'dress' as const } };
  if (asksWear.test(message) && wardrobe.length > 0 && !tellsMishap(context) && !continued.has(state.topic))
    return dress(dresses);
  // Without an entry, the message may still be a request for an outfit.
  const ranked = understood.ranking.some(({ intent }) => intent === 'dress');
  if (
    understood.slots.occasion &&
    !tellsMishap(context) &&
    !goesOnWithCare(context) &&
    (ranked || state.outfits.length === 0)
  )
    return dress(dresses);
  if (asksNothing(context)) return { sentences: [], isOnlyTold: true };
  const ofDay = state.day.occasion ? `${message} ${purposeIn(state.day)}` : null;
  const [dayly] = ofDay === null ? [] : lookUp(ofDay, 1);
  if (dayly && ofDay !== null && isSure(dayly.entry, ofDay))
    return { sentences: [textOf(dayly.entry, box.advisor)], remember };
  const [nearest] = nearestTo(whole);
  const noMore = { ...remember, answered: state.answered };
  const isOfTold = isShort && state.answered !== null && nearestTo(message).length === 0;
  if (isOfTold || (nearest && isTold(state, nearest.entry.title)))
    return { sentences: [speaker.say('knows-no-more')], remember: noMore };
  if (nearest && isSure(nearest.entry, asked)) {
    const missing = missingFrom(nearest.entry, whole);
    return {
      sentences: [
        missing ? speaker.say('knows-part', { what: quote(missing) }) : speaker.say('knows-nearest'),
        textOf(nearest.entry, box.advisor),
      ],
      remember: { ...remember, answered: nearest.entry.title },
    };
  }
  // "¿puedo llevar la americana de tweed con vaqueros?", which are there to be judged together
  const owned = understood.slots.garments.filter(({ garmentIds }) => garmentIds.length > 0);
  if (owned.length > 1) return diagnose({ ...context, understood: { ...understood, intent: 'diagnose' } });
  if (isOfAnotherField(context))
    return { sentences: [speaker.say('not-my-field')], remember: { asked: null } };
  const [named] = understood.slots.garments;
  const missing = missingFrom(null, asked) ?? named?.text ?? null;
  const isCare = understood.aim !== null && ofCare.has(understood.aim) && understood.slots.fabric === null;
  const line = isCare ? 'knows-none-of-care' : 'knows-none';
  return {
    sentences: [missing ? speaker.say(line, { what: quote(missing) }) : speaker.say('knows-not')],
    remember,
  };
}
