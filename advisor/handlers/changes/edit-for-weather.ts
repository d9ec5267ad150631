import { traitsOf } from '#stylist/piece.ts';
import { place } from '#stylist/requests/placing.ts';
import { type Slot, slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { isForHeat } from '../../tools/against-air.ts';
import { isUnseemly } from '../../tools/customs.ts';
import { suffersMud } from '../../tools/mood-effects.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';
import { type Edit, noEdit } from './edit.ts';

export const hotC = 27;

const isForCold = (one: Garment): boolean =>
  one.category !== 'accessories' && one.category !== 'shoes' && traitsOf(one).air[1] < warmC;

const warmC = 22;

/** Of a coat's warmth, what a raincoat in its place must have on a cold day. */
const cloKept = 0.8;

const warmLayers: ReadonlySet<Slot> = new Set(['outer', 'mid', 'scarf', 'gloves', 'headwear', 'legwear']);

const overLayers: ReadonlySet<Slot> = new Set(['outer', 'mid']);

const againstSun: ReadonlySet<Slot> = new Set(['sunglasses']);

const againstRain: ReadonlySet<Slot> = new Set(['outer', 'umbrella', 'headwear']);

/** The edit that adapts an outfit to other weather: only what the weather asks for changes. */
export function editForWeather(
  { wardrobe, understood, state }: IntentContext,
  look: readonly string[],
  { rain, isWarmer, isColder, isCold }: Record<'rain' | 'isWarmer' | 'isColder' | 'isCold', boolean>,
): Edit {
  const placed = place(garmentsByIds(wardrobe, look));
  type Placed = (typeof placed)[number];
  const isTooWarm = ({ garment, slot }: Placed) =>
    isWarmer &&
    (warmLayers.has(slot) ||
      (slot === 'base' && ['sweater', 'hoodie'].includes(garment.kind)) ||
      (slot === 'shoes' && garment.kind === 'boots'));
  const coat = placed.find(({ slot }) => slot === 'outer');
  const raincoats = wardrobe.filter((one) => {
    const { rain: against, clo } = traitsOf(one);
    const isWarmEnough = !isCold || clo >= cloKept * (coat?.traits.clo ?? 0);
    return slotsOfKind[one.kind][0] === 'outer' && against === 'made-for' && isWarmEnough && isAtHand(one);
  });
  const seemly = raincoats.filter((one) => !isUnseemly(one, state.day.event));
  const dressiest = raincoats.toSorted((a, b) => traitsOf(b).formality - traitsOf(a).formality);
  const isDressy = /^(?:formal|work|party)$/.test(state.day.occasion ?? '');
  const covering = isDressy ? dressiest.slice(0, 1) : raincoats;
  const isSoaked = ({ garment, slot, traits }: Placed) =>
    rain &&
    ((slot === 'outer' && traits.rain !== 'made-for' && seemly.length > 0) ||
      slot === 'sunglasses' ||
      (slot === 'shoes' && (garment.kind !== 'boots' || garment.fabric === 'suede')));
  const isMuddy = understood.slots.moods.includes('muddy') || state.wishes.moods.includes('muddy');
  const isSpoiled = ({ garment }: Placed) => isMuddy && suffersMud(garment);
  const isDemanded = ({ garment }: Placed) => state.wishes.mustInclude.includes(garment.id);
  const isTooCool = (one: Placed) =>
    isColder && ((one.slot === 'outer' && !isDemanded(one)) || one.slot === 'sunglasses');
  const out = placed.filter((one) => isTooWarm(one) || isSoaked(one) || isSpoiled(one) || isTooCool(one));
  // Who wears no coat gets wet, and who wears one keeps as warm.
  const needsRaincoat = coat ? isCold && isSoaked(coat) : rain && !isWarmer && raincoats.length > 0;
  return {
    ...noEdit,
    out: out.map(({ garment }) => garment),
    open: [
      ...new Set<Slot>([
        ...(isWarmer || isCold ? warmLayers : []),
        ...(isColder ? overLayers : []),
        ...(isWarmer ? againstSun : []),
        ...(rain ? againstRain : []),
        ...out.map(({ slot }) => slot),
      ]),
    ],
    lists: needsRaincoat ? [(coat ? seemly : covering).map(({ id }) => id)] : [],
    // At 30 degrees no other sweater takes the place of one.
    tried: isWarmer ? wardrobe.filter((one) => isForCold(one)).map(({ id }) => id) : [],
    returns: true,
    isColder,
  };
}

/** Garments that warm an outfit where a place for them is free: those over it, then scarves and the like. */
export function layersFor(wardrobe: readonly Garment[], look: readonly string[]): string[][] {
  const taken = new Set(place(garmentsByIds(wardrobe, look)).map(({ slot }) => slot));
  const free = (['outer', 'mid', 'scarf', 'legwear', 'gloves', 'headwear'] as const).filter(
    (slot) => !taken.has(slot),
  );
  const idsOf = (slots: readonly Slot[]) =>
    slots.flatMap((slot) =>
      wardrobe
        .filter(
          (one) =>
            isAtHand(one) && !isForHeat(one) && !look.includes(one.id) && slotsOfKind[one.kind][0] === slot,
        )
        .map(({ id }) => id),
    );
  return [
    idsOf(free.filter((slot) => overLayers.has(slot))),
    idsOf(free.filter((slot) => !overLayers.has(slot))),
  ];
}
