import type { Slot } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { GarmentReference } from '../../understand/slots.ts';

/** A change of some pieces of an outfit, while the others stay. */
export type Edit = {
  /** Pieces asked about, which stay. */
  named: Garment[];
  /** Pieces that leave. */
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
  /** Pieces in the places that open which were shown before. */
  tried: string[];
  /** Garments that are asked for, although they were refused before. */
  wanted: string[];
  /** Whether a piece that leaves may come back, because the day decides. */
  returns: boolean;
  /** Whether the message offers a choice, of which the worn piece may be one: "¿tenis o botas?" */
  isChoice: boolean;
  /** Whether the day is colder than the outfit was made for. */
  isColder: boolean;
  /** Whether the message asks if the change is fine: "¿puedo ir con zapatillas?" */
  isQuestion: boolean;
};
