import type { ChatModelEvent } from '#advisor/chat-model.ts';
import { localModel } from '#advisor/local-model.ts';
import { type DialogueState, readState, sameGarments } from '#advisor/state.ts';
import { toolboxOf } from '#advisor/tools/toolbox.ts';
import { isRefusedCloth, wearsColour } from '#advisor/understand/garments/find-garments.ts';
import { isSortOf } from '#contract/vocabulary.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { traitsOf } from '#stylist/piece.ts';
import { place } from '#stylist/requests/placing.ts';
import type { Slot } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { type Conversation, type Held, type Place, type Trait, whose } from './conversation.ts';

export type Played = { say: string; answer: string; looks: string[]; broken: string[] };

const adrift = /^(unclear|heard-on|chat|fault|what-said|mark-which)\b/;

const has = (garment: Garment, trait: Trait): boolean => {
  if ('colour' in trait) return wearsColour(garment, trait.colour);
  if ('kind' in trait) return isSortOf(garment.kind, trait.kind);
  if ('fabric' in trait) return isRefusedCloth(garment, trait.fabric);
  if ('heel' in trait) return garment.category === 'shoes' && traitsOf(garment).heel;
  return garment.name.toLowerCase().includes(trait.named.toLowerCase());
};

const slotsAt: Readonly<Record<Place, readonly Slot[]>> = {
  shoes: ['shoes'],
  outer: ['outer'],
  mid: ['mid', 'outer'],
  upper: ['base', 'mid', 'onePiece'],
  lower: ['bottom', 'onePiece'],
  bag: ['bag'],
};

/** Pieces that make room for what comes, and a belt or tights that go with it. */
const besides: Readonly<Partial<Record<Place, readonly Slot[]>>> = {
  upper: ['bottom'],
  lower: ['base'],
};

function partlyChanged(before: readonly Garment[], after: readonly Garment[], at: Place): string | null {
  const isBare = !place([...before]).some(({ slot }) => slot === 'outer');
  const given = new Set<Slot>(at === 'outer' && isBare ? ['outer', 'mid'] : slotsAt[at]);
  const isWhole = before.some((one) =>
    place([...before]).some((it) => it.garment === one && it.slot === 'onePiece'),
  );
  if (isWhole) for (const slot of besides[at] ?? []) given.add(slot);
  const shown = (look: readonly Garment[]) => place([...look]);
  const gone = shown(before).filter(({ garment }) => !after.includes(garment));
  const came = shown(after).filter(({ garment }) => !before.includes(garment));
  if (came.length === 0) return `nothing came for the ${at}`;
  const isLittle = ({ slot, garment }: { slot: Slot; garment: Garment }) =>
    !given.has(slot) && !(garment.category === 'accessories' && /cinturón|medias/i.test(garment.name));
  const others = [...gone, ...came].filter(isLittle).map(({ garment }) => garment.name);
  return others.length > 0 ? `beside the ${at}: ${others.join(', ')}` : null;
}

type Carried = Required<Pick<Held, 'never' | 'wears'>> & Pick<Held, 'day' | 'rain' | 'below' | 'above'>;

export async function play({ wardrobe: who, advisor, lines }: Conversation): Promise<Played[]> {
  const wardrobe: readonly Garment[] = panelWardrobes[whose[who]].garments;
  const byId = new Map(wardrobe.map((one) => [one.id, one]));
  const pieces = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const carried: Carried = { never: [], wears: [] };
  const played: Played[] = [];
  let kept: unknown = null;
  for (const [say, held = {}] of lines) {
    const before = readState(kept);
    const toolbox = toolboxOf({ advisor, today: { year: 2026, month: 11, day: 21 }, wardrobe });
    const events: ChatModelEvent[] = [];
    for await (const event of localModel.answer({ advisor, message: say, history: [], state: kept, toolbox }))
      events.push(event);
    const of = <T extends ChatModelEvent['type']>(type: T) =>
      events.filter((event) => event.type === type) as Extract<ChatModelEvent, { type: T }>[];
    kept = JSON.parse(JSON.stringify(of('state')[0]?.state ?? null));
    const answer = of('end')[0]?.text ?? '';
    const looks = of('outfits').flatMap(({ outfits }) => outfits.map(({ garmentIds }) => pieces(garmentIds)));
    const shown = of('garments').flatMap(({ garmentIds }) => pieces(garmentIds));
    Object.assign(carried, {
      ...held,
      never: [...carried.never, ...(held.never ?? [])],
      wears: [...carried.wears.filter((name) => !held.frees?.includes(name)), ...(held.wears ?? [])],
    });
    const state = readState(kept);
    played.push({
      say,
      answer,
      looks: looks.map((look) => look.map(({ name }) => name).join(' / ')),
      broken: brokenIn({ before, state, held, carried, looks, shown, answer, pieces }),
    });
  }
  return played;
}

