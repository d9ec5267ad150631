import { isSortOf } from '#contract/vocabulary.ts';
import { traitsOf } from '#stylist/piece.ts';
import type { Garment } from '#stylist/wardrobe.ts';

export const isOf = (garment: Garment, ...kinds: Garment['kind'][]) => isSortOf(garment.kind, ...kinds);
export const isMain = ({ category }: Garment) => category !== 'accessories' && category !== 'shoes';
export const isTight = ({ name, kind }: Garment) =>
  /\b(?:pitillo|ajustad[oa]s?|ce[nñ]id[oa]s?|entallad[oa]s?|l[aá]piz|cors[eé]|cort[oa]s?)(?!\p{L})/iu.test(
    name,
  ) || kind === 'leggings';
export const isLong = ({ length, name }: Garment) =>
  length === 'long' || /\b(?:larg[oa]|maxi|hasta los pies)(?!\p{L})/iu.test(name);
export const yields = (garment: Garment) =>
  isOf(garment, 'joggers', 'leggings') ||
  garment.fabric === 'knit' ||
  /\b(?:goma|el[aá]stic|ch[aá]ndal|mallas|leggins|palazzo|premam[aá]|punto|plisad)/iu.test(garment.name);

export const isSkinTop = ({ category }: Garment) => category === 'tops' || category === 'dresses';
export const shines = ({ name }: Garment) =>
  /\b(lentejuel|brill|lam[eé]|metaliz|satin|sat[eé]n|strass|pedrer|glitter|purpurina|paillet)/i.test(name);
export const isBlack = (garment: Garment): boolean => traitsOf(garment).main.neutral === 'black';
export const isWhite = (garment: Garment): boolean => traitsOf(garment).main.neutral === 'white';
export const isPale = (garment: Garment): boolean => traitsOf(garment).main.lightness > 0.85;
