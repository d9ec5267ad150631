import type { Occasion, Season } from '#contract/vocabulary.ts';
import { affinityOf } from '../compatibility/go-together.ts';
import { allDays, type Day } from '../days.ts';
import type { Piece } from '../piece.ts';
import { excludeEachOther, type Slot, slots } from '../slots.ts';

export type Member = { piece: Piece; index: number; days: number; fits: Float32Array };

export type Rest = { parts: readonly Member[]; days: number; affinity: number };

/** Owned garments in display order. */
export type Look = { garmentIds: string[]; occasion: Occasion; season: Season };

type InSlot = (slot: Slot) => readonly Member[];

const looksMax = 3;
/** Evaluated in full. */
const candidatesMax = 12;
/** For a second look of the same occasion. */
const sameOccasion = 0.7;

/** Prefers a new occasion. */
function bestDay(
  members: readonly Member[],
  days: number,
  taken: ReadonlySet<Occasion>,
): { day: Day; fit: number } | null {
  let best: { day: Day; fit: number } | null = null;
  for (const [at, day] of allDays.entries()) {
    if ((days & day.bit) === 0) continue;
    let product = 1;
    for (const { fits } of members) product *= fits[at] ?? 0;
    const fit = product ** (1 / members.length) * (taken.has(day.occasion) ? sameOccasion : 1);
    if (best === null || fit > best.fit) best = { day, fit };
  }
  return best;
}

/** Null when nothing matches. */
function bestBeside(
  look: readonly Member[],
  days: number,
  candidates: readonly Member[],
  day: Day | null = null,
): Member | null {
  let best: Member | null = null;
  let most = 0;
  for (const candidate of candidates) {
    if ((candidate.days & days) === 0) continue;
    let sum = 0;
    for (const { piece } of look) {
      const affinity = excludeEachOther(piece, candidate.piece) ? 0 : affinityOf(piece, candidate.piece);
      sum = affinity === 0 ? Number.NEGATIVE_INFINITY : sum + affinity;
    }
    if (day) sum *= candidate.fits[allDays.indexOf(day)] ?? 0;
    if (sum <= most) continue;
    most = sum;
    best = candidate;
  }
  return best;
}

type Candidate = { members: readonly Member[]; days: number; affinity: number };

/** One for each leading garment: looks around the same trousers are one idea. */
function countAndLead(
  guest: Member,
  rests: readonly Rest[],
  affinity: Float32Array,
): { outfits: number; best: { rest: Rest; score: number }[] } {
  let outfits = 0;
  const leading = new Map<number, { rest: Rest; score: number }>();
  for (const rest of rests) {
    if ((rest.days & guest.days) === 0) continue;
    let score = rest.affinity;
    let good = true;
    for (const { index } of rest.parts) {
      const own = affinity[index] ?? 0;
      good &&= own > 0;
      score += own;
    }
    if (!good) continue;
    outfits++;
    const lead = rest.parts[0]?.index ?? -1;
    const known = leading.get(lead);
    if (known === undefined || known.score < score) leading.set(lead, { rest, score });
  }
  const best = [...leading.values()].sort((a, b) => b.score - a.score).slice(0, candidatesMax);
  return { outfits, best };
}

/** Null when no shoes match. */
function shod(guest: Member, { parts, days, affinity }: Rest, inSlot: InSlot): Candidate | null {
  const members = [guest, ...parts];
  const shared = days & guest.days;
  const mean = affinity / (parts.length + 1);
  if (members.some(({ piece }) => piece.slot === 'shoes') || inSlot('shoes').length === 0) {
    return { members, days: shared, affinity: mean };
  }
  const shoes = bestBeside(members, shared, inSlot('shoes'));
  return shoes && { members: [...members, shoes], days: shared & shoes.days, affinity: mean };
}

function finished(members: readonly Member[], day: Day, inSlot: InSlot): Member[] {
  const all = [...members];
  const cold = day.season === 'fall' || day.season === 'winter';
  for (const slot of cold ? (['outer', 'bag'] as const) : (['bag'] as const)) {
    if (all.some(({ piece }) => piece.slot === slot)) continue;
    const found = bestBeside(all, day.bit, inSlot(slot), day);
    if (found) all.push(found);
  }
  return all;
}

/** Outermost first. */
function lookOf(members: readonly Member[], { occasion, season }: Day, guest: Member): Look {
  const order = ({ piece }: Member) => slots.indexOf(piece.slot);
  const own = members.filter((member) => member !== guest).sort((a, b) => order(a) - order(b));
  return { garmentIds: own.map(({ piece }) => piece.garment.id), occasion, season };
}

/** @param affinity with each garment by index; 0 where incompatible */
export function looksAround(
  guest: Member,
  rests: readonly Rest[],
  affinity: Float32Array,
  inSlot: InSlot,
): { outfits: number; looks: Look[] } {
  const { outfits, best } = countAndLead(guest, rests, affinity);
  let open = best.flatMap(({ rest, score }) => shod(guest, { ...rest, affinity: score }, inSlot) ?? []);
  const looks: Look[] = [];
  const taken = new Set<Occasion>();
  const used = new Set<Member>();
  const shared = ({ members }: Candidate) => members.filter((member) => used.has(member)).length;
  while (looks.length < looksMax && open.length > 0) {
    // Avoids repeated garments while possible.
    const least = Math.min(...open.map(shared));
    let next: { candidate: Candidate; day: Day; worth: number } | null = null;
    for (const candidate of open) {
      if (shared(candidate) > least) continue;
      const found = bestDay(candidate.members, candidate.days, taken);
      const worth = found ? found.fit * candidate.affinity : 0;
      if (found && (next === null || worth > next.worth)) next = { candidate, day: found.day, worth };
    }
    if (next === null) break;
    const { candidate, day } = next;
    looks.push(lookOf(finished(candidate.members, day, inSlot), day, guest));
    taken.add(day.occasion);
    for (const member of candidate.members) if (member !== guest) used.add(member);
    open = open.filter((other) => other !== candidate);
  }
  return { outfits, looks };
}
