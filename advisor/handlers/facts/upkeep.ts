import { absences, departureWays } from '#contract/vocabulary.ts';
import { joinAnd } from '#stylist/language/es/grammar.ts';
import { inHouse } from '#stylist/language/es/house.ts';
import type { Upkeep } from '../../tools/seen.ts';
import { isMeant } from '../../understand/learned/intents-learned.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { inWords } from '../../understand/told/dates.ts';
import { asksWhere, questionMarks, subjectAsked, type UpkeepSubject } from '../../understand/told/upkeep.ts';
import { about, the, theFirst } from '../../voice/names.ts';
import { onOneLine, type Phrase, title } from '../../voice/phrase.ts';
import type { Token } from '../../words/tokens.ts';
import { tokensOf } from '../../words/tokens.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, withoutWardrobe } from '../handler.ts';
import { listed } from '../listed.ts';
import { counted, euros, mostListed } from './told.ts';
import { agoText } from './wears.ts';

const short = (name: string) => `«${onOneLine(name).slice(0, 60)}»`;
const plainList = (names: readonly string[]) =>
  title(joinAnd(names.length > 5 ? [...names.slice(0, 5), `${names.length - 5} más`] : names));

const wash: IntentHandler = async ({ use, speaker, wardrobe }) => {
  const { due, inLaundry } = await use('seeUpkeep', {});
  const waiting = garmentsByIds(
    wardrobe,
    due.map(({ garmentId }) => garmentId),
  );
  const washed = garmentsByIds(
    wardrobe,
    inLaundry.map(({ garmentId }) => garmentId),
  );
  return {
    sentences: [
      waiting.length > 0
        ? speaker.say('wash-due', { list: theFirst(waiting, mostListed) })
        : speaker.say('wash-due-none'),
      washed.length > 0 && speaker.say('wash-basket', { list: listed(washed) }),
    ],
    garmentIds: [...waiting, ...washed].map(({ id }) => id),
    remember: { asked: null, focus: waiting.slice(0, 20).map(({ id }) => id) },
  };
};

const reasonWords = {
  lent: /\bprest|\btienen? (?:otr|alguien|los demás|mis? )/,
  repair: /\b(?:zapatero|modista|costurera|sastre|tintorer[ií]a|tinte|arregl)/,
  stored: /\b(?:trastero|altillo|guardad|caja|canap)/,
} as const;

type Away = Upkeep['away'][number];

const byWhom: Readonly<Record<Away['why'], (place: string) => string>> = {
  lent: (place) => (place ? `, que tiene ${place}` : ', en préstamo'),
  stored: (place) => (place ? `, en ${place}` : ', en su caja'),
  repair: (place) => (place ? `, en arreglos (${place})` : ', en arreglos'),
};

const whereOf = ({ why, place, until }: Away): string =>
  `${byWhom[why](onOneLine(place))}${until === null ? '' : ` hasta el ${inWords(until)}`}`;

const mostAway = 5;

const plainWords = (text: string): string =>
  ` ${tokensOf(text)
    .map((token) => token.text)
    .join(' ')} `;

/** Pieces that the question is of, and those that are told beside it: "¿he prestado algo? Me falta la bufanda". */
function piecesAsked({ message, understood: { slots } }: IntentContext) {
  const question = plainWords(message.match(questionMarks)?.join(' ') ?? message);
  const isAsked = ({ text }: GarmentReference) => question.includes(plainWords(text));
  const idsOf = (references: readonly GarmentReference[]) =>
    references.flatMap(({ garmentIds }) => garmentIds);
  return {
    named: idsOf(slots.garments.filter(isAsked)),
    besides: idsOf(slots.garments.filter((one) => !isAsked(one))),
  };
}

