/**
 * Samples the pairs of outfits that the panel judges, always the same ones for the same engine:
 *
 * node training/panel/pairs.ts
 *
 * Overwrites stylist/panel/pairs.jsonl.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EventName, eventNames, occasionOfEvent } from '#contract/events.ts';
import { occasions, type Season, seasons } from '#contract/vocabulary.ts';
import { contextOf, dayOf } from '#stylist/context.ts';
import { generateOutfits } from '#stylist/generate.ts';
import { outfitOf } from '#stylist/outfit.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { type Piece, pieceOf } from '#stylist/piece.ts';
import { place } from '#stylist/requests/placing.ts';
import { scoreOutfit } from '#stylist/score.ts';
import { candidatesFor } from '#stylist/search/candidates.ts';
import { invalidity, type Slot, slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { type PanelDay, type PanelPair, panelFolder } from './judging.ts';

const PAIRS_PER_WARDROBE = 400;

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

const temperatures: Readonly<Record<Season, readonly [number, number]>> = {
  winter: [-8, 14],
  spring: [8, 24],
  summer: [20, 36],
  fall: [4, 24],
};

const seasonsOf: Partial<Record<EventName, readonly Season[]>> = {
  beach: ['summer'],
  picnic: ['spring', 'summer'],
  barbecue: ['spring', 'summer'],
  communion: ['spring'],
  graduation: ['spring', 'summer'],
  'christmas-dinner': ['winter'],
  'new-year': ['winter'],
};

const dry: ReadonlySet<EventName> = new Set(['beach', 'picnic', 'barbecue']);

/** Chance of a slot in a random outfit; a coat depends on the cold. */
const chances: readonly (readonly [Slot, number])[] = [
  ['mid', 0.5],
  ['outer', 0],
  ['bag', 0.7],
  ['belt', 0.25],
  ['scarf', 0.25],
  ['headwear', 0.12],
  ['tie', 0.4],
  ['legwear', 0.4],
  ['jewellery', 0.3],
  ['gloves', 0.2],
  ['sunglasses', 0.1],
];

const addable: readonly Slot[] = ['outer', 'mid', 'bag', 'belt', 'scarf'];

