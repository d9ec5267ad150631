import { categoryOfKind, isSortOf } from '#contract/vocabulary.ts';
import { itemOf } from '#stylist/vocabulary/items.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { familyOf } from '../understand/garments/families.ts';
import { garmentsAllowed, nameStems, nameTokens } from '../understand/garments/find-garments.ts';
import type { GarmentReference } from '../understand/slots.ts';
import { tokensOf } from '../words/tokens.ts';
import { garmentsByIds } from './handler.ts';

/** Words that name several kinds alike; of other words, the first kind is what they name. */
const inclusive =
  /^(saco|chaquet|camiset|remer|poler[ao]s?$|playera|pantal|zapat|calzado|prenda|ropa|accesor|complement|parte|joya|(?:de |para )?(?:abajo|arriba))/;

/** "saco" is a jacket in Mexico or Argentina and, of a person without any, a jumper as in Colombia. */
export const regional = (reference: GarmentReference, wardrobe: readonly Garment[]): GarmentReference =>
  /^saco/.test(reference.text)
    ? {
        ...reference,
        item: null,
        kinds: wardrobe.some(({ kind }) => kind === 'blazer')
          ? ['blazer']
          : ['sweater', 'cardigan', 'hoodie'],
      }
    : reference;

const isPlural = (name: string): boolean => /^\p{L}+s\b/u.test(name);

/** All owned garments that a word names: "trajes" are suits, and blazers only without any suit. */
export function garmentsNamed(wardrobe: readonly Garment[], asked: GarmentReference): Garment[] {
  const [only] = garmentsByIds(wardrobe, asked.garmentIds);
  const isOne = asked.points !== 'any' && asked.garmentIds.length === 1;
  if (isOne && only && !(isPlural(asked.text) && !isPlural(only.name))) return [only];
  const reference = regional(asked, wardrobe);
  if (/ de vestir$/.test(reference.text)) {
    const category = categoryOfKind[reference.kinds[0] ?? 'shoes'];
    return wardrobe.filter((one) => one.category === category && one.style === 'formal');
  }
  const ofFamily = familyOf(reference.text);
  if (ofFamily && reference.item === null) return wardrobe.filter(ofFamily);
  const allowed = garmentsByIds(wardrobe, garmentsAllowed(wardrobe, reference));
  const [first] = reference.kinds;
  if (!first || inclusive.test(reference.text)) return allowed;
  const stems = tokensOf(reference.text).map(({ stem }) => stem);
  const isNamed = (garment: Garment) =>
    isSortOf(garment.kind, first) ||
    (reference.item !== null && itemOf(garment) === reference.item) ||
    stems.some((stem) => stem.length > 3 && nameStems(garment).has(stem));
  const strict = allowed.filter(isNamed);
  const alike = strict.length > 0 ? strict : allowed;
  // A bow tie is no "corbata" where ties are owned.
  const noun = stems[0] ?? '';
  const ofNoun = alike.filter(
    (one) => first === 'bag' || one.category !== 'accessories' || nameTokens(one)[0]?.stem === noun,
  );
  const named = ofNoun.length > 0 ? ofNoun : alike;
  const cloth = reference.item?.fabric;
  const ofCloth = named.filter(({ fabric }) => fabric === cloth);
  return cloth && ofCloth.length > 0 ? ofCloth : named;
}

export const heavyClo = 0.5;
