import type { Occasion } from '#contract/vocabulary.ts';
import { oklchOf, unknownColour } from './colour/oklch.ts';
import { type Tone, toneOf } from './colour/pair-harmony.ts';
import { characterIn } from './compatibility/character.ts';
import type { Character } from './compatibility/looks.ts';
import type { Event } from './events/event.ts';
import { matches } from './events/matches.ts';
import type { Profile } from './profile/profile.ts';
import { wordsIn } from './profile/words.ts';
import type { Slot } from './slots.ts';
import { type Numbers, numbersOf } from './traits/numbers.ts';
import { type OccasionFits, occasionFitsOf } from './traits/occasion-fit.ts';
import { seasonFitOf } from './traits/season-fit.ts';
import { volumeOf } from './traits/volume.ts';
import type { AirRange, Volume } from './vocabulary/item.ts';
import type { Garment } from './wardrobe.ts';
import { airOfDay, type Weather } from './weather/air.ts';

/** A headscarf or turban of a person whose head is always covered. */
function isAlwaysWorn({ kind, name }: Garment, profile: Profile | null | undefined): boolean {
  return (
    (kind === 'scarf' || kind === 'hat') &&
    (profile?.covered.includes('head') ?? false) &&
    wordsIn(name).has('head')
  );
}

/** Independent of the day. */
export type Traits = Numbers & {
  main: Tone;
  /** Each covers at least a sixth of the garment. */
  seconds: readonly Tone[];
  volume: Volume;
  fits: OccasionFits;
  /** Equal for garments that no rule tells apart. */
  likeness: string;
  character: Character;
};

/** All values that the rules read are computed once. */
export type Piece = Traits & {
  garment: Garment;
  slot: Slot;
  /** A closed layer hides most of it. */
  covered: boolean;
  /** 0 to 1. */
  occasionFit: number;
  seasonFit: number;
  /** Whatever the day, in every outfit. */
  always?: boolean;
  /** Slots that must cover what it leaves bare. */
  coveredBy?: readonly Slot[];
  /** Covers what others leave bare. */
  covering?: boolean;
  /** Worn against rain or frost, whatever its style. */
  sheltering?: boolean;
};

/** Blue denim counts as neutral, however saturated, but not a glowing dark blue. */
function mainTone(garment: Garment, tone: Tone): Tone {
  const denim = garment.kind === 'jeans' || garment.fabric === 'denim';
  const blue = tone.hueDeg > 225 && tone.hueDeg < 295 && (tone.chroma < 0.12 || tone.lightness > 0.4);
  return denim && blue ? { ...tone, neutral: 'blue' } : tone;
}

function readTraits(garment: Garment): Traits {
  const [first, ...others] = garment.colors;
  const main = mainTone(garment, toneOf(first ? oklchOf(first.hex) : unknownColour));
  const traits = {
    ...numbersOf(garment, main),
    main,
    seconds: others.filter((color) => color.share >= 1 / 6).map((color) => toneOf(oklchOf(color.hex))),
    volume: volumeOf(garment),
    character: characterIn(garment),
  };
  const { kind, pattern, fabric, style } = garment;
  const told = { ...traits, character: traits.character.key };
  const fits = occasionFitsOf(garment, main);
  return { ...traits, fits, likeness: JSON.stringify([kind, pattern, fabric, style, told]) };
}

const known = new Map<string, Traits>();
const ofGarment = new WeakMap<Garment, Traits>();

/** By the garment, and by what it looks like: each request has objects of its own. */
export function traitsOf(garment: Garment): Traits {
  const before = ofGarment.get(garment);
  if (before) return before;
  const traits = traitsByLooks(garment);
  ofGarment.set(garment, traits);
  return traits;
}

