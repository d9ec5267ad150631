import type { Kind } from '#contract/vocabulary.ts';

/** The places that an outfit has. One garment fills at most one of them. */
export const slots = [
  'outer',
  'mid',
  'base',
  'onePiece',
  'bottom',
  'shoes',
  'bag',
  'belt',
  'headwear',
  'scarf',
] as const;
/** `slots` is also the order in which an outfit is told: from the outside in, then down, then the details. */
export type Slot = (typeof slots)[number];

const accessorySlots: ReadonlySet<Slot> = new Set(['bag', 'belt', 'headwear', 'scarf']);

/** Whether something worn here finishes an outfit rather than dresses anybody. */
export function isAccessory({ slot }: { slot: Slot }): boolean {
  return accessorySlots.has(slot);
}

/** Where each kind can be worn. A sweater or a hoodie is a layer or, alone, the only top. */
export const slotsOfKind: Readonly<Record<Kind, readonly Slot[]>> = {
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
};

/** What can be worn under each layer. Kinds that are not listed are not layers over a top. */
const underneath: Partial<Record<Kind, readonly Kind[]>> = {
  sweater: ['shirt', 't-shirt', 'longsleeve', 'polo', 'undershirt'],
  hoodie: ['t-shirt', 'longsleeve', 'undershirt', 'top'],
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
};

/** Whether `over` can be worn as the middle layer above `under`. */
export function canLayer(under: Kind, over: Kind): boolean {
  return underneath[over]?.includes(under) ?? false;
}

/** Bottoms and one-pieces that a belt can hold. */
const beltable: ReadonlySet<Kind> = new Set(['pants', 'jeans', 'shorts', 'dress']);

export function takesBelt(kind: Kind): boolean {
  return beltable.has(kind);
}

type Worn = { slot: Slot; garment: { id: string; kind: Kind } };

/**
 * Why these pieces cannot be worn together, or `null` for a wearable outfit. Shoes may be missing:
 * a person who filed none still wants to see the rest.
 */
export function invalidity(pieces: readonly Worn[]): string | null {
  const at = new Map<Slot, Kind>();
  const ids = new Set<string>();
  for (const { slot, garment } of pieces) {
    if (!slotsOfKind[garment.kind].includes(slot)) return `a ${garment.kind} is not worn as ${slot}`;
    if (at.has(slot)) return `two garments as ${slot}`;
    if (ids.has(garment.id)) return `${garment.id} twice`;
    at.set(slot, garment.kind);
    ids.add(garment.id);
  }
  const base = at.get('base');
  const onePiece = at.get('onePiece');
  if (onePiece ? base || at.has('bottom') : !base || !at.has('bottom')) {
    return 'neither a top and a bottom nor a one-piece';
  }
  const under = base ?? onePiece;
  const mid = at.get('mid');
  if (mid && under && !canLayer(under, mid)) return `a ${mid} does not go over a ${under}`;
  const waist = at.get('bottom') ?? onePiece;
  if (at.has('belt') && waist && !takesBelt(waist)) return `a ${waist} takes no belt`;
  return null;
}