type Turn = {
  before: DialogueState;
  state: DialogueState;
  held: Held;
  carried: Carried;
  looks: readonly Garment[][];
  shown: readonly Garment[];
  answer: string;
  pieces(ids: readonly string[]): Garment[];
};

function brokenIn({ before, state, held, carried, looks, shown, answer, pieces }: Turn): string[] {
  const broken: string[] = [];
  const lines = state.said.slice(-(state.said.length - before.said.length) || undefined);
  const isAdrift = state.said.length > before.said.length && lines.some((line) => adrift.test(line));
  if (isAdrift) broken.push(`adrift: ${lines.join(', ')}`);
  if (/no he entendido|no te he entendido|no lo sé, y prefiero/i.test(answer))
    broken.push('adrift: not understood');
  for (const look of looks) {
    for (const trait of carried.never) {
      const worn = look.filter((one) => has(one, trait));
      if (worn.length > 0) broken.push(`refused: ${worn.map(({ name }) => name).join(', ')}`);
    }
    for (const name of carried.wears)
      if (!look.some((one) => one.name === name)) broken.push(`lost: ${name}`);
  }
  const { occasion, event, rain, temperatureC } = state.day;
  if (carried.day && ![occasion, event].some((one) => one !== null && carried.day?.includes(one)))
    broken.push(`day: ${occasion} ${event}`);
  if (carried.rain !== undefined && rain !== carried.rain) broken.push(`rain: ${rain}`);
  if (carried.below !== undefined && (temperatureC ?? 99) > carried.below)
    broken.push(`air: ${temperatureC}`);
  if (carried.above !== undefined && (temperatureC ?? -99) < carried.above)
    broken.push(`air: ${temperatureC}`);
  const [current] = before.outfits;
  const was = pieces(current?.garmentIds ?? []);
  const [now] = looks;
  if (held.dresses && looks.length === 0) broken.push('no look');
  if (held.has && !now?.some((one) => held.has && has(one, held.has)))
    broken.push('without what was asked for');
  if (held.place) {
    const wrong = now ? partlyChanged(was, now, held.place) : `no look for the ${held.place}`;
    if (wrong) broken.push(wrong);
  }
  const isNew = looks.some(
    (look) => !before.outfits.some((one) => sameGarments(one, { garmentIds: look.map(({ id }) => id) })),
  );
  if (held.same && isNew) broken.push('another look');
  const isNamed = (one: Garment) => answer.toLowerCase().includes(one.name.toLowerCase());
  if (held.reacts && !isNew && !was.some(isNamed) && shown.length === 0) broken.push('not minded');
  const main = was.filter(({ category }) => category !== 'accessories');
  if (held.reacts && now && isNew && held.day === undefined && main.length > 0) {
    const stays = main.filter((one) => looks.some((look) => look.includes(one)));
    if (stays.length === 0) broken.push(`all anew: ${now.map(({ name }) => name).join(', ')}`);
  }
  if (held.about !== undefined) {
    const look = pieces(before.outfits[held.about]?.garmentIds ?? []);
    const told = [...pieces(before.outfits.flatMap(({ garmentIds }) => garmentIds)), ...shown];
    const isOf = look.some((one) => isNamed(one) || shown.includes(one));
    const isElse = told.some((one) => !look.includes(one) && (isNamed(one) || shown.includes(one)));
    if (!isOf || isElse) broken.push('about another look');
  }
  return broken;
}
