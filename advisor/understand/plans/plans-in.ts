import { type EventName, eventGroups } from '#contract/events.ts';
import { eventOf } from '#stylist/events/events.ts';
import type { Span } from '../../words/lexicon.ts';
import type { Token } from '../../words/tokens.ts';
import type { Mood } from '../moods.ts';
import type { Plan } from './event-words.ts';

/** The plan of a message, another on the same day, and the demands of the places where they happen. */
export type Plans = {
  plan: Plan | null;
  then: Plan | null;
  /** Whether that other comes first. */
  isThenBefore: boolean;
  demands: Mood[];
  /** Whether the plan is named in passing, which changes none that the conversation knows. */
  isAside: boolean;
};

const isJourney = (event: EventName | null): boolean =>
  event === 'flight' || event === 'airport' || event === 'train-journey' || event === 'boat';

const feasts: ReadonlySet<EventName | null> = new Set<EventName>([
  ...eventGroups.weddings,
  'communion',
  'christening',
  'graduation',
  'birthday',
  'quinceanera',
  'company-party',
]);

/** Every other plan gives way to these. */
export const gravest: ReadonlySet<EventName | null> = new Set<EventName>([
  ...eventGroups.weddings,
  ...eventGroups.ceremonies.filter((event) => event !== 'mass' && event !== 'procession'),
  ...eventGroups.interviews,
  'thesis-defence',
  'first-date',
  'meeting-parents',
  'court',
  'retirement',
]);

/** Less specific than the company or the reason: a meal, a place, a way there. */
const settings: ReadonlySet<EventName | null> = new Set<EventName>([
  'barbecue',
  'beach',
  'brunch',
  'childcare',
  'class',
  'coffee',
  'countryside',
  'cycling',
  'dog-walk',
  'errands',
  'family-meal',
  'gardening',
  'home-day',
  'informal-dinner',
  'manual-work',
  'mass',
  'museum',
  'national-day',
  'paperwork',
  'picnic',
  'pool',
  'road-trip',
  'school-run',
  'shop-shift',
  'shopping',
  'sightseeing',
  'terrace-drinks',
  'work-from-home',
]);

const demandingness = ['sport', 'casual', 'date', 'party', 'work', 'formal'] as const;
const demandOf = ({ occasion }: Plan) => demandingness.indexOf(occasion);

/** Two words that are one plan: an interview in a startup, a wedding on the beach. */
const joins: readonly (readonly [first: RegExp, second: RegExp, event: EventName])[] = [
  [/^(wedding|wedding-family|civil-wedding)$/, /^(beach|pool)$/, 'beach-wedding'],
  [/^interview$/, /^casual-office$/, 'creative-interview'],
  [/^interview$/, /^(site-visit|manual-work)$/, 'trade-interview'],
  [/^interview$/, /^shop-shift$/, 'shop-interview'],
  [/^birthday$/, /^child-birthday$/, 'child-birthday'],
  [/^meeting-parents$/, /^(barbecue|brunch|national-day|picnic|countryside|pool|beach)$/, 'family-meal'],
  [/^dinner-with-friends$/, /^(work-from-home|home-day)$/, 'dinner-with-friends'],
];

const outings: ReadonlySet<EventName | null> = new Set<EventName>([
  'beach',
  'climbing',
  'cycling',
  'football-match',
  'hiking',
  'ice-skating',
  'theme-park',
  'zoo',
]);

function joined(plans: readonly Plan[]): Plan | null {
  const has = (event: RegExp) => plans.find((one) => event.test(one.event ?? ''));
  for (const [first, second, event] of joins) {
    const one = has(first);
    if (one && has(second)) return { ...one, event, purpose: null };
  }
  // A date at the rink dresses for the rink.
  const isDate = plans.some(
    ({ event, purpose }) => event === 'first-date' || (event === null && purpose === 'la cita'),
  );
  const outing = isDate && plans.find(({ event }) => outings.has(event));
  return outing ? { ...outing } : null;
}

const intends =
  /^(para|pa|voy|vamos|ir|tengo|tenemos|toca|salgo|salimos|hay|mejor|es|sera|quedo|quedado|plan|despues|luego|dsp)$/;

const kin = /^(hij|herman|novi|marido|mujer|niet|sobrin|prim[oa]|amig|pareja|espos|chic[oa]$|ahijad)/;
const isKin = (tokens: readonly Token[], at: number): boolean =>
  /^(mi|mis)$/.test(tokens[at]?.text ?? '') && kin.test(tokens[at + 1]?.text ?? '');

/** "mi hija defiende la tesis": the person is a guest. */
const isOfKin = (tokens: readonly Token[]): boolean => tokens.some((_, at) => isKin(tokens, at));
const playing: ReadonlySet<EventName | null> = new Set<EventName>([
  'football',
  'football-match',
  'padel',
  'swimming',
]);
const watching: Plan = { event: 'sideline', occasion: 'casual', purpose: null };
const dinnerWithBoss: Plan = { event: 'business-dinner', occasion: 'work', purpose: 'la cena' };
const atDoctors: ReadonlySet<EventName | null> = new Set<EventName>([
  'doctor',
  'medical-test',
  'physiotherapy',
]);
const companyAtDoctors: Plan = {
  event: 'hospital-visit',
  occasion: 'casual',
  purpose: 'acompañar en el hospital',
};
const guestAtDefence: Plan = { event: 'graduation', occasion: 'formal', purpose: 'acompañar en la defensa' };

