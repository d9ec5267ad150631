import type { MissingWords } from '../shape/words.ts';
import { the, verb } from './grammar.ts';
import { inHouse } from './house.ts';

const placeOf = (where: Parameters<MissingWords['absence']>[1]): string => {
  if (typeof where === 'object') return inHouse(where.house);
  return where === 'laundry' ? 'in the wash' : 'out of the wardrobe';
};

export const missing: MissingWords = {
  absence: (garment, where) => `: ${the(garment)} ${verb(garment, 'is', 'are')} ${placeOf(where)}`,
  bottom: (such, note) =>
    `You’re missing something for the bottom half, like trousers or ${such === 'skirt' ? 'a skirt' : 'jeans'}${note}.`,
  top: (note) => `You’re missing something for the top half, like a shirt or a T-shirt${note}.`,
  clothes: (orDress) =>
    `Add a top and a bottom${orDress ? ', or a dress,' : ''} and we’ll start putting outfits together.`,
  shoes: (note) => `You’re missing shoes to complete the outfit${note}.`,
  sportShoes: (note) => `Sports trainers would serve you better for exercise${note}.`,
  casualShoes: 'More everyday shoes would suit the plan better.',
  otherFormalShoes: 'Other shoes would bring the outfit up to the occasion.',
  formalShoes: (note) => `Dress shoes would bring the outfit up to the occasion${note}.`,
  sportClothes: (note) => `You’d move more comfortably in leggings or sports trousers${note}.`,
  otherCoat: 'A coat better suited to the day would complete the outfit.',
  coat: (against, note) =>
    `You’re missing a coat for ${against === 'winter' ? 'the winter' : 'the cold'}${note}.`,
  jacket: (against, note) =>
    `A jacket would be handy for ${against === 'fall' ? 'the autumn' : 'this cool weather'}${note}.`,
  wornAndAvoided: 'You’ve asked to wear and to avoid the same piece.',
  gone: 'The piece you want to wear is no longer in your wardrobe.',
  incompatible: 'The pieces you want to wear can’t be combined in one outfit.',
};
