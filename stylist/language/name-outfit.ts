import type { Occasion } from '#contract/vocabulary.ts';
import { colourDistance } from '../colour/oklch.ts';
import type { Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { isAccessory } from '../slots.ts';
import { visibleArea } from '../visible-colours.ts';
import { agree, capitalise, colourOf, phraseOf } from './grammar.ts';

/** Followed by a colour: "Oficina en azul marino". */
const scenes: Readonly<Record<Occasion, readonly string[]>> = {
  casual: ['Día tranquilo', 'Paseo', 'Sobremesa'],
  work: ['Oficina', 'Reunión', 'Jornada'],
  formal: ['Ceremonia', 'Etiqueta', 'Gran ocasión'],
  party: ['Noche', 'Brindis', 'Fiesta'],
  date: ['Cita', 'Cena', 'Atardecer'],
  sport: ['Entreno', 'Ruta', 'Calentamiento'],
};

const mainColours = (outfit: Outfit): string[] => {
  const clothes = outfit.pieces.filter((piece) => !isAccessory(piece) && piece.slot !== 'shoes');
  const byArea = [...clothes].sort((a, b) => visibleArea(b) - visibleArea(a));
  const names = byArea.flatMap((piece) => colourOf(piece.garment) ?? []);
  return [...new Set(names)].slice(0, 2);
};

/** The one-piece, the visible layer, or the top. */
function protagonist({ at }: Outfit): Piece | undefined {
  return at.onePiece ?? at.mid ?? at.outer ?? at.base;
}

function isSuit({ at: { mid, bottom } }: Outfit): boolean {
  return (
    mid?.garment.kind === 'blazer' &&
    bottom?.garment.kind === 'pants' &&
    mid.garment.fabric === bottom.garment.fabric &&
    colourDistance(mid.main, bottom.main) < 0.04
  );
}

function suitPhrase({ at }: Outfit): string {
  const colour = at.mid && colourOf(at.mid.garment);
  return colour ? `traje ${agree(colour, { text: 'traje', gender: 'm', plural: false })}` : 'traje';
}

/** The most specific first. */
function* namesFor(outfit: Outfit, occasion: Occasion): Generator<string> {
  const { at } = outfit;
  const first = protagonist(outfit);
  const name = (piece: Piece | undefined) => (piece ? phraseOf(piece.garment) : '');
  if (at.onePiece) {
    const layer = at.mid ?? at.outer;
    if (at.shoes) yield `${name(at.onePiece)} con ${name(at.shoes)}`;
    if (layer) yield `${name(at.onePiece)} y ${name(layer)}`;
  } else {
    if (isSuit(outfit)) yield `${suitPhrase(outfit)} y ${name(at.base)}`;
    yield `${name(first)} y ${name(at.bottom)}`;
    if (at.base && first !== at.base) yield `${name(at.base)} y ${name(at.bottom)}`;
    if (at.shoes) yield `${name(at.bottom)} con ${name(at.shoes)}`;
  }
  for (const scene of scenes[occasion]) {
    const colours = mainColours(outfit);
    if (colours.length > 0) yield `${scene} en ${colours.join(' y ')}`;
  }
  if (first && at.shoes) yield `${name(first)} con ${name(at.shoes)}`;
  if (at.outer && at.bottom) yield `${name(at.outer)} y ${name(at.bottom)}`;
}

/** Fixes "Blazer beige de lino y pantalones crudos de lino". */
function withoutEcho(name: string): string {
  return name.replace(/( de (?:lino|seda|cuero|pana|ante))( (?:y|con) .+)\1$/, '$2$1');
}

/** Not in `taken`; `turn` varies the pattern. */
export function nameOutfit(
  outfit: Outfit,
  occasion: Occasion,
  taken: ReadonlySet<string>,
  turn: number,
): string {
  const names = [...new Set([...namesFor(outfit, occasion)].map((name) => capitalise(withoutEcho(name))))];
  const rotated = turn % 3 === 2 ? [...names.filter((n) => / en /.test(n)), ...names] : names;
  const free = rotated.find((name) => !taken.has(name));
  if (free) return free;
  const [first = 'Conjunto'] = names;
  let number = 2;
  while (taken.has(`${first} (${number})`)) number++;
  return `${first} (${number})`;
}
