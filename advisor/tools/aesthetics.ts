import type { Garment } from '#stylist/wardrobe.ts';

/** A way of dressing that people call by a name, told by the garments that make it. */
type Aesthetic = {
  /** Names of garments; each piece that matches counts. */
  signs: RegExp;
  /** Pieces that make it another. */
  against: RegExp;
};

const aesthetics = {
  grunge: {
    signs:
      /nirvana|grupo|banda|rolling|cuadros|franela|rot[oa]s|rasgad|militar|cuero|tachuela|oversize|anch[oa]s?\b|vaquera|lona|gorro/,
    against:
      /satén|saten|seda|floreci|flores|comunión|lentejuel|plisad|blazer|americana|fucsia|\brosa\b|lila|lino|vestir|bailarina|salones|crudo/,
  },
  rocker: {
    signs:
      /cuero|polipiel|sintético|tachuela|rolling|nirvana|grupo|banda|biker|negr[oa]s?\b|pitillo|militar|botines|calavera/,
    against: /flores|floreci|lila|\brosa\b|lino|vestir|comunión|cachemir|camel|bailarina|náutico|plisad/,
  },
  boho: {
    signs:
      /flores|floreci|fleco|crochet|ganchillo|bordad|encaje|ante\b|palazzo|larg[oa]\b|lino|suelt|paisley|étnic|kimono|sandalias planas|esparto/,
    against: /traje|vestir|lentejuel|técnic|deporte|correr|logo|esmoquin|lápiz|entallad/,
  },
  preppy: {
    signs:
      /rombos|oxford|polo|pico|mocas|náutic|plisad|blazer|americana|universitari|camisa (?:blanca|celeste|de rayas)|cárdigan|chinos|pata de gallo|cuadros|chaleco/,
    against: /rot[oa]s|cuero|tachuela|chándal|técnic|correr|lentejuel|militar|nirvana|rolling|corsé/,
  },
  sporty: {
    signs:
      /chándal|sudadera|deporte|correr|técnic|leggins|mallas|zapatillas|cortavientos|gorra|jogger|educación física|plumífero|mochila/,
    against:
      /vestir|tacón|salones|blazer|americana|traje|seda|satén|lentejuel|corbata|oxford|derby|abrigo.*paño/,
  },
  'quiet-luxury': {
    signs: /cachemir|camel|crudo|seda|paño|trench|gabardina|mocas|lana|pinzas|beige|ante\b|derby|oxford/,
    against: /rot[oa]s|logo|lentejuel|chándal|nirvana|rolling|tachuela|fucsia|deporte|correr|plataforma/,
  },
  gothic: {
    signs: /negr[oa]s?\b|encaje|corsé|cuero|tachuela|terciopelo|militar|plataforma|gasa/,
    against: /flores|floreci|blanc[oa]|camel|beige|\brosa\b|lila|lino|amarill|marinera/,
  },
  y2k: {
    signs:
      /top cort|corsé|lentejuel|satén|minifalda|vaquera|vaqueros (?:anchos|rotos)|cargo|plataforma|fucsia|rosa|plateado|logo|cuero sintético|tirantes|body|bandolera/,
    against: /abrigo|paño|vestir|mocas|rombos|camisa blanca|universitari|americana|trench|comunión/,
  },
} satisfies Record<string, Aesthetic>;
export type AestheticName = keyof typeof aesthetics;

const points = 6;

export const makes = (name: AestheticName, garment: Garment): boolean =>
  aesthetics[name].signs.test(garment.name.toLowerCase()) && !spoils(name, garment);

export const spoils = (name: AestheticName, garment: Garment): boolean =>
  aesthetics[name].against.test(garment.name.toLowerCase());

/** Points of an outfit's piece for an aesthetic. */
export const pointsFor = (name: AestheticName, garment: Garment): number =>
  makes(name, garment) ? points : spoils(name, garment) ? -points : 0;
