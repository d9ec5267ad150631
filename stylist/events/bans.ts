import type { Ban, Want } from './event.ts';
import { matches } from './matches.ts';

export const loudPatterns: Ban = { patterns: ['animal', 'floral', 'print', 'logo', 'dots', 'gingham'] };
export const vivid: Ban = { colours: ['vivid'] };
export const sportsClothes: Ban = { styles: ['sport'] };
export const partyClothes: Ban = { styles: ['party'] };
export const sloppy: Ban = { kinds: ['hoodie', 'undershirt', 'shorts'] };
export const trainers: Ban = { kinds: ['sneakers'] };
export const jeans: Ban = { kinds: ['jeans'] };
export const heels: Ban = { heel: true };
export const tees: Ban = { kinds: ['t-shirt', 'longsleeve'] };
export const delicate: Ban = { fabrics: ['silk', 'chiffon', 'suede'] };
/** Spoilt by water. */
export const soakable: Ban = { fabrics: ['suede'] };
/** Underwear worn as a top. */
export const lingerie: Ban = { slots: ['base', 'onePiece'], named: /lencer|cors[eé]|transparen/i };
export const whiteDress: Ban = { slots: ['onePiece'], colours: ['white'] };
export const openShoes: Ban = { kinds: ['sandals'] };
export const openOrBoots: Ban = { kinds: ['sandals', 'boots'] };
export const cap: Ban = { kinds: ['hat'], formalityUnder: 0.35 };
export const backpack: Ban = { kinds: ['bag'], formalityUnder: 0.3 };
/** Worn after dark. */
export const dinnerDress: Ban = {
  kinds: ['suit', 'blazer', 'tie'],
  named: /esmoquin|smoking|pajarita|tuxedo|bow ?tie|corbatín|humita|moñito|michi\b/i,
};
export const isDinnerDress = (piece: Parameters<typeof matches>[1]): boolean => matches(dinnerDress, piece);
/** Worn to bury, or after dark. */
export const mourningTie: Ban = { kinds: ['tie'], colours: ['black'] };
export const nightDress: Ban = { slots: ['onePiece'], named: /de noche|de gala|evening gown/i };
export const briefcase: Ban = {
  kinds: ['bag'],
  named: /malet[ií]n|portafolio|portadocumentos|briefcase|laptop/i,
};
/** Half of a suit, which needs its jacket. */
export const pinstripeTrousers: Ban = { kinds: ['pants'], named: /diplom[aá]tica|pinstripe|risca de giz/i };
export const gown: Ban = { kinds: ['dress'], styles: ['formal', 'party'], legsOver: 0.9 };
/** Spoilt by mud and brambles, or too good for them. */
export const townCoat: Ban = { slots: ['outer'], fabrics: ['leather', 'suede', 'silk'] };
export const goodCoat: Ban = { slots: ['outer'], formalityOver: 0.6 };
export const wetsuit: Ban = { kinds: ['swimwear'], named: /neopreno|wetsuit/i };
export const stiff: Ban = { kinds: ['blazer', 'suit', 'tie', 'shoes'] };
export const hampering: Ban = { kinds: ['dress', 'skirt', 'jumpsuit', 'loafers', 'flats', 'blouse'] };

export const sober = [sloppy, sportsClothes, loudPatterns, vivid, cap, dinnerDress];
export const rough = [heels, delicate, stiff, partyClothes, openShoes];
export const ceremony = [sloppy, sportsClothes, trainers, jeans, tees, cap, backpack, briefcase];

/** For celebrations at which separates look like the office. */
export const dressedUp: Want = {
  slot: 'onePiece',
  kinds: ['dress', 'suit', 'jumpsuit'],
  formalityOver: 0.6,
  weight: 0.3,
};
export const dinnerSuit: Want = { slot: 'onePiece', named: dinnerDress.named, weight: 0.6, ifWorn: true };

/** For what may be spoilt. */
export const oldClothes: Want = {
  slot: 'base',
  named: /viej|manch|pintar|de batalla|de trapillo|deslavad|gastad/i,
  weight: 0.4,
  ifWorn: true,
};

/** For sober days: summer's white linen is no office jacket. */
export const darkBlazer: Want = {
  slot: 'mid',
  kinds: ['blazer'],
  lightnessUnder: 0.6,
  weight: 0.3,
  ifWorn: true,
};