const hoursThatTire = 4;
/** The most formality of a place where a date is not dressed up. */
const easyLevel = 0.6;

/** Held indoors, whatever the estate. */
const inEvening: ReadonlySet<EventName | null> = new Set<EventName>(['black-tie', 'evening-wedding']);

/** A wedding in a garden is no garden work, but heels sink there too. */
function demandsOf(event: EventName | null, main: EventName | null): Mood[] {
  const { ground, hoursOnFoot = 0, chores } = eventOf(event) ?? {};
  return [
    ...(ground && ground !== 'pavement' && !inEvening.has(main) ? (['flat-shoes'] as const) : []),
    ...(hoursOnFoot >= hoursThatTire ? (['on-foot'] as const) : []),
    ...(chores && event !== 'gardening' ? (['messy'] as const) : []),
  ];
}

const pet = /^(?:gat[oa]|gatit[oa]|perr[oa]|perrit[oa]|conej[oa]|hamster|loro|canario|periquito|mascota)$/;
const rite = /^(?:funeral|entierro|velorio|velatorio|tanatorio|sepelio|misa|cementerio|luto)$/;
/** "se ha muerto mi gata, y tengo que ir a trabajar" */
export const isOfPet = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => pet.test(text)) && !tokens.some(({ text }) => rite.test(text));

export const isWithin = (span: Pick<Span<Plan>, 'start' | 'end'>, all: readonly Span<Plan>[]): boolean =>
  all.some(({ start, end }) => start <= span.start && end >= span.end && end - start > span.end - span.start);

export function plansIn(tokens: readonly Token[], named: readonly Span<Plan>[], isElsewhere: boolean): Plans {
  // "cena de empresa" is more specific than "cena", and an event more than an occasion.
  const events = named.filter(
    ({ meaning }) => meaning.event !== null && !(isJourney(meaning.event) && isElsewhere),
  );
  const rehearsal = tokens.some(({ text }) => /^ensay/.test(text))
    ? events.find(({ meaning }) => meaning.event === 'dance-class')
    : undefined;
  const said =
    rehearsal ??
    // A wedding after a death is what the clothes are for.
    (events.some(({ meaning }) => meaning.event === 'mourning')
      ? events.find(({ meaning }) => feasts.has(meaning.event))
      : undefined) ??
    events.find(({ meaning }) => gravest.has(meaning.event)) ??
    events.find(({ meaning }) => !settings.has(meaning.event)) ??
    named.find(({ meaning }) => meaning.event === null && /^(party|date|formal)$/.test(meaning.occasion)) ??
    events.find(({ meaning }) => meaning.event !== 'school-run') ??
    events[0] ??
    named.find(({ meaning }) => meaning.occasion !== 'casual') ??
    named.find(({ meaning }) => !isJourney(meaning.event) || !isElsewhere);
  const both = joined(named.map(({ meaning }) => meaning));
  // Of two plans on one day, the look is made for the more demanding.
  const goesOn = tokens.findIndex((token) =>
    /^(luego|despues|directo|directa|derecho|derecha|derechito|dsp|dsps|ademas)$/.test(token.text),
  );
  const another =
    goesOn >= 0 && said && !both
      ? named.find(
          ({ meaning, start, end }) =>
            meaning !== said.meaning &&
            !isWithin({ start, end }, named) &&
            meaning.event !== said.meaning.event &&
            start > goesOn !== said.start > goesOn,
        )
      : undefined;
  const isSecond =
    another !== undefined &&
    said !== undefined &&
    !gravest.has(said.meaning.event) &&
    demandOf(another.meaning) > demandOf(said.meaning);
  const chosen = both ?? (isSecond ? another.meaning : said?.meaning) ?? null;
  const isCompany = tokens.some(({ text }) => /^acompan/.test(text)) && atDoctors.has(chosen?.event ?? null);
  const isWatching =
    playing.has(chosen?.event ?? null) &&
    tokens.some(({ text }, at) => text === 'de' && isKin(tokens, at + 1));
  const isWithBoss = chosen?.purpose === 'la cena' && tokens.some(({ text }) => /^jef[ae]s?$/.test(text));
  const isGuest = chosen?.event === 'thesis-defence' && isOfKin(tokens);
  const plan =
    (isCompany && companyAtDoctors) ||
    (isWatching && watching) ||
    (isWithBoss && dinnerWithBoss) ||
    (isGuest && guestAtDefence) ||
    chosen;
  const then = (isSecond ? said?.meaning : another?.meaning) ?? null;
  const others = named.filter(({ meaning }) => meaning.event !== plan?.event);
  const isVague = plan !== null && (plan.event === null || settings.has(plan.event));
  const isMeant = named.some(
    ({ meaning, start }) =>
      meaning === plan && tokens.slice(Math.max(0, start - 4), start).some(({ text }) => intends.test(text)),
  );
  const isEasy = others.some(
    ({ meaning }) => (eventOf(meaning.event)?.level?.[1] ?? 1) <= easyLevel && meaning !== then,
  );
  const eases = isEasy && (plan?.event === 'first-date' || plan?.event === null);
  const startOf = (one: Plan | null) => named.find(({ meaning }) => meaning === one)?.start ?? 0;
  return {
    plan,
    then,
    isThenBefore: then !== null && startOf(then) < startOf(plan),
    isAside: isVague && !isMeant,
    demands: [
      ...new Set([
        ...others.flatMap(({ meaning }) => demandsOf(meaning.event, plan?.event ?? null)),
        ...(eases ? (['relaxed'] as const) : []),
      ]),
    ],
  };
}