function traitsByLooks(garment: Garment): Traits {
  const { kind, name, colors, pattern, style, fabric, condition, sleeve, length, category } = garment;
  const hues = colors.map(({ hex, share }) => `${hex}${share.toFixed(2)}`).join();
  const key = [kind, name, hues, pattern, style, fabric, condition, sleeve, length, category].join('|');
  const before = known.get(key);
  if (before) return before;
  const traits = readTraits(garment);
  // Bounds the cache in a long-running server.
  if (known.size > 20_000) known.clear();
  known.set(key, traits);
  return traits;
}

/** A ceremony keeps its jacket on in the heat. */
const jacketC = 7;
/** From this level on an event is one. */
const jacketLevel = 0.52;
/** Dark trousers and long sleeves are borne there. */
const enduredC = 5;

const isEndured = (kind: Garment['kind']): boolean =>
  kind === 'pants' || kind === 'shirt' || kind === 'blouse' || kind === 'dress' || kind === 'skirt';

/** One does not walk far in the shoes of an evening. */
const eveningShoesC = 5;

function airInEvent(
  [coldest, hottest]: AirRange,
  { kind }: Garment,
  { occasion, event }: { occasion: Occasion; event?: Event | null },
): AirRange {
  const isCeremony = occasion === 'formal' || (event?.level?.[0] ?? 0) >= jacketLevel;
  if (isCeremony && kind === 'blazer') return [coldest, hottest + jacketC];
  if (isCeremony && isEndured(kind)) return [coldest, hottest + enduredC];
  const evening = occasion === 'formal' || occasion === 'party' || occasion === 'date';
  return evening && (kind === 'heels' || kind === 'flats')
    ? [coldest - eveningShoesC, hottest]
    : [coldest, hottest];
}

const frostC = 3;
/** Insulation of a winter coat. */
const coatClo = 0.5;
const dressyCoat = 0.6;
const fitOfShelter = 0.8;

/** Rain and frost excuse a coat of the wrong style, except at the dressiest events. */
const mostShelterLevel = 0.5;

const shelterLevel = ({ event, occasion }: { event?: Event | null; occasion: Occasion }): number =>
  event?.level?.[0] ?? (occasion === 'formal' ? 1 : 0);

const isShelter = (
  { slot, rain, clo, formality }: Pick<Piece, 'slot' | 'rain' | 'clo' | 'formality'>,
  isRaining: boolean,
  airC: number,
): boolean =>
  slot === 'outer' &&
  ((isRaining && rain === 'made-for') || (airC <= frostC && clo >= coatClo && formality < dressyCoat));

export function pieceOf(
  garment: Garment,
  slot: Slot,
  day: Omit<Weather, 'temperatureC'> & {
    temperatureC?: number | null;
    rain?: boolean;
    occasion: Occasion;
    event?: Event | null;
    profile?: Profile | null;
  },
  traits: Traits = traitsOf(garment),
): Piece {
  if (isAlwaysWorn(garment, day.profile)) {
    const fits = (garment.style === 'sport') === (day.occasion === 'sport');
    return {
      ...traits,
      garment,
      slot,
      covered: false,
      occasionFit: fits ? 1 : 0.5,
      seasonFit: 1,
      always: true,
    };
  }
  const weather = { season: day.season, temperatureC: day.temperatureC ?? null };
  const piece = {
    ...traits,
    garment,
    slot,
    covered: false,
    occasionFit: Math.max(...(day.event?.fitsAs ?? [day.occasion]).map((occasion) => traits.fits[occasion])),
    seasonFit: seasonFitOf(garment, airInEvent(traits.air, garment, day), weather),
  };
  if (isShelter(piece, day.rain ?? false, airOfDay(weather)) && shelterLevel(day) < mostShelterLevel)
    return { ...piece, occasionFit: Math.max(piece.occasionFit, fitOfShelter), sheltering: true };
  const wanted = day.event?.wants?.some((want) => want.slot === slot && matches(want, piece));
  return wanted ? { ...piece, occasionFit: 1 } : piece;
}
