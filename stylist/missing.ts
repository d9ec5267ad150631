import { the, verb } from './language/grammar.ts';
import { isOutOfPlace, isWearable } from './limits/unfit.ts';
import { isForWearer } from './profile/limits.ts';
import { available, type Candidates, type Day } from './search/candidates.ts';
import { needsTop, type Slot, slotsOfKind } from './slots.ts';
import type { WornKind } from './vocabulary/kinds.ts';
import { type Garment, isAtHand, type OutfitRequest } from './wardrobe.ts';
import { airOf } from './weather/air.ts';

export type MissingPiece = {
  key:
    | 'top'
    | 'bottom'
    | 'clothes'
    | 'shoes'
    | 'outer'
    | 'sport-clothes'
    | 'sport-shoes'
    | 'formal-shoes'
    | 'casual-shoes'
    | 'required';
  kinds: readonly WornKind[];
  text: string;
  /** False when it would only improve outfits. */
  essential: boolean;
};

const topKinds: readonly WornKind[] = ['shirt', 't-shirt', 'blouse', 'sweater'];
const dressShoes: readonly WornKind[] = ['shoes', 'heels', 'loafers'];
const bottomKinds: readonly WornKind[] = ['pants', 'jeans', 'skirt'];

/** Only when the gap is due to it: "…: los zapatos están en la colada". */
function absenceNote(
  wardrobe: readonly Garment[],
  usable: readonly Garment[],
  fills: (garment: Garment) => boolean,
): string {
  const absent = wardrobe.find(
    (garment) => !isAtHand(garment) && !usable.includes(garment) && fills(garment),
  );
  if (!absent) return '';
  const place = absent.inLaundry ? 'en la colada' : 'fuera del armario';
  return `: ${the(absent)} ${verb(absent, 'está', 'están')} ${place}`;
}

const fits =
  (slot: Slot) =>
  ({ kind }: Garment): boolean =>
    slotsOfKind[kind].includes(slot);

function clothesMissing(
  wardrobe: readonly Garment[],
  usable: readonly Garment[],
  { profile }: Day,
): MissingPiece[] {
  const has = (slot: Slot) => usable.some(fits(slot));
  const suit = usable.some(({ kind }) => needsTop(kind));
  const whole = usable.some((garment) => fits('onePiece')(garment) && !needsTop(garment.kind));
  if (whole || (has('base') && (has('bottom') || suit))) return [];
  if (has('base')) {
    const other = isForWearer('skirt', profile) ? 'una falda' : 'unos vaqueros';
    const text = `Te falta una parte de abajo, como un pantalón o ${other}${absenceNote(wardrobe, usable, fits('bottom'))}.`;
    return [{ key: 'bottom', kinds: bottomKinds, text, essential: true }];
  }
  if (has('bottom') || suit) {
    const text = `Te falta una parte de arriba, como una camisa o una camiseta${absenceNote(wardrobe, usable, fits('base'))}.`;
    return [{ key: 'top', kinds: topKinds, text, essential: true }];
  }
  const dress = isForWearer('dress', profile) ? ', o un vestido,' : '';
  const text = `Añade una parte de arriba y una de abajo${dress} y empezamos a combinar.`;
  return [{ key: 'clothes', kinds: [...topKinds, ...bottomKinds, 'dress'], text, essential: true }];
}