function pairsOf(garments: readonly Garment[], seed: number) {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

  function weather(event?: EventName): Pick<PanelDay, 'season' | 'temperatureC' | 'rain'> {
    const season = pick((event && seasonsOf[event]) ?? seasons) ?? 'spring';
    const [low, high] = temperatures[season];
    const least = event === 'beach' ? 25 : low;
    const temperatureC = Math.round(least + random() * (high - least));
    return { season, temperatureC, rain: random() < 0.25 && !(event && dry.has(event)) };
  }

  const days: PanelDay[] = [
    ...eventNames.map((event) => ({ event, occasion: occasionOfEvent(event), ...weather(event) })),
    ...occasions.map((occasion) => ({ occasion, ...weather() })),
  ];

  const rooms = days.map((request) => {
    const day = dayOf(request);
    const candidates = candidatesFor(garments, day, new Set());
    const whole = garments.flatMap((garment) =>
      slotsOfKind[garment.kind].map((slot) => pieceOf(garment, slot, day)),
    );
    const byId = new Map(garments.map((garment) => [garment.id, garment]));
    const engine = generateOutfits(garments, { ...request, seed: 1, count: 8 }).outfits.map(
      ({ garmentIds }) =>
        place(garmentIds.flatMap((id) => byId.get(id) ?? [])).map(({ garment, slot, traits }) =>
          pieceOf(garment, slot, day, traits),
        ),
    );
    /** Half of the choices pass the hard limits. */
    const choices = (slot: Slot): readonly Piece[] => {
      const fit = random() < 0.5 ? candidates[slot] : [];
      return fit.length > 0 ? fit : whole.filter((piece) => piece.slot === slot);
    };
    return { request, context: contextOf(request, day, candidates), engine, choices };
  });
  type Room = (typeof rooms)[number];

  const isValid = (pieces: readonly Piece[]) => invalidity(pieces) === null;

  function randomOutfit({ request, choices }: Room): Piece[] {
    for (;;) {
      const body = pick(random() < 0.3 ? choices('onePiece') : choices('base'));
      const start = [body, pick(choices('shoes'))];
      if (body?.slot === 'base') start.push(pick(choices('bottom')));
      if (body?.garment.kind === 'suit') start.push(pick(choices('base')));
      let pieces = start.filter((piece) => piece !== undefined);
      if (!isValid(pieces)) continue;
      for (const [slot, chance] of chances) {
        const likely = slot === 'outer' ? (22 - request.temperatureC) / 18 : chance;
        const more = random() < likely ? pick(choices(slot)) : undefined;
        if (more && isValid([...pieces, more])) pieces = [...pieces, more];
      }
      return pieces;
    }
  }

  function replaced(pieces: readonly Piece[], { choices }: Room): readonly Piece[] {
    const old = pick(pieces);
    const other = old && pick(choices(old.slot));
    return other ? pieces.map((piece) => (piece === old ? other : piece)) : pieces;
  }

  function addedOrRemoved(pieces: readonly Piece[], { choices }: Room): readonly Piece[] {
    const slot = pick(addable) ?? 'outer';
    const without = pieces.filter((piece) => piece.slot !== slot);
    if (without.length < pieces.length) return without;
    const more = pick(choices(slot));
    return more ? [...pieces, more] : pieces;
  }

  function varied(pieces: readonly Piece[], room: Room): readonly Piece[] {
    const kind = random();
    if (kind < 0.3) return addedOrRemoved(pieces, room);
    const once = replaced(pieces, room);
    return kind < 0.7 ? once : replaced(once, room);
  }

  const sources: readonly ((room: Room) => readonly (readonly Piece[] | undefined)[])[] = [
    (room) => [pick(room.engine), pick(room.engine)],
    (room) => {
      const one = pick(room.engine);
      return [one, one && varied(one, room)];
    },
    (room) => [randomOutfit(room), random() < 0.6 ? randomOutfit(room) : pick(room.engine)],
  ];

  const setOf = (pieces: readonly Piece[]) =>
    pieces
      .map(({ garment }) => garment.id)
      .sort()
      .join('|');
  const known = new Set<string>();

  function draw(room: Room, source: number): Omit<PanelPair, 'id' | 'wardrobe'> {
    for (let attempt = 0; ; attempt++) {
      // A day may have too few engine outfits left.
      const pair = sources[attempt < 60 ? source : 2]?.(room) ?? [];
      const [one, other] = random() < 0.5 ? pair : pair.toReversed();
      if (!one || !other || !isValid(one) || !isValid(other)) continue;
      const [a, b] = [setOf(one), setOf(other)];
      const key = [a, b].sort().join(' / ');
      if (a === b || known.has(key)) continue;
      known.add(key);
      const [first, second] = [outfitOf(one), outfitOf(other)];
      return {
        day: room.request,
        a: first.pieces.map(({ garment }) => garment.id),
        b: second.pieces.map(({ garment }) => garment.id),
        before: [scoreOutfit(first, room.context).aiScore, scoreOutfit(second, room.context).aiScore],
      };
    }
  }

  return Array.from({ length: PAIRS_PER_WARDROBE }, (_, index) => {
    const round = Math.floor(index / rooms.length);
    return draw(rooms[index % rooms.length] as Room, (index + round) % sources.length);
  });
}

const pairs: PanelPair[] = Object.entries(panelWardrobes).flatMap(([wardrobe, { garments }], at) =>
  pairsOf(garments, at + 1).map((pair, index) => ({
    id: `w${at + 1}-${String(at * PAIRS_PER_WARDROBE + index + 1).padStart(4, '0')}`,
    wardrobe: wardrobe as PanelPair['wardrobe'],
    ...pair,
  })),
);
await writeFile(join(panelFolder, 'pairs.jsonl'), pairs.map((pair) => `${JSON.stringify(pair)}\n`).join(''));
console.log(`${pairs.length} pairs`);
