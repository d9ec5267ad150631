import type { WornKind } from './vocabulary/kinds.ts';

const accessorySlots = [
  'bag',
  'belt',
  'headwear',
  'scarf',
  'tie',
  'gloves',
  'legwear',
  'jewellery',
  'sunglasses',
  'glasses',
  'watch',
  'earrings',
  'necklace',
  'bracelet',
  'ring',
  'umbrella',
] as const;
/** A garment fills at most one. */
export const slots = ['outer', 'mid', 'base', 'onePiece', 'bottom', 'shoes', ...accessorySlots] as const;
/** Display order: outermost first, downwards, then accessories. */
export type Slot = (typeof slots)[number];

const accessories: ReadonlySet<Slot> = new Set(accessorySlots);

export function isAccessory({ slot }: { slot: Slot }): boolean {
  return accessories.has(slot);
}

/** Tops and jewellery may be several. */
export const holdsOne = (slot: Slot): boolean => !several.has(slot);

const several: ReadonlySet<Slot> = new Set(['base', 'jewellery', 'necklace', 'bracelet', 'ring']);

/** A sweater or hoodie is a layer or, alone, the only top. Underwear and nightwear are no part of an outfit. */
export const slotsOfKind: Readonly<Record<WornKind, readonly Slot[]>> = {
  't-shirt': ['base'],
  polo: ['base'],
  blouse: ['base'],
  shirt: ['base'],
  longsleeve: ['base'],
  top: ['base'],
  undershirt: ['base'],
  body: ['base'],
  sweater: ['base', 'mid'],
  hoodie: ['base', 'mid'],
  cardigan: ['mid'],
  blazer: ['mid'],
  outerwear: ['outer'],
  coat: ['outer'],
  pants: ['bottom'],
  jeans: ['bottom'],
  shorts: ['bottom'],
  skirt: ['bottom'],
  dress: ['onePiece'],
  jumpsuit: ['onePiece'],
  shoes: ['shoes'],
  sneakers: ['shoes'],
  boots: ['shoes'],
  sandals: ['shoes'],
  heels: ['shoes'],
  loafers: ['shoes'],
  bag: ['bag'],
  belt: ['belt'],
  hat: ['headwear'],
  scarf: ['scarf'],
  suit: ['onePiece'],
  swimwear: ['onePiece'],
  vest: ['mid'],
  flats: ['shoes'],
  tights: ['legwear'],
  socks: ['legwear'],
  tie: ['tie'],
  'bow-tie': ['tie'],
  gloves: ['gloves'],
  jewellery: ['jewellery'],
  necklace: ['necklace'],
  earrings: ['earrings'],
  bracelet: ['bracelet'],
  ring: ['ring'],
  watch: ['watch'],
  sunglasses: ['sunglasses'],
  glasses: ['glasses'],
  umbrella: ['umbrella'],
  tote: ['bag'],
  'shoulder-bag': ['bag'],
  backpack: ['bag'],
  clutch: ['bag'],
  cap: ['headwear'],
  beanie: ['headwear'],
  bikini: ['onePiece'],
  'swim-trunks': ['bottom'],
  leggings: ['bottom'],
  joggers: ['bottom'],
  'sports-bra': ['base'],
  underwear: [],
  pyjamas: [],
};

/** Others are not layers over a top. */
const underneath: Partial<Record<WornKind, readonly WornKind[]>> = {
  sweater: ['shirt', 't-shirt', 'longsleeve', 'polo', 'undershirt'],
  hoodie: ['t-shirt', 'longsleeve', 'undershirt', 'top', 'sports-bra'],
  cardigan: [
    't-shirt',
    'shirt',
    'blouse',
    'longsleeve',
    'top',
    'undershirt',
    'body',
    'polo',
    'dress',
    'jumpsuit',
  ],
  blazer: ['t-shirt', 'shirt', 'blouse', 'longsleeve', 'top', 'body', 'polo', 'sweater', 'dress', 'jumpsuit'],
  vest: ['shirt', 't-shirt', 'longsleeve', 'blouse', 'polo', 'suit'],
};

export function canLayer(under: WornKind, over: WornKind): boolean {
  return underneath[over]?.includes(under) ?? false;
}

export function covers(over: WornKind): boolean {
  return over === 'sweater' || over === 'hoodie';
}

const beltable: ReadonlySet<WornKind> = new Set(['pants', 'jeans', 'shorts', 'dress', 'suit']);

const collared: ReadonlySet<WornKind> = new Set(['shirt', 'blouse']);

const bareLegged: ReadonlySet<WornKind> = new Set(['skirt', 'dress', 'shorts']);

const swimming: ReadonlySet<WornKind> = new Set(['swimwear', 'bikini', 'swim-trunks']);

const withoutSocks: ReadonlySet<WornKind> = new Set(['sandals', 'heels', 'flats']);

export const needsTop = (kind: WornKind): boolean => kind === 'suit';

export type Worn = { slot: Slot; garment: { id: string; kind: WornKind } };

/** Symmetric. */
export function excludeEachOther(a: Worn, b: Worn): boolean {
  if (a.garment.id === b.garment.id) return true;
  return excludes(a, b) || excludes(b, a);
}

function excludes(a: Worn, b: Worn): boolean {
  switch (a.slot) {
    case 'mid':
      // A suit with its shirt takes no further jacket.
      return (b.slot === 'base' || b.slot === 'onePiece') && !canLayer(b.garment.kind, a.garment.kind);
    case 'belt':
      return (b.slot === 'bottom' || b.slot === 'onePiece') && !beltable.has(b.garment.kind);
    case 'tie':
      return (
        (b.slot === 'base' || b.slot === 'onePiece') &&
        !collared.has(b.garment.kind) &&
        !needsTop(b.garment.kind)
      );
    case 'legwear':
      if (a.garment.kind === 'socks') return withoutSocks.has(b.garment.kind) || swimming.has(b.garment.kind);
      return (b.slot === 'bottom' || b.slot === 'onePiece') && !bareLegged.has(b.garment.kind);
    case 'glasses':
      return b.slot === 'sunglasses';
    case 'necklace':
      // It lies where the knot is.
      return b.slot === 'tie';
    case 'onePiece':
      return b.slot === 'bottom' || (b.slot === 'base' && !needsTop(a.garment.kind));
    default:
      return false;
  }
}

/** `null` for a wearable outfit. Shoes are optional, because a person may not have filed any. */
export function invalidity(pieces: readonly Worn[]): string | null {
  const at = new Map<Slot, WornKind>();
  for (const { slot, garment } of pieces) {
    if (!slotsOfKind[garment.kind].includes(slot)) return `a ${garment.kind} is not worn as ${slot}`;
    if (at.has(slot)) return `two garments as ${slot}`;
    at.set(slot, garment.kind);
  }
  for (const [index, piece] of pieces.entries()) {
    for (const other of pieces.slice(index + 1)) {
      if (excludeEachOther(piece, other)) return `${piece.garment.kind} and ${other.garment.kind}`;
    }
  }
  const onePiece = at.get('onePiece');
  if (!onePiece && !(at.has('base') && at.has('bottom'))) return 'neither a top and a bottom nor a one-piece';
  if (onePiece && needsTop(onePiece) && !at.has('base')) return `a ${onePiece} over nothing`;
  return null;
}
