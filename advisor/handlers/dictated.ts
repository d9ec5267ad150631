import type { ComposedOutfit } from '#stylist/generate.ts';
import { joinAnd } from '#stylist/language/es/grammar.ts';
import { whatBreaks } from '#stylist/requests/what-breaks.ts';
import { needsTop, slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { noDay, shownOf } from '../state.ts';
import { garmentsAllowed } from '../understand/garments/find-garments.ts';
import { isMeant, tellsWear } from '../understand/learned/intents-learned.ts';
import type { GarmentReference } from '../understand/slots.ts';
import { datesIn, daysToFile, inWords, isEveryWeek } from '../understand/told/dates.ts';
import { inOrder, theFirst, theList } from '../voice/names.ts';
import { onOneLine, title } from '../voice/phrase.ts';
import { occurs, patternOf } from '../words/pattern.ts';
import { tokensOf } from '../words/tokens.ts';
import { lineOfNot } from './acted.ts';
import { dayInput, dayWith } from './day.ts';
import { rememberOutfits } from './dress/remember.ts';
import { garmentsByIds, type IntentContext, type Reply } from './handler.ts';
import { toWash } from './marks.ts';
import { nameGiven } from './name-given.ts';
import { calledBesides, lookInput } from './pointed-at.ts';
import { unownedText } from './wishes.ts';

type Dictated = {
  dates: readonly string[];
  references: readonly GarmentReference[];
  /** "igual pero con …": what the part before said stays. */
  goesOn: boolean;
};

type Heard = Pick<IntentContext, 'understood' | 'state' | 'box' | 'wardrobe'>;

const filing = /^(guard|apunt|anot|agend|calendari|plane|planif|program|reserv)/;
const puttingOn = /^(pon|ponme|poneme|deja|dejame|voy|vamos|ire|llevo|llevare|pondre|usare|lleva)$/;
/** "Mañana: americana azul marino, pantalón gris y mocasines" */
const listing =
  /^\s*(?:y )?(?:para )?(?:el |pasado )?(?:hoy|mañana|manana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\s*:/i;
const pointing = /^(est[ea]|es[ea]|est[oa]s|es[oa]s|primer[oa]?|segund[oa]|ultim[oa])$/;
const before = patternOf(
  'pasado|pasada|lunes|martes|miercoles|jueves|viernes|sabado|domingo lleve|use|puse / me puse|lleve / he llevado|usado|puesto / hoy|ayer|anoche lleve|use|puse|traje',
);
const likewise = patternOf('lo|el|la mismo|misma / igual|idem');
const fewest = 2;
const surelyWorn = 0.5;

const isAwaiting = ({ asked }: Heard['state']): boolean => asked?.what === 'garments' && asked.on === 'keep';

const awaited = (state: Heard['state']): string | null => (isAwaiting(state) ? state.date : null);

/** The garments of a message by the days that it names, whether before or after them. */
function partsOf(heard: Heard): Dictated[] {
  const { understood, box } = heard;
  const { tokens } = understood.reading;
  const name = nameGiven(understood.reading.text);
  const text = understood.reading.text;
  const from = name === null ? tokens.length : tokensOf(text.slice(0, text.lastIndexOf(name))).length;
  const isOfName = (at: number) => name !== null && at >= from && at < from + tokensOf(name).length;
  const nameEnd = name === null ? -1 : from + tokensOf(name).length;
  // "con el nombre Lunes sin ganas: jersey …" refuses no jumper.
  const isAfterName = (start: number) => start === nameEnd || start === nameEnd + 1;
  const said = understood.slots.garments.filter(
    ({ wanted, start }) => wanted || (name !== null && isAfterName(start)),
  );
  const references = [...said, ...calledBesides(heard.understood, heard.wardrobe)].sort(
    (a, b) => a.start - b.start,
  );
  const days = daysToFile(tokens, box.today).filter(({ at }) => !isOfName(at));
  const groups: { dates: string[]; at: number }[] = [];
  for (const { date, at } of days) {
    const last = groups.at(-1);
    const isApart =
      !last ||
      references.some(({ start }) => start > last.at && start < at) ||
      occurs(likewise, tokens.slice(last.at, at));
    if (isApart) groups.push({ dates: [date], at });
    else if (!last.dates.includes(date)) last.dates.push(date);
  }
  if (groups.length === 0)
    return [
      { dates: awaited(heard.state) ? [awaited(heard.state) as string] : [], references, goesOn: false },
    ];
  const isDayFirst = (references[0]?.start ?? 0) > (groups[0]?.at ?? 0);
  return groups.map(({ dates, at }, index) => {
    const from = isDayFirst ? at : (groups[index - 1]?.at ?? -1);
    const isLast = index === groups.length - 1;
    const to = isDayFirst ? (groups[index + 1]?.at ?? tokens.length) : isLast ? tokens.length : at;
    return {
      dates,
      references: references.filter(({ start }) => start > from && start < to),
      goesOn: index > 0 && occurs(likewise, tokens.slice(Math.max(0, from), to)),
    };
  });
}

const owned = ({ references }: Dictated) => references.filter(({ garmentIds }) => garmentIds.length > 0);
/** Without "y dígame qué zapatos". */
const pieces = (part: Dictated) =>
  owned(part).filter(({ points, garmentIds }) => points !== 'any' || garmentIds.length <= mostMeant);
const placesOf = (one: GarmentReference) => one.kinds[0] && slotsOfKind[one.kinds[0]][0];

const movesFirst = ({ understood: { slots, reading }, box }: Heard): boolean => {
  const start = slots.garments[0]?.start ?? 0;
  const opening = reading.tokens.slice(0, start);
  return (
    opening.slice(0, 3).some(({ text }) => /^(pasa|pasar|mueve|mover|cambia|intercambia)/.test(text)) &&
    new Set(datesIn(opening, box.today).map(({ date }) => date)).size > 1
  );
};

const namesPiece = ({ understood }: Heard): boolean =>
  understood.slots.garments.some(
    ({ wanted, garmentIds, points }) =>
      wanted && garmentIds.length > 0 && (points !== 'any' || garmentIds.length <= mostMeant),
  );
const mostMeant = 4;

const isJudging = ({ understood }: Heard): boolean =>
  /[?¿]/.test(understood.reading.text) &&
  (understood.intent === 'diagnose' || understood.intent === 'compare');

/** "agéndame para el lunes el terno gris con camisa blanca": pieces that make an outfit, to be filed as they are. */
export function dictates(heard: Heard): boolean {
  const { understood, state, box } = heard;
  const { tokens } = understood.reading;
  if (understood.onlyAsks || box.act === null || occurs(before, tokens) || movesFirst(heard)) return false;
  if (!namesPiece(heard)) return false;
  // "…, y la camisa blanca a lavar" is another request.
  if (occurs(toWash, tokens)) return false;
  const isNamed = nameGiven(understood.reading.text) !== null;
  if (!isNamed && isMeant(understood.aims, 'wash-put', 'wash-done', 'favourite', 'pack', 'pack-change'))
    return false;
  const goesOn = state.acted === 'keep' && state.planned !== null && tokens[0]?.text === 'y';
  if (!goesOn && tellsWear(understood.aims) >= surelyWorn) return false;
  const parts = partsOf(heard);
  const [first] = parts;
  const isDated = first !== undefined && first.dates.length > 0;
  const files = tokens.some(({ text }) => filing.test(text));
  const puts =
    isDated &&
    (goesOn ||
      isMeant(understood.aims, 'plan-day') ||
      listing.test(understood.reading.text) ||
      tokens.slice(0, 6).some(({ text }) => puttingOn.test(text)));
  if (!files && isJudging(heard)) return false;
  const instead = isAwaiting(state) && !/[?¿]/.test(understood.reading.text);
  if (!(files || puts || instead) || !first) return false;
  const isOfTable =
    state.outfits.length > 0 &&
    tokens.some(({ text }) => pointing.test(text) || (filing.test(text) && /l[oa]s?$/.test(text)));
  const places = new Set(owned(first).map(placesOf));
  return (
    !isOfTable &&
    places.size >= (instead ? 1 : fewest) &&
    parts.every((one) => one.goesOn || owned(one).length > 0)
  );
}

/** Exactly these pieces, and what else an outfit needs. */
async function composed(
  context: IntentContext,
  part: Dictated,
  same: readonly string[],
): Promise<ComposedOutfit | undefined> {
  const { wardrobe, understood, box } = context;
  const said = pieces(part);
  const places = new Set(said.map(placesOf));
  const kept = garmentsByIds(wardrobe, same)
    .filter(({ kind }) => !places.has(slotsOfKind[kind][0]))
    .map(({ id }) => id);
  const lists = said.map(({ garmentIds }) => garmentIds.slice(0, 4));
  const mustInclude = [...new Set([...kept, ...lists.flatMap((ids) => (ids.length === 1 ? ids : []))])];
  const oneOfEach = lists.filter((ids) => ids.length > 1 && !ids.some((id) => mustInclude.includes(id)));
  const named = [...mustInclude, ...oneOfEach.flat()];
  const isShod = garmentsByIds(wardrobe, named).some(({ category }) => category === 'shoes');
  const taken = new Set(garmentsByIds(wardrobe, named).map(({ kind }) => slotsOfKind[kind][0]));
  const isWhole = taken.has('onePiece');
  const isSuit = garmentsByIds(wardrobe, named).some(({ kind }) => needsTop(kind));
  const fits = (one: Garment) => {
    const [slot] = slotsOfKind[one.kind];
    if (!isAtHand(one) || slot === undefined || taken.has(slot)) return false;
    const isBelow = slot === 'base' || slot === 'bottom';
    return (one.category === 'shoes' && !isShod) || (isBelow && (isSuit ? one.kind === 'shirt' : !isWhole));
  };
  const rest = wardrobe.filter(fits);
  const told = dayInput(dayWith(noDay, understood.slots, box), box);
  const holdsAll = ({ garmentIds }: ComposedOutfit) =>
    lists.every((ids) => ids.some((id) => garmentIds.includes(id)));
  // Exactly these are worn, whatever the plan would ask for.
  for (const day of [told, { ...told, occasion: 'casual' as const, event: null }]) {
    const { outfits } = await context.use('composeOutfits', {
      ...day,
      mustInclude: mustInclude.slice(0, 8),
      oneOfEach: oneOfEach.slice(0, 4),
      among: [...named, ...rest.map(({ id }) => id)].slice(0, 400),
      count: 1,
    });
    const [outfit] = outfits;
    if (outfit && holdsAll(outfit)) return outfit;
  }
  const { outfits } = await context.use('composeOutfits', {
    ...told,
    mustInclude: exactIds(said),
    exactly: true,
    count: 1,
  });
  return outfits[0];
}

const exactIds = (said: readonly GarmentReference[]): string[] =>
  [...new Set(said.flatMap(({ garmentIds }) => garmentIds.slice(0, 1)))].slice(0, 10);

/** Two of the pieces cannot be worn at once: one of them is to leave. */
function clashOf(context: IntentContext, part: Dictated): Reply | null {
  const { wardrobe, speaker, state, message } = context;
  const ids = exactIds(owned(part));
  const [clash] = whatBreaks(garmentsByIds(wardrobe, ids), { byHand: true });
  if (!clash) return null;
  return {
    sentences: [speaker.say('file-clash', { list: theList(garmentsByIds(wardrobe, clash.garmentIds)) })],
    garmentIds: ids,
    remember: {
      topic: 'keep',
      asked: { what: 'garments', on: 'keep' },
      date: part.dates[0] ?? null,
      outfits: [],
      named: nameGiven(message),
      wishes: { ...state.always, mustInclude: ids.filter((id) => !clash.garmentIds.includes(id)) },
    },
  };
}

/** Files the dictated outfits; null where nothing can be made of them. */
export async function fileDictated(context: IntentContext): Promise<Reply | null> {
  const { speaker, understood, box, state, message } = context;
  const parts = partsOf(context);
  const lacking = understood.slots.garments.filter(
    (one) => one.wanted && one.garmentIds.length === 0 && one.kinds.length > 0,
  );
  const [part] = parts;
  if (lacking.length > 0 && part) {
    const ids = owned(part).flatMap(({ garmentIds }) => garmentIds.slice(0, 1));
    const [absent] = lacking;
    const near = garmentsByIds(
      context.wardrobe,
      absent
        ? garmentsAllowed(context.wardrobe, {
            ...absent,
            colours: [],
            fabric: null,
            pattern: null,
            item: null,
          })
        : [],
    );
    return {
      sentences: [
        speaker.say('file-lacks', { what: unownedText(lacking) }),
        near.length > 0 && speaker.say('file-near', { list: theFirst(near, mostMeant) }),
      ],
      garmentIds: ids,
      remember: {
        topic: 'keep',
        asked: { what: 'garments', on: 'keep' },
        date: part.dates[0] ?? null,
        outfits: [],
        focus: near.slice(0, 20).map(({ id }) => id),
        named: nameGiven(message),
        wishes: { ...state.always, mustInclude: [...new Set(ids)] },
      },
    };
  }
  const made: { dates: readonly string[]; outfit: ComposedOutfit }[] = [];
  for (const part of parts) {
    const outfit = await composed(
      context,
      part,
      part.goesOn
        ? (made.at(-1)?.outfit.garmentIds ?? [])
        : isAwaiting(state)
          ? state.wishes.mustInclude
          : [],
    );
    if (!outfit) return clashOf(context, part);
    made.push({ dates: part.dates, outfit });
  }
  const given = parts.length === 1 ? nameGiven(message) : null;
  const name = given ?? (isAwaiting(state) ? state.named : null);
  const day = dayWith(noDay, understood.slots, box);
  const looks = made.flatMap(({ dates, outfit }) => {
    const look = {
      ...lookInput({ ...context, state: { ...state, day } }, shownOf(outfit, state.turn)),
      ...(name !== null && { name }),
    };
    const days: readonly (string | null)[] = dates.length > 0 ? dates : [null];
    return days.map((date) => ({ look, date }));
  });
  const dated = looks.flatMap(({ look, date }) => (date === null ? [] : [{ ...look, date }]));
  const isPlanned = dated.length > 0;
  const result = isPlanned
    ? await context.use('planOutfits', { looks: dated.slice(0, 7) })
    : await context.use('keepOutfits', {
        looks: looks.map(({ look }) => look).slice(0, 7),
        named: name !== null,
      });
  const outfits = made.map(({ outfit }) => (name === null ? outfit : { ...outfit, name }));
  const named = new Set([
    ...parts.flatMap((one) => pieces(one).flatMap(({ garmentIds }) => garmentIds)),
    ...(isAwaiting(state) ? state.wishes.mustInclude : []),
  ]);
  const added = garmentsByIds(
    context.wardrobe,
    made.length === 1 ? (made[0]?.outfit.garmentIds ?? []).filter((id) => !named.has(id)) : [],
  );
  return {
    sentences: [
      ...(result.done
        ? made.map(({ dates, outfit }) =>
            speaker.say(isPlanned ? 'planned' : 'kept', {
              name:
                name === null
                  ? theList(inOrder(garmentsByIds(context.wardrobe, outfit.garmentIds)))
                  : title(isPlanned ? `«${onOneLine(name)}»` : onOneLine(name)),
              day: joinAnd(dates.map(inWords)),
            }),
          )
        : [speaker.say(lineOfNot(result.why, isPlanned ? 'planned-already' : 'kept-already'))]),
      result.done && isEveryWeek(understood.reading.tokens) && dated.length > 1 && speaker.say('weeks-filed'),
      result.done && added.length > 0 && speaker.say('filed-with', { list: theList(inOrder(added)) }),
    ],
    outfits,
    remember: {
      ...rememberOutfits(context, outfits, { topic: 'keep', asked: null, day }, true),
      planned: dated.at(-1)?.date ?? null,
      named: name ?? state.named,
      week:
        made.length > 1
          ? made.flatMap(({ dates }, outfit) => dates.map((date) => ({ date, outfit }))).slice(0, 7)
          : [],
    },
  };
}
