import type { Fabric, Pattern, Style } from '#contract/vocabulary.ts';
import type { Slot } from '../slots.ts';
import type { WornKind } from '../vocabulary/kinds.ts';
import type { OutfitRequest } from '../wardrobe.ts';

/** A filter of garments; every attribute given must match. */
export type Sort = {
  kinds?: readonly WornKind[];
  slots?: readonly Slot[];
  fabrics?: readonly Fabric[];
  patterns?: readonly Pattern[];
  styles?: readonly Style[];
  colours?: readonly string[];
  ids?: readonly string[];
};

/**
 * A request with a stylist's verdict: no proposal may wear a garment of `never`, and the best one wears at
 * least one of each `wears`.
 */
export type Case = {
  title: string;
  day: Omit<Partial<OutfitRequest>, 'seed' | 'count'> & Pick<OutfitRequest, 'season'>;
  never: readonly Sort[];
  best: readonly Sort[];
};

export const trainers: Sort = { kinds: ['sneakers'] };
export const jeans: Sort = { kinds: ['jeans'] };
export const tees: Sort = { kinds: ['t-shirt', 'undershirt'] };
export const hoodies: Sort = { kinds: ['hoodie'] };
export const shorts: Sort = { kinds: ['shorts'] };
export const sandals: Sort = { kinds: ['sandals'] };
export const heels: Sort = { kinds: ['heels'] };
export const boots: Sort = { kinds: ['boots'] };
export const sportsClothes: Sort = { styles: ['sport'] };
export const partyClothes: Sort = { styles: ['party'] };
export const delicate: Sort = { fabrics: ['silk', 'suede'] };
export const warmClothes: Sort = { kinds: ['coat', 'sweater', 'boots', 'hoodie'] };
export const down: Sort = { fabrics: ['down'] };
export const loud: Sort = { patterns: ['animal', 'print', 'logo', 'floral'] };
export const whiteDress: Sort = { kinds: ['dress'], colours: ['blanco'] };
export const cap: Sort = { ids: ['Gorra'] };
export const backpack: Sort = { ids: ['Mochila'] };
export const canvas: Sort = { ids: ['Zapatillas de lona'] };
export const blazer: Sort = { kinds: ['blazer'] };
export const winterScarf: Sort = { ids: ['Bufanda gris'] };

export const dressedUp: Sort = { kinds: ['dress', 'shirt', 'blouse', 'top', 'jumpsuit'] };
export const dressShoes: Sort = { kinds: ['shoes', 'heels', 'loafers', 'boots', 'sandals'] };
export const closedDressShoes: Sort = { kinds: ['shoes', 'heels', 'loafers', 'boots'] };
export const coat: Sort = { slots: ['outer'] };
export const warmLayer: Sort = { kinds: ['sweater', 'cardigan', 'blazer', 'hoodie', 'coat', 'outerwear'] };
export const raincoat: Sort = { ids: ['Gabardina beige', 'Chubasquero', 'Plumífero'] };
export const sturdyShoes: Sort = { kinds: ['sneakers', 'boots', 'shoes'] };
