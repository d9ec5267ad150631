import { type Slot, slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import type { GarmentReference } from '../../understand/slots.ts';

export type Edit = {
  named: Garment[];
  out: Garment[];
  /** Places that any other garment may take. */
  open: Slot[];
  /** One garment of each list comes in. */
  lists: string[][];
  /** Garments that stay out of later proposals as well. */
  avoid: string[];
  /** Requested garments that the person does not own. */
  lacking: GarmentReference[];
  /** Refused garments that the outfit does not have. */
  absent: GarmentReference[];
  kept: Garment[];
  /** Pieces in the places that open which were shown before. */
  tried: string[];
  /** Garments that are asked for, although they were refused before. */
  wanted: string[];
  /** Whether a piece that leaves may come back, because the day decides. */
  returns: boolean;
  /** Whether the message offers a choice, of which the worn piece may be one: "¿tenis o botas?" */
  isChoice: boolean;
  isColder: boolean;
  /** Whether the message asks if the change is fine: "¿puedo ir con zapatillas?" */
  isQuestion: boolean;
  /** Whether the rest stays as it is, however it goes with what comes. */
  isOnly: boolean;
};

export const noEdit: Edit = {
  named: [],
  out: [],
  open: [],
  lists: [],
  avoid: [],
  lacking: [],
  absent: [],
  kept: [],
  tried: [],
  wanted: [],
  returns: false,
  isColder: false,
  isChoice: false,
  isQuestion: false,
  isOnly: false,
};

export function garmentsFor(
  wardrobe: readonly Garment[],
  look: readonly string[],
  { out, open, lists, returns, tried, avoid }: Edit,
  avoided: readonly string[],
): { keep: string[]; among: string[] } {
  const leaving = out.map(({ id }) => id);
  const gone = new Set([...(returns ? [] : leaving), ...tried, ...avoided]);
  // A piece that was refused before and is worn stays until it is refused again.
  const leaves = new Set([...leaving, ...tried, ...avoid]);
  const keep = look.filter((id) => !leaves.has(id));
  const fresh = wardrobe
    .filter((one) => isAtHand(one) && slotsOfKind[one.kind].some((slot) => open.includes(slot)))
    .map(({ id }) => id);
  const leftFor = new Set(open.length > 0 ? [...keep, ...fresh] : keep);
  for (const list of lists) for (const id of list) leftFor.add(id);
  return { keep, among: [...leftFor].filter((id) => !gone.has(id) || keep.includes(id)).slice(0, 400) };
}