const away: IntentHandler = async (context) => {
  const { use, speaker, wardrobe, understood } = context;
  const { away: out, elsewhere, inLaundry } = await use('seeUpkeep', {});
  const { named, besides } = piecesAsked(context);
  const isOut = (id: string) => out.some(({ garmentId }) => garmentId === id);
  const atHome = garmentsByIds(
    wardrobe,
    besides.filter((id) => !isOut(id)),
  );
  const missed = atHome.length > 0 && speaker.say('not-away', { list: listed(atHome) });
  const meant = out.filter(({ garmentId }) => named.length === 0 || named.includes(garmentId));
  const asked = absences.filter((why) => reasonWords[why].test(understood.reading.text.toLowerCase()));
  const only = asked.length > 0 ? meant.filter(({ why }) => asked.includes(why)) : meant;
  const inHouses = elsewhere
    .filter(({ garmentId }) => named.includes(garmentId) && !out.some((one) => one.garmentId === garmentId))
    .map(({ garmentId, house }) => ({ garmentId, where: `, ${inHouse(onOneLine(house))}` }));
  const places = [
    ...(only.length > 0 ? only : meant).map((one) => ({ garmentId: one.garmentId, where: whereOf(one) })),
    ...inHouses,
  ];
  const told = places.flatMap(({ garmentId, where }) => {
    const garment = wardrobe.find(({ id }) => id === garmentId);
    return garment ? [{ garment, where }] : [];
  });
  if (told.length === 0) {
    const owned = garmentsByIds(wardrobe, named);
    const washed = owned.filter((one) => inLaundry.some(({ garmentId }) => garmentId === one.id));
    const atHand = owned.filter((one) => !washed.includes(one));
    const [only] = atHand;
    const isSought = only !== undefined && atHand.length === 1 && seeking.test(understood.reading.text);
    return {
      sentences: [
        washed.length > 0 && speaker.say('wash-list', { list: listed(washed) }),
        atHand.length > 0 &&
          speaker.say(asksWhereabouts(context) ? 'at-hand' : 'not-away', { list: listed(atHand) }),
        owned.length === 0 && speaker.say('away-none'),
        isSought && only.lastWornDaysAgo !== null
          ? speaker.say('last-worn', { days: agoText(only.lastWornDaysAgo), list: the(only) })
          : isSought && speaker.say('look-around'),
        missed,
      ],
      garmentIds: [...named, ...atHome.map(({ id }) => id)],
      // "ay, que lo tiene mi hermana" goes on with it.
      remember: { asked: null, ...(named.length > 0 && { focus: named.slice(0, 20) }) },
    };
  }
  const garments = told.map(({ garment }) => garment);
  const washed = garmentsByIds(
    wardrobe,
    named.length === 0 ? inLaundry.map(({ garmentId }) => garmentId) : [],
  );
  const some = told.slice(0, mostAway).map(({ garment, where }) => `${the(garment).text}${where}`);
  const rest = told.length - some.length;
  const text = `${some.join('; ')}${rest > 0 ? `; y ${rest} más` : ''}`;
  return {
    sentences: [
      speaker.say('away-list', { list: about(garments, text) }),
      washed.length > 0 && asked.length === 0 && speaker.say('wash-basket', { list: listed(washed) }),
      missed,
    ],
    garmentIds: garments.map(({ id }) => id),
    remember: { asked: null, focus: garments.slice(0, 20).map(({ id }) => id) },
  };
};

const seeking = /\b(buscando|encuentro|veo|hallo|aparecen?|busc\w+|falta)\b/i;

const waysOf = {
  sold: /\bvend/,
  donated: /\bdon/,
  given: /\bregal/,
  discarded: /\b(?:tir|bot)(?:e|ado|ada)/,
} as const;
const wayWords = {
  sold: 'vendida',
  given: 'regalada',
  donated: 'donada',
  discarded: 'desechada',
} as const;

const departed: IntentHandler = async ({ use, speaker, understood, box, state }) => {
  const words = understood.reading.tokens.map(({ text }) => text).join(' ');
  const how = departureWays.find((way) => waysOf[way].test(words));
  const year = /\best[ea] ano\b/.test(words) ? String(box.today.year) : '';
  const all = (await use('seeUpkeep', {})).departed;
  const gone = all.filter((one) => (how === undefined || one.how === how) && one.day.startsWith(year));
  // Sales in the same message are stored only with its answer.
  const isKnown = (name: string) => gone.some((one) => one.name === name);
  const justNow = state.deeds.flatMap((deed) =>
    deed.departed
      ? garmentsByIds(box.wardrobe ?? [], deed.garmentIds)
          .filter(({ name }) => !isKnown(name))
          .map(({ name }) => ({ name, euros: deed.euros }))
      : [],
  );
  if (gone.length + justNow.length === 0)
    return { sentences: [speaker.say('departed-none')], remember: { asked: null } };
  const received =
    gone.reduce((sum, one) => sum + (one.receivedEuros ?? 0), 0) +
    justNow.reduce((sum, { euros: price }) => sum + (price ?? 0), 0);
  const names = [
    ...gone.map((one) => (how ? short(one.name) : `${short(one.name)} (${wayWords[one.how]})`)),
    ...justNow.map(({ name }) => short(name)),
  ];
  return {
    sentences: [
      speaker.say('departed-list', { list: plainList(names) }),
      received > 0 && speaker.say('departed-received', { euros: euros.format(received) }),
    ],
    remember: { asked: null },
  };
};

