import { eventOf } from '#stylist/events/events.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { capitalise } from '#stylist/language/es/grammar.ts';
import { type Day, type DialogueState, shownOf } from '../../state.ts';
import type { Plan } from '../../understand/plans/event-words.ts';
import { dateIn, inWords } from '../../understand/told/dates.ts';
import type { Phrase } from '../../voice/phrase.ts';
import { patternOf } from '../../words/pattern.ts';
import { lineOfNot } from '../acted.ts';
import { dayInput, purposeIn } from '../day.ts';
import type { IntentContext, Reply } from '../handler.ts';
import { lookInput } from '../pointed-at.ts';
import { lookOf } from '../tell-outfit.ts';
import type { Wanted } from '../wishes.ts';
import { plansAtOnce } from './at-once.ts';
import { rememberOutfits } from './remember.ts';

export const oneEach = patternOf(
  'uno|una|look|outfit|conjunto [para] cada [uno|una|cosa|plan] / para cada [uno|una|cosa|plan] / dos looks|outfits|conjuntos|tenidas / cada cosa|plan lo suyo',
);

/** "directo a cenar, sin pasar por casa": nothing can be changed on the way. */
export const unchanged = patternOf(
  'sin pasar por [mi] casa / de ahi|alli|alla [me] vuelo|corro|derecho|derecha|directo|directa|volando|volada / de ahi|alli|alla [me] voy|salgo|vamos|tengo [que] [ir] derecho|derecha|directo|directa|volando|volada|corriendo / no [me] paso|vuelvo|alcanzo|llego|puedo|da|dara|alcanza [tiempo] [a|de|para] [volver|pasar|ir] [a|por] [la|mi] casa / sin cambiar~ / no puedo|podre|da|dara|alcanza|alcanzo|tengo [me] [tiempo] [a|de|para] cambiarme / un|una solo|sola|unico|unica|mismo|misma look|outfit|conjunto|tenida|terno|traje|vestido|ropa / con un|una solo|sola terno|traje|vestido / no [me] da tiempo / valga|sirva|vale|sirve [me] [para] todo|ambas|ambos|las|los|el|dos|cosas / para ambas|ambos / mismo|misma [ropa|outfit|look] para todo|ambas|ambos',
);

const leastShared = 0.12;

/** Whether what suits one plan does not suit the other: sport or dirt, or levels of dress that hardly meet. */
export function areFarApart(one: Pick<Day, 'event' | 'occasion'>, other: Plan): boolean {
  const [a, b] = [eventOf(one.event), eventOf(other.event)];
  if ((one.occasion === 'sport') !== (other.occasion === 'sport')) return true;
  if (!a || !b) return false;
  if ((a.chores ?? false) !== (b.chores ?? false)) return true;
  if (!a.level || !b.level) return false;
  return Math.min(a.level[1], b.level[1]) - Math.max(a.level[0], b.level[0]) < leastShared;
}

/** Sport and chores are not dressed up for: the wish is of the other plan. */
const wishesOf = ({ occasion, event }: Day, { wishes }: Wanted): Wanted['wishes'] =>
  occasion === 'sport' || eventOf(event)?.chores
    ? { ...wishes, moods: wishes.moods.filter((mood) => mood !== 'elegant' && mood !== 'smart-casual') }
    : wishes;

/** "a las nueve oficina y a las ocho cena, apúntame un look para cada una" */
export async function forEachPlan(
  context: IntentContext,
  day: DialogueState['day'],
  wanted: Wanted,
  lead: Phrase | null = null,
): Promise<Reply> {
  const { understood, speaker, box, state } = context;
  const { then, isThenBefore } = understood.slots;
  const other = then ? { ...day, occasion: then.occasion, event: then.event, purpose: then.purpose } : day;
  const days = isThenBefore ? [other, day] : [day, other];
  const made: ComposedOutfit[] = [];
  for (const one of days) {
    const { outfits } = await context.use('composeOutfits', {
      ...dayInput(one, box),
      ...wishesOf(one, wanted),
      notAgain: made.map(({ garmentIds }) => [...garmentIds]),
      count: 1,
    });
    const [outfit] = outfits;
    if (outfit) made.push({ ...outfit, name: `${capitalise(purposeIn(one))}: ${outfit.name}` });
  }
  const [first, second] = made;
  if (!first || !second) return { sentences: [speaker.say('few-garments')], remember: { asked: null } };
  const date = plansAtOnce(context) ? dateIn(understood.reading.tokens, box.today) : null;
  const looks = made.map((outfit, at) => {
    const of = { ...context, state: { ...state, day: days[at] ?? day } };
    return lookInput(of, shownOf(outfit, state.turn));
  });
  const result = date
    ? await context.use('planOutfits', { looks: looks.map((look) => ({ ...look, date })) })
    : null;
  return {
    sentences: [
      lead,
      speaker.say('outfit', { look: lookOf(context, first), for: purposeIn(days[0] ?? day) }),
      speaker.say('outfit', { look: lookOf(context, second), for: purposeIn(days[1] ?? day) }),
      result &&
        date &&
        speaker.say(result.done ? 'planned' : lineOfNot(result.why, 'planned-already'), {
          name: 'los dos',
          day: inWords(date),
        }),
    ],
    outfits: made,
    remember: rememberOutfits(context, made, { topic: 'dress', day, asked: null }, true),
  };
}
