import { wordsOf } from './language/all.ts';
import type { MissingWords, Words } from './language/shape/words.ts';
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

type Stock = { wardrobe: readonly Garment[]; usable: readonly Garment[]; words: MissingWords };

/** Only when the gap is due to it: "…: the shoes are in the wash". */
function absenceNote({ wardrobe, usable, words }: Stock, fills: (garment: Garment) => boolean): string {
  const absent = wardrobe.find(
    (garment) => !isAtHand(garment) && !usable.includes(garment) && fills(garment),
  );
  if (!absent) return '';
  const { elsewhere, away, inLaundry } = absent;
  if (elsewhere !== undefined && !away) return words.absence(absent, { house: elsewhere });
  return words.absence(absent, inLaundry ? 'laundry' : 'away');
}

const fits =
  (slot: Slot) =>
  ({ kind }: Garment): boolean =>
    slotsOfKind[kind].includes(slot);

function clothesMissing(stock: Stock, { profile }: Day): MissingPiece[] {
  const { usable, words } = stock;
  const has = (slot: Slot) => usable.some(fits(slot));
  const suit = usable.some(({ kind }) => needsTop(kind));
  const whole = usable.some((garment) => fits('onePiece')(garment) && !needsTop(garment.kind));
  if (whole || (has('base') && (has('bottom') || suit))) return [];
  if (has('base')) {
    const such = isForWearer('skirt', profile) ? 'skirt' : 'jeans';
    const text = words.bottom(such, absenceNote(stock, fits('bottom')));
    return [{ key: 'bottom', kinds: bottomKinds, text, essential: true }];
  }
  if (has('bottom') || suit) {
    const text = words.top(absenceNote(stock, fits('base')));
    return [{ key: 'top', kinds: topKinds, text, essential: true }];
  }
  const text = words.clothes(isForWearer('dress', profile));
  return [{ key: 'clothes', kinds: [...topKinds, ...bottomKinds, 'dress'], text, essential: true }];
}

function shoesMissing(stock: Stock, { occasion }: Day, candidates: Candidates): MissingPiece[] {
  const { usable, words } = stock;
  if (!usable.some((garment) => garment.category === 'shoes')) {
    const text = words.shoes(absenceNote(stock, fits('shoes')));
    return [{ key: 'shoes', kinds: ['sneakers', 'shoes', 'boots'], text, essential: true }];
  }
  if (candidates.shoes.some((piece) => piece.occasionFit >= 0.5)) return [];
  if (occasion === 'sport') {
    const note = absenceNote(stock, ({ kind, style }) => kind === 'sneakers' && style === 'sport');
    const text = words.sportShoes(note);
    return [{ key: 'sport-shoes', kinds: ['sneakers'], text, essential: false }];
  }
  if (occasion === 'casual') {
    const kinds = ['sneakers', 'loafers'] as const;
    return [{ key: 'casual-shoes', kinds, text: words.casualShoes, essential: false }];
  }
  const isDressy = ({ kind, style }: Garment) => dressShoes.includes(kind) && style !== 'sport';
  const text = usable.some(isDressy)
    ? words.otherFormalShoes
    : words.formalShoes(absenceNote(stock, isDressy));
  return [{ key: 'formal-shoes', kinds: dressShoes, text, essential: false }];
}

function outerMissing(
  stock: Stock,
  { season, temperatureC, occasion }: Day,
  candidates: Candidates,
): MissingPiece[] {
  const air = airOf({ season, temperatureC });
  const cold = air === 'freezing' || air === 'cold' || air === 'cool';
  if (!cold || occasion === 'sport' || candidates.outer.length > 0) return [];
  const { usable, words } = stock;
  const note = absenceNote(stock, fits('outer'));
  const text = usable.some(fits('outer'))
    ? words.otherCoat
    : air !== 'cool'
      ? words.coat(season === 'winter' ? 'winter' : 'cold', note)
      : words.jacket(season === 'fall' ? 'fall' : 'cool', note);
  return [{ key: 'outer', kinds: ['coat', 'outerwear'], text, essential: false }];
}

function sportClothesMissing(stock: Stock, day: Day, { bottom }: Candidates): MissingPiece[] {
  if (day.occasion !== 'sport' || bottom.some((piece) => isWearable(piece, day))) return [];
  const note = absenceNote(stock, (garment) => fits('bottom')(garment) && garment.style === 'sport');
  const text = stock.words.sportClothes(note);
  return [{ key: 'sport-clothes', kinds: ['pants', 'shorts'], text, essential: false }];
}

function requiredMissing({ wardrobe, usable, words }: Stock, request: OutfitRequest): MissingPiece[] {
  const wanted = request.mustInclude ?? [];
  const found = wanted.flatMap((id) => usable.filter((garment) => garment.id === id));
  if (found.length < new Set(wanted).size) {
    const known = wanted.every((id) => wardrobe.some((garment) => garment.id === id));
    const text = known ? words.wornAndAvoided : words.gone;
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
  const stock = { wardrobe, usable, words: wordsOf(request.language).missing };
  const proposed = (piece: MissingPiece) => ({
    ...piece,
    kinds: piece.kinds.filter((kind) => isForWearer(kind, day.profile)),
  });
  return [
    ...requiredMissing(stock, request),
    ...clothesMissing(stock, day),
    ...shoesMissing(stock, day, candidates),
    ...sportClothesMissing(stock, day, candidates),
    ...outerMissing(stock, day, candidates),
  ].map(proposed);
}

/** The required garments exist but cannot be combined. */
export const incompatibleRequired = ({ missing }: Words): MissingPiece => ({
  key: 'required',
  kinds: [],
  text: missing.incompatible,
  essential: true,
});