const budget: IntentHandler = async ({ use, speaker, understood, box }) => {
  const { limits, spent } = await use('seeSpending', {});
  if (spent.year === 0 && box.prices.size === 0)
    return { sentences: [speaker.say('budget-unknown')], remember: { asked: null } };
  const ofYear = /\bano\b/.test(understood.reading.tokens.map(({ text }) => text).join(' '));
  const period = ofYear || limits.month === null ? 'year' : 'month';
  const limit = limits[ofYear ? 'year' : period];
  if (limit === null)
    return {
      sentences: [
        speaker.say('budget-none', { month: euros.format(spent.month), year: euros.format(spent.year) }),
        speaker.say('budget-counted'),
      ],
      remember: { asked: null },
    };
  const left = limit - spent[period];
  return {
    sentences: [
      speaker.say(left >= 0 ? 'budget-left' : 'budget-over', {
        euros: euros.format(Math.abs(left)),
        limit: euros.format(limit),
        period: period === 'month' ? 'este mes' : 'este año',
      }),
      speaker.say('budget-counted'),
    ],
    remember: { asked: null },
  };
};

const boards: IntentHandler = async ({ use, speaker }) => {
  const { inspirations, boards: all } = await use('seeInspirations', {});
  if (inspirations.length + all.length === 0)
    return { sentences: [speaker.say('boards-none')], remember: { asked: null } };
  return {
    sentences: [
      all.length > 0 && speaker.say('boards-list', { list: plainList(all.map(({ name }) => short(name))) }),
      inspirations.length > 0 &&
        speaker.say('inspirations-list', { list: plainList(inspirations.map(({ name }) => short(name))) }),
    ],
    remember: { asked: null },
  };
};

const tellers: Readonly<Record<UpkeepSubject, IntentHandler>> = { wash, away, departed, budget, boards };

/** "el par de derbis" */
const isPair = (tokens: readonly Token[], start: number): boolean =>
  tokens[start - 1]?.text === 'de' && tokens[start - 2]?.text === 'par';

/** Asks where a named piece is, or whether it is clean. */
export const asksWhereabouts = ({ understood, box, message }: IntentContext): boolean => {
  const { slots, reading } = understood;
  const named = slots.garments.filter(({ garmentIds }) => garmentIds.length > 0);
  return (
    box.wardrobe !== null &&
    (/[?¿]/.test(message) || understood.onlyAsks || seeking.test(message)) &&
    named.length > 0 &&
    named.every(
      ({ garmentIds, points, start }) =>
        (points !== 'any' || isPair(reading.tokens, start)) && garmentIds.length <= mostSought,
    ) &&
    asksWhere(reading.tokens)
  );
};
const mostSought = 2;

export const asksUpkeep = ({ understood, state, box }: IntentContext): boolean =>
  box.wardrobe !== null &&
  !isMeant(understood.aims, 'outfits-saved', 'save', 'premium-cancel', 'store') &&
  // "el palazzo lo tengo en la modista, ¿qué otra cosa?"
  !(state.outfits.length > 0 && isMeant(understood.aims, 'ask-swap', 'another')) &&
  !(understood.intent === 'plans' && understood.aim === 'plan-delete') &&
  !(understood.intent === 'mark' && !understood.onlyAsks && understood.slots.garments.length > 0) &&
  subjectAsked(understood.reading.tokens) !== null;

export const tellUpkeep: IntentHandler = async (context) => {
  const subject = asksWhereabouts(context) ? 'away' : subjectAsked(context.understood.reading.tokens);
  const none = subject === 'wash' || subject === 'away' ? withoutWardrobe(context) : null;
  if (none !== null || subject === null) return { sentences: [none], remember: { asked: null } };
  return tellers[subject](context);
};

const outfitCount = counted('outfit nuevo', 'outfits nuevos');

/** Of all that is wished for, what would add most and what is owned already. */
export async function weighWishes({
  use,
  speaker,
}: IntentContext): Promise<{ names: string[]; told: Phrase[] }> {
  const { wishes } = await use('seeSpending', {});
  const [best] = wishes.toSorted((a, b) => b.outfits - a.outfits);
  const alike = wishes.find(({ alikeName }) => alikeName !== null);
  return {
    names: wishes.map(({ name }) => name),
    told: [
      ...(best && best.outfits > 0
        ? [speaker.say('wish-best', { wish: title(short(best.name)), count: outfitCount(best.outfits) })]
        : []),
      ...(alike?.alikeName
        ? [
            speaker.say('wish-alike', {
              wish: title(short(alike.name)),
              owned: title(short(alike.alikeName)),
            }),
          ]
        : []),
    ],
  };
}
