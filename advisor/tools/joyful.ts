import type { EventName } from '#contract/events.ts';
import type { Occasion } from '#contract/vocabulary.ts';
import { eventOf } from '#stylist/events/events.ts';
import { traitsOf } from '#stylist/piece.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { isBlack, isMain } from './shapes.ts';

const gladCasual: ReadonlySet<string> = new Set([
  'brunch',
  'family-meal',
  'school-show',
  'child-birthday',
  'hospital-visit',
]);

export const isJoyful = (event: EventName | null | undefined, occasion: Occasion): boolean => {
  const mood = eventOf(event ?? null)?.mood;
  if (gladCasual.has(event ?? '')) return true;
  if (mood === 'mourning' || mood === 'sober' || mood === 'rock') return false;
  return mood === 'bright' || mood === 'festive' || occasion === 'party';
};

const dark = 0.4;
const isGloomy = (garment: Garment): boolean =>
  isBlack(garment) || (traitsOf(garment).main.neutral !== null && traitsOf(garment).main.lightness < dark);
const isSeen = (garment: Garment): boolean =>
  isMain(garment) && !slotsOfKind[garment.kind].includes('outer') && garment.kind !== 'tights';

const pointsOfGloom = 10;
const pointsOfColour = 3;

export const gloomOf = (pieces: readonly Garment[]): number => {
  const seen = pieces.filter(isSeen);
  if (seen.some((one) => traitsOf(one).main.neutral === null)) return -pointsOfColour;
  return seen.length > 1 && seen.every(isGloomy) ? pointsOfGloom : 0;
};
