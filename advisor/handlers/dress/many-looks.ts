import type { EventName } from '#contract/events.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { capitalise } from '#stylist/language/es/grammar.ts';
import type { Day } from '../../state.ts';
import { plansListed } from '../../understand/another-plan.ts';
import { numberOf } from '../../understand/numbers.ts';
import { datesIn } from '../../understand/told/dates.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { purposeIn } from '../day.ts';
import type { IntentContext, Reply } from '../handler.ts';
import { lookOf } from '../tell-outfit.ts';
import type { Wanted } from '../wishes.ts';
import { unchanged } from './each-plan.ts';
import { outfitsOfDays, unrepeatedIn } from './outfits-of-days.ts';
import { rememberOutfits } from './remember.ts';

const looks = new Set(
  'forma formas manera maneras modos look looks outfit outfits conjunto conjuntos opcion opciones propuesta propuestas idea ideas modelito modelitos combinacion combinaciones pinta pintas tenida tenidas'.split(
    ' ',
  ),
);
const making = /^(?:arma|haz|hace|dame|deme|saca|pon|prepara|monta|busca|dime)/;
const most = 5;

export function outfitsAsked({ understood }: IntentContext): number | null {
  const { tokens } = understood.reading;
  const at = tokens.findIndex(({ text }) => looks.has(text));
  const near = at < 0 ? [] : tokens.slice(Math.max(0, at - 2), at);
  const [count] = near.flatMap((token) => numberOf(token) ?? []);
  return count !== undefined && count >= 2 ? Math.min(most, Math.round(count)) : null;
}

function madeOf({ understood }: IntentContext): number | null {
  const { tokens } = understood.reading;
  const counts = tokens.flatMap(({ text }, at) => {
    if (!making.test(text)) return [];
    const next = /^l[oa]s$/.test(tokens[at + 1]?.text ?? '') ? tokens[at + 2] : tokens[at + 1];
    return numberOf(next) ?? [];
  });
  return counts.find((count) => count >= 2 && count <= most) ?? null;
}

const oneAndAnother = patternOf(
  'una|uno para|pa * * y otra|otro para|pa / un|una look|outfit|conjunto|pinta para * * y otro|otra para|pa',
);
const taking = patternOf('que|q me llevo|meto|empaco / que|q meto|empaco');
const sequel = patternOf('luego|despues|dsp');
const leastTaken = 3;
const settings: ReadonlySet<EventName | null> = new Set<EventName>([
  'countryside',
  'sightseeing',
  'home-day',
]);
const ofDays = patternOf(
  'dame|deme|arma~|prepara~|haz~|saca~|pon~|necesito|quiero|busco|ropa|looks|outfits|conjuntos|modelos * * dias / que|q [me] pongo|llevo|visto * * dias / dias * * sin repetir',
);

export function daysAsked(context: IntentContext): number | null {
  const { slots, reading } = context.understood;
  const { days, place } = slots;
  if (days === null || days < 2 || place !== null || !occurs(ofDays, reading.tokens)) return null;
  return datesIn(reading.tokens, context.box.today).length > 1 ? null : Math.min(most, days);
}

export function plansAsked(context: IntentContext, day: Day): Day[] | null {
  const { understood, message } = context;
  const asked = outfitsAsked(context) ?? madeOf(context);
  const { tokens } = understood.reading;
  const isPaired = occurs(oneAndAnother, tokens);
  const isTrip = understood.slots.place !== null || (understood.slots.days ?? 0) > 1;
  const takes = occurs(taking, tokens) && !occurs(sequel, tokens) && !isTrip;
  if ((asked === null && !isPaired && !takes) || occurs(unchanged, tokens)) return null;
  const all = plansListed(message);
  const listed = takes && all.length > leastTaken ? all.filter(({ event }) => !settings.has(event)) : all;
  const isAll =
    asked === null ? (takes ? listed.length >= leastTaken : listed.length === 2) : listed.length === asked;
  return isAll ? listed.slice(0, most).map((plan) => ({ ...day, ...plan })) : null;
}

export const isOneAfterAnother = (context: IntentContext): boolean =>
  daysAsked(context) !== null || unrepeatedIn(context.understood.reading.tokens).length > 0;

export async function forPlans(
  context: IntentContext,
  days: readonly Day[],
  { wishes }: Wanted,
): Promise<Reply | null> {
  const { speaker } = context;
  const made = (await outfitsOfDays(context, days, wishes)).map((outfit, at) => {
    const day = days[at];
    return outfit && day ? { ...outfit, name: `${capitalise(purposeIn(day))}: ${outfit.name}` } : null;
  });
  const outfits = made.flatMap((one): ComposedOutfit[] => (one ? [one] : []));
  const [first] = days;
  if (outfits.length < 2 || !first) return null;
  return {
    sentences: made.map((outfit, at) => {
      const day = days[at];
      return outfit && day && speaker.say('outfit', { look: lookOf(context, outfit), for: purposeIn(day) });
    }),
    outfits,
    remember: rememberOutfits(context, outfits, { topic: 'dress', day: first, wishes, asked: null }, true),
  };
}
