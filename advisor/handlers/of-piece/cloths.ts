import type { Fabric } from '#contract/garment-attributes.ts';
import { isSortOf } from '#contract/vocabulary.ts';
import type { WornKind } from '#stylist/vocabulary/kinds.ts';
import type { Garment } from '#stylist/wardrobe.ts';

/** 2 where nothing is to be feared. */
export type Level = 0 | 1 | 2;

type Care = 'machine' | 'gentle' | 'hand' | 'cleaner' | 'wipe';

/** Properties of a fabric, whatever the garment. */
export type Cloth = {
  /** With its article. */
  name: string;
  /** What water does to it, after its name. */
  wet: string;
  /** How it comes clean, after its name. */
  dirt: string;
  care: Care;
  creases: Level;
  opaque: Level;
  breathes: Level;
  soft: Level;
  quiet: Level;
  clean: Level;
  lint: Level;
  snags: Level;
  yields: Level;
};

const usual = {
  wet: 'se empapa y tarda en secar',
  dirt: 'se lava sin miedo',
  care: 'machine',
  creases: 2,
  opaque: 2,
  breathes: 1,
  soft: 2,
  quiet: 2,
  clean: 1,
  lint: 2,
  snags: 2,
  yields: 1,
} as const satisfies Omit<Cloth, 'name'>;

const wool = {
  wet: 'aguanta cuatro gotas, pero calado pesa y tarda en secar',
  dirt: 'se cepilla en seco, y una mancha de verdad va a la tintorería',
  care: 'cleaner',
  lint: 0,
  soft: 1,
} as const;

const hide = {
  wet: 'resiste cuatro gotas, pero mojada se mancha y se acartona',
  dirt: 'se limpia con un paño húmedo',
  care: 'wipe',
  breathes: 0,
  clean: 2,
  yields: 0,
} as const;

const rows = {
  cotton: { ...usual, name: 'el algodón', creases: 1, breathes: 2 },
  poplin: { ...usual, name: 'el popelín', creases: 0, breathes: 2, opaque: 1 },
  flannel: { ...usual, name: 'la franela', lint: 1 },
  fleece: { ...usual, name: 'la felpa', yields: 2 },
  linen: { ...usual, name: 'el lino', creases: 0, breathes: 2, opaque: 1, yields: 0 },
  denim: { ...usual, name: 'la tela vaquera', yields: 0, clean: 2, dirt: 'disimula bien y va a la lavadora' },
  corduroy: { ...usual, name: 'la pana', lint: 1 },
  velvet: {
    ...usual,
    name: 'el terciopelo',
    care: 'cleaner',
    lint: 0,
    dirt: 'se aplasta si lo frotas',
    clean: 0,
  },
  wool: { ...usual, ...wool, name: 'la lana' },
  worsted: { ...usual, ...wool, name: 'la lana fría', breathes: 2, lint: 1, yields: 0 },
  tweed: { ...usual, ...wool, name: 'el tweed', soft: 0, lint: 1, clean: 2, yields: 0 },
  cashmere: { ...usual, ...wool, name: 'el cachemir', care: 'hand', soft: 2, snags: 1, yields: 2 },
  knit: {
    ...usual,
    name: 'el punto',
    care: 'hand',
    soft: 1,
    lint: 1,
    snags: 0,
    yields: 2,
    dirt: 'se lava a mano y se seca en plano',
  },
  silk: {
    ...usual,
    name: 'la seda',
    wet: 'coge cercos con una sola gota',
    dirt: 'coge cerco al frotar, así que mejor no tocarla',
    care: 'hand',
    creases: 0,
    clean: 0,
    snags: 0,
    opaque: 1,
  },
  satin: {
    ...usual,
    name: 'el satén',
    wet: 'coge cercos con una sola gota',
    dirt: 'coge cerco al frotar, así que mejor no tocarlo',
    care: 'hand',
    creases: 0,
    clean: 0,
    snags: 0,
  },
  chiffon: {
    ...usual,
    name: 'la gasa',
    wet: 'se pega al cuerpo en cuanto se moja',
    dirt: 'se lava a mano y con cuidado',
    care: 'hand',
    creases: 1,
    opaque: 0,
    breathes: 2,
    snags: 0,
  },
  lace: {
    ...usual,
    name: 'el encaje',
    dirt: 'se lava a mano y con cuidado',
    care: 'hand',
    opaque: 0,
    breathes: 2,
    soft: 1,
    snags: 0,
  },
  sequins: {
    ...usual,
    name: 'la lentejuela',
    wet: 'no sufre por cuatro gotas',
    dirt: 'se lava a mano y del revés',
    care: 'hand',
    breathes: 0,
    soft: 0,
    quiet: 1,
    snags: 0,
    yields: 0,
  },
  leather: { ...usual, ...hide, name: 'la piel', quiet: 1 },
  'faux-leather': {
    ...usual,
    ...hide,
    name: 'la polipiel',
    wet: 'no cala, y se seca con un paño',
    quiet: 0,
  },
  patent: { ...usual, ...hide, name: 'el charol', wet: 'no cala, aunque el agua deja marca si no lo secas' },
  suede: {
    ...usual,
    name: 'el ante',
    wet: 'se mancha y se queda rígido en cuanto se moja',
    dirt: 'se cepilla en seco, y la grasa ya no sale',
    care: 'cleaner',
    clean: 0,
    lint: 1,
    yields: 0,
  },
  canvas: { ...usual, name: 'la lona', wet: 'cala enseguida', dirt: 'se lava a mano con jabón', breathes: 2 },
  rubber: {
    ...usual,
    name: 'la goma',
    wet: 'no deja pasar una gota',
    dirt: 'se enjuaga y ya está',
    care: 'wipe',
    breathes: 0,
    clean: 2,
  },
  down: {
    ...usual,
    name: 'el plumón',
    wet: 'aguanta una llovizna, pero calado deja de abrigar',
    dirt: 'se limpia con un paño; entero, a la tintorería o en ciclo suave',
    care: 'gentle',
    quiet: 1,
    breathes: 0,
  },
  shell: {
    ...usual,
    name: 'esa tela impermeable',
    wet: 'no deja pasar el agua',
    dirt: 'se limpia con un paño húmedo',
    care: 'gentle',
    breathes: 0,
    quiet: 0,
    clean: 2,
    yields: 0,
  },
  gabardine: {
    ...usual,
    name: 'la gabardina de algodón',
    wet: 'aguanta la lluvia fina; un aguacero largo acaba calando',
    dirt: 'se limpia con un paño; entera, a la tintorería',
    care: 'cleaner',
    creases: 1,
    yields: 0,
  },
  technical: {
    ...usual,
    name: 'el tejido técnico',
    wet: 'se moja, pero seca en nada',
    breathes: 2,
    clean: 2,
    yields: 2,
  },
  synthetic: {
    ...usual,
    name: 'el tejido sintético',
    wet: 'se moja, pero seca pronto',
    breathes: 0,
    clean: 2,
  },
  metal: { ...usual, name: 'el metal', wet: 'pierde brillo si no lo secas', care: 'wipe', clean: 2 },
} as const satisfies Readonly<Record<string, Cloth>>;
export type ClothName = keyof typeof rows;

