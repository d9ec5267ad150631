import type { ColorName } from '#contract/colors.ts';
import type { EventName } from '#contract/events.ts';
import { traitsOf } from '#stylist/piece.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';

/** Lightness up to which a colour suits mourning, apart from a white shirt. */
const darkest = 0.5;

/**
 * Garments excluded on days whose dress code is stricter than the event's bans: a funeral is plain and
 * dark.
 */
export function isUnseemly(garment: Garment, event: EventName | null | undefined): boolean {
  if (event !== 'mourning') return false;
  const { main } = traitsOf(garment);
  const isShirt = slotsOfKind[garment.kind][0] === 'base' && main.neutral === 'white';
  return garment.pattern !== 'plain' || (main.lightness > darkest && !isShirt);
}

const whites: readonly ColorName[] = ['blanco', 'crudo'];
const weddings: readonly (EventName | null)[] = ['wedding', 'evening-wedding'];
const muted: readonly ColorName[] = [
  'negro',
  'gris oscuro',
  'gris',
  'azul marino',
  'marrón oscuro',
  'verde oscuro',
  'burdeos',
  'blanco',
  'crudo',
];

/** Why guests avoid a colour at an event; `null` where it is fine. */
export function colourCustom(event: EventName | null, colour: ColorName): 'bride' | 'mourning' | null {
  if (weddings.includes(event) && whites.includes(colour)) return 'bride';
  return event === 'mourning' && !muted.includes(colour) ? 'mourning' : null;
}
