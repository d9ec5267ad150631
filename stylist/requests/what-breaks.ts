import { capitalise, the } from '../language/grammar.ts';
import { excludeEachOther, holdsOne, needsTop, type Slot } from '../slots.ts';
import type { Garment } from '../wardrobe.ts';
import { isOpenOver, type Placed, place } from './placing.ts';

export type Break = { garmentIds: [string, string]; text: string };

export type Lack = 'top' | 'bottom' | 'shoes';

function breakBetween(a: Placed, b: Placed): Break | null {
  const pair: [string, string] = [a.garment.id, b.garment.id];
  const [one, other] = [the(a.garment), the(b.garment)];
  if (a.slot === b.slot && holdsOne(a.slot)) {
    return { garmentIds: pair, text: `${capitalise(one)} y ${other} van en el mismo sitio: elige.` };
  }
  if (a.slot === 'base' && b.slot === 'base') {
    return { garmentIds: pair, text: `${capitalise(one)} y ${other} no se llevan una prenda sobre la otra.` };
  }
  const open = a.slot === 'mid' ? isOpenOver(a.garment, b.garment) : isOpenOver(b.garment, a.garment);
  if (a.slot !== b.slot && !open && excludeEachOther(a, b)) {
    return { garmentIds: pair, text: `${capitalise(one)} y ${other} no se llevan a la vez.` };
  }
  return null;
}

/** The later piece comes second. */
export function whatBreaks(look: readonly Garment[]): Break[] {
  const placed = place(look);
  return placed.flatMap((a, index) => placed.slice(index + 1).flatMap((b) => breakBetween(a, b) ?? []));
}

/** From the top down. */
export function whatLacks(look: readonly Garment[]): Lack[] {
  const placed = place(look);
  const at = (slot: Slot) => placed.filter((one) => one.slot === slot);
  const [onePiece] = at('onePiece');
  const top = onePiece && !needsTop(onePiece.garment.kind) ? true : at('base').length > 0;
  return [
    ...(top ? [] : (['top'] as const)),
    ...(onePiece || at('bottom').length > 0 ? [] : (['bottom'] as const)),
    ...(at('shoes').length > 0 ? [] : (['shoes'] as const)),
  ];
}