/** A word of the name tells more than the cloth on file; the first that is found holds. */
const byName: readonly (readonly [RegExp, ClothName])[] = [
  [/lentejuel|paillet|pedrer/, 'sequins'],
  [/polipiel|cuero sint|cuero veg|piel sint|simil/, 'faux-leather'],
  [/charol/, 'patent'],
  [/chubasquero|impermeable|cortavientos|anorak/, 'shell'],
  [/trench|gabardina/, 'gabardine'],
  [/bota.* de (?:agua|goma|lluvia)|katiuska/, 'rubber'],
  [/encaje|guipur|croch/, 'lace'],
  [/sat[eé]n|raso|lencer/, 'satin'],
  [/popel/, 'poplin'],
  [/franela/, 'flannel'],
  [/tweed/, 'tweed'],
  [/cachemir|cashmere/, 'cashmere'],
  [/terciopelo/, 'velvet'],
  [/lona/, 'canvas'],
  [/ante\b|serraje|nobuk/, 'suede'],
];

const ofKind: Readonly<Partial<Record<WornKind, ClothName>>> = {
  jeans: 'denim',
  sweater: 'knit',
  cardigan: 'knit',
  coat: 'wool',
  boots: 'leather',
  shoes: 'leather',
  loafers: 'leather',
  heels: 'leather',
  bag: 'leather',
  belt: 'leather',
};

export function clothOf(garment: Garment): Cloth {
  const name = garment.name.toLocaleLowerCase('es');
  const said = byName.find(([word]) => word.test(name))?.[1];
  return rows[said ?? finer(garment, garment.fabric)];
}

function finer({ kind, category, style }: Garment, fabric: Fabric | null): ClothName {
  if (fabric === null) return ofKind[kind] ?? 'cotton';
  if (fabric === 'cotton') {
    if (category === 'shoes') return 'canvas';
    return isSortOf(kind, 'hoodie', 'joggers') ? 'fleece' : 'cotton';
  }
  if (fabric === 'wool') {
    if (isSortOf(kind, 'sweater', 'cardigan')) return 'wool';
    return style === 'formal' && category !== 'accessories' && kind !== 'coat' ? 'worsted' : 'wool';
  }
  if (fabric === 'synthetic') return style === 'sport' ? 'technical' : 'synthetic';
  return fabric;
}

export const careWords: Readonly<Record<Care, string>> = {
  machine: 'va a la lavadora en frío',
  gentle: 'va a la lavadora en ciclo suave y con poco centrifugado',
  hand: 'pide lavado a mano en frío',
  cleaner: 'pide tintorería',
  wipe: 'se limpia con un paño, nunca en la lavadora',
};
