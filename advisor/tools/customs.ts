import type { ColorName } from '#contract/colors.ts';
import type { EventName } from '#contract/events.ts';
import { traitsOf } from '#stylist/piece.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';

/** Over this lightness a colour no longer mourns; a white shirt does, under something dark. */
const darkest = 0.5;

/** What stays at home on a day whose customs are stricter than its bans: a funeral is plain and dark. */
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

/** Why a colour is not worn to an event by those who are invited; `null` where it may be. */
export function colourCustom(event: EventName | null, colour: ColorName): 'bride' | 'mourning' | null {
  if (weddings.includes(event) && whites.includes(colour)) return 'bride';
  return event === 'mourning' && !muted.includes(colour) ? 'mourning' : null;
}