function shoesMissing(
  wardrobe: readonly Garment[],
  usable: readonly Garment[],
  { occasion }: Day,
  candidates: Candidates,
): MissingPiece[] {
  if (!usable.some((garment) => garment.category === 'shoes')) {
    const text = `Te faltan unos zapatos para completar el outfit${absenceNote(wardrobe, usable, fits('shoes'))}.`;
    return [{ key: 'shoes', kinds: ['sneakers', 'shoes', 'boots'], text, essential: true }];
  }
  if (candidates.shoes.some((piece) => piece.occasionFit >= 0.5)) return [];
  if (occasion === 'sport') {
    const note = absenceNote(wardrobe, usable, ({ kind, style }) => kind === 'sneakers' && style === 'sport');
    const text = `Con unas zapatillas deportivas irías mejor para hacer deporte${note}.`;
    return [{ key: 'sport-shoes', kinds: ['sneakers'], text, essential: false }];
  }
  if (occasion === 'casual') {
    const text = 'Unos zapatos más de diario irían mejor con el plan.';
    return [{ key: 'casual-shoes', kinds: ['sneakers', 'loafers'], text, essential: false }];
  }
  const isDressy = ({ kind, style }: Garment) => dressShoes.includes(kind) && style !== 'sport';
  const level = 'llevarían el outfit a la altura de la ocasión';
  const text = usable.some(isDressy)
    ? `Otros zapatos ${level}.`
    : `Unos zapatos de vestir ${level}${absenceNote(wardrobe, usable, isDressy)}.`;
  return [{ key: 'formal-shoes', kinds: dressShoes, text, essential: false }];
}

function outerMissing(
  wardrobe: readonly Garment[],
  usable: readonly Garment[],
  { season, temperatureC, occasion }: Day,
  candidates: Candidates,
): MissingPiece[] {
  const air = airOf({ season, temperatureC });
  const cold = air === 'freezing' || air === 'cold' || air === 'cool';
  if (!cold || occasion === 'sport' || candidates.outer.length > 0) return [];
  const note = absenceNote(wardrobe, usable, fits('outer'));
  const text = usable.some(fits('outer'))
    ? 'Un abrigo más acorde con el día completaría el outfit.'
    : air !== 'cool'
      ? `Te falta un abrigo para ${season === 'winter' ? 'el invierno' : 'el frío'}${note}.`
      : `Una chaqueta te vendría bien para ${season === 'fall' ? 'el otoño' : 'este fresco'}${note}.`;
  return [{ key: 'outer', kinds: ['coat', 'outerwear'], text, essential: false }];
}

function sportClothesMissing(
  wardrobe: readonly Garment[],
  usable: readonly Garment[],
  day: Day,
  { bottom }: Candidates,
): MissingPiece[] {
  if (day.occasion !== 'sport' || bottom.some((piece) => isWearable(piece, day))) return [];
  const note = absenceNote(
    wardrobe,
    usable,
    (garment) => fits('bottom')(garment) && garment.style === 'sport',
  );
  const text = `Con unas mallas o un pantalón de deporte te moverías con más comodidad${note}.`;
  return [{ key: 'sport-clothes', kinds: ['pants', 'shorts'], text, essential: false }];
}

function requiredMissing(
  wardrobe: readonly Garment[],
  request: OutfitRequest,
  usable: readonly Garment[],
): MissingPiece[] {
  const wanted = request.mustInclude ?? [];
  const found = wanted.flatMap((id) => usable.filter((garment) => garment.id === id));
  if (found.length < new Set(wanted).size) {
    const known = wanted.every((id) => wardrobe.some((garment) => garment.id === id));
    const text = known
      ? 'Has pedido a la vez llevar y evitar la misma prenda.'
      : 'La prenda que quieres llevar ya no está en tu armario.';
    return [{ key: 'required', kinds: [], text, essential: true }];
  }
  return [];
}

/** Essential ones first. */
export function missingPieces(
  wardrobe: readonly Garment[],
  request: OutfitRequest,
  candidates: Candidates,
  day: Day,
): MissingPiece[] {
  const usable = available(wardrobe, request).filter((garment) => !isOutOfPlace(garment, day));
  const proposed = (piece: MissingPiece) => ({
    ...piece,
    kinds: piece.kinds.filter((kind) => isForWearer(kind, day.profile)),
  });
  return [
    ...requiredMissing(wardrobe, request, usable),
    ...clothesMissing(wardrobe, usable, day),
    ...shoesMissing(wardrobe, usable, day, candidates),
    ...sportClothesMissing(wardrobe, usable, day, candidates),
    ...outerMissing(wardrobe, usable, day, candidates),
  ].map(proposed);
}

/** The required garments exist but cannot be combined. */
export const incompatibleRequired: MissingPiece = {
  key: 'required',
  kinds: [],
  text: 'Las prendas que quieres llevar no se pueden combinar en un mismo outfit.',
  essential: true,
};
