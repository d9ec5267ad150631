import type { Fabric, Pattern, Style } from '#contract/garment-attributes.ts';
import type { Slot } from '../slots.ts';
import type { WornKind } from '../vocabulary/kinds.ts';
import type { OutfitRequest } from '../wardrobe.ts';

/** Every attribute given must match. */
export type GarmentFilter = {
  kinds?: readonly WornKind[];
  slots?: readonly Slot[];
  fabrics?: readonly Fabric[];
  patterns?: readonly Pattern[];
  styles?: readonly Style[];
  colours?: readonly string[];
  ids?: readonly string[];
};

/** No proposal wears a garment of `never`; the best one wears at least one of each `best`. */
export type Scenario = {
  title: string;
  day: Omit<Partial<OutfitRequest>, 'seed' | 'count'> & Pick<OutfitRequest, 'season'>;
  never: readonly GarmentFilter[];
  best: readonly GarmentFilter[];
};

export const trainers: GarmentFilter = { kinds: ['sneakers'] };
export const jeans: GarmentFilter = { kinds: ['jeans'] };
export const tees: GarmentFilter = { kinds: ['t-shirt', 'undershirt'] };
export const hoodies: GarmentFilter = { kinds: ['hoodie'] };
export const shorts: GarmentFilter = { kinds: ['shorts'] };
export const sandals: GarmentFilter = { kinds: ['sandals'] };
export const heels: GarmentFilter = { kinds: ['heels'] };
export const boots: GarmentFilter = { kinds: ['boots'] };
export const sportsClothes: GarmentFilter = { styles: ['sport'] };
export const partyClothes: GarmentFilter = { styles: ['party'] };
export const delicate: GarmentFilter = { fabrics: ['silk', 'suede'] };
export const warmClothes: GarmentFilter = { kinds: ['coat', 'sweater', 'boots', 'hoodie'] };
export const down: GarmentFilter = { fabrics: ['down'] };
export const loud: GarmentFilter = { patterns: ['animal', 'print', 'logo', 'floral'] };
export const whiteDress: GarmentFilter = { kinds: ['dress'], colours: ['blanco'] };
export const cap: GarmentFilter = { ids: ['Gorra'] };
export const backpack: GarmentFilter = { ids: ['Mochila'] };
export const canvas: GarmentFilter = { ids: ['Zapatillas de lona'] };
export const blazer: GarmentFilter = { kinds: ['blazer'] };
export const winterScarf: GarmentFilter = { ids: ['Bufanda gris'] };

export const dressedUp: GarmentFilter = { kinds: ['dress', 'shirt', 'blouse', 'top', 'jumpsuit'] };
export const dressShoes: GarmentFilter = { kinds: ['shoes', 'heels', 'loafers', 'boots', 'sandals'] };
export const closedDressShoes: GarmentFilter = { kinds: ['shoes', 'heels', 'loafers', 'boots'] };
export const coat: GarmentFilter = { slots: ['outer'] };
export const warmLayer: GarmentFilter = {
  kinds: ['sweater', 'cardigan', 'blazer', 'hoodie', 'coat', 'outerwear'],
};
export const raincoat: GarmentFilter = { ids: ['Gabardina beige', 'Chubasquero', 'Plumífero'] };
export const sturdyShoes: GarmentFilter = { kinds: ['sneakers', 'boots', 'shoes'] };
