import type { Occasion } from '#contract/vocabulary.ts';
import { colourDistance } from '../colour/oklch.ts';
import type { Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { isAccessory } from '../slots.ts';
import { visibleArea } from '../visible-colours.ts';
import { agree, capitalise, colourOf, joinAnd, phraseOf } from './grammar.ts';

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

const nameOf = (piece: Piece) => phraseOf(piece.garment);

function isSuit({ at: { mid, bottom } }: Outfit): boolean {
  return (
    mid?.garment.kind === 'blazer' &&
    bottom?.garment.kind === 'pants' &&
    mid.garment.fabric === bottom.garment.fabric &&
    mid.garment.pattern === bottom.garment.pattern &&
    colourDistance(mid.main, bottom.main) < 0.04 &&
    colourOf(mid.garment) === colourOf(bottom.garment)
  );
}

function suitPhrase({ at }: Outfit): string {
  const colour = at.mid && colourOf(at.mid.garment);
  return colour ? `traje ${agree(colour, { text: 'traje', gender: 'm', plural: false })}` : 'traje';
}

/** `tells` are the pieces that it names; a name tells outfits apart when no other has them all. */
type Name = { text: string; tells: readonly Piece[] };

/** Fixes "Blazer beige de lino y pantalones crudos de lino". */
function withoutEcho(name: string): string {
  return name.replace(/( de (?:lino|seda|cuero|pana|ante))( (?:y|con) .+)\1$/, '$2$1');
}

/** "Blusa y falda con salones". */
function nameFrom(pieces: readonly Piece[]): Name {
  const shod =
    pieces.length > 1 ? pieces.filter(({ slot }) => slot === 'shoes' || isAccessory({ slot })) : [];
  const body = pieces.filter((piece) => !shod.includes(piece));
  const parts = [joinAnd(body.map(nameOf)), joinAnd(shod.map(nameOf))];
  return { text: parts.filter(Boolean).join(' con '), tells: pieces };
}

/** The usual ones first, then any two pieces, any three, and all. */
function* namesFor(outfit: Outfit): Generator<Name> {
  const { at, pieces } = outfit;
  const given = (...list: (Piece | undefined)[]) => list.flatMap((piece) => piece ?? []);
  if (isSuit(outfit)) {
    const base = given(at.base);
    yield {
      text: joinAnd([suitPhrase(outfit), ...base.map(nameOf)]),
      tells: given(at.mid, at.bottom, at.base),
    };
  }
  const layer = at.mid ?? at.outer;
  if (at.onePiece) {
    yield nameFrom(given(at.onePiece, at.shoes));
    yield nameFrom(given(at.onePiece, layer));
  } else {
    yield nameFrom(given(layer ?? at.base, at.bottom));
    yield nameFrom(given(at.base, at.bottom));
  }
  const clothes = pieces.filter((piece) => !isAccessory(piece));
  for (const list of [clothes, pieces]) {
    for (const [index, a] of list.entries()) {
      for (const b of list.slice(index + 1)) yield nameFrom([a, b]);
    }
    for (const [index, a] of list.entries()) {
      for (const [next, b] of list.entries()) {
        if (next > index) for (const c of list.slice(next + 1)) yield nameFrom([a, b, c]);
      }
    }
  }
  yield nameFrom(clothes);
  yield nameFrom(pieces);
}

/** By its words, because two white shirts look alike in a title. */
function telling(outfit: Outfit, others: readonly Outfit[]): string {
  const worn = others.map(({ pieces }) => new Set(pieces.map(nameOf)));
  let usual = '';
  for (const { text, tells } of namesFor(outfit)) {
    if (text === '') continue;
    usual ||= text;
    if (!worn.some((other) => tells.every((piece) => other.has(nameOf(piece))))) return text;
  }
  return usual;
}

/** A scene where the colours alone tell them apart. */
function sceneOf(outfit: Outfit, others: readonly Outfit[], occasion: Occasion, turn: number): string | null {
  const colours = mainColours(outfit);
  const same = (other: Outfit) => {
    const theirs = mainColours(other);
    return colours.every((colour) => theirs.includes(colour));
  };
  const scene = scenes[occasion][Math.floor(turn / 3) % 3];
  return colours.length > 0 && !others.some(same) ? `${scene} en ${joinAnd(colours)}` : null;
}

/** Each names what the others of the same answer lack; `turn` varies the pattern. */
export function nameOutfits(outfits: readonly Outfit[], occasion: Occasion, turn: number): string[] {
  const taken = new Set<string>();
  const othersOf = (outfit: Outfit) => outfits.filter((other) => other !== outfit);
  const told = outfits.map((outfit) => telling(outfit, othersOf(outfit)));
  return outfits.map((outfit, index) => {
    const others = othersOf(outfit);
    const full = told[index] ?? '';
    const short = withoutEcho(full);
    // Without the echo it may be the name of another.
    const plain = told.includes(short) ? full : short;
    const scene = index % 3 === 2 ? sceneOf(outfit, others, occasion, turn + index) : null;
    const text = capitalise(scene ?? (plain || 'outfit'));
    let name = text;
    for (let number = 2; taken.has(name); number++) name = `${text} (${number})`;
    taken.add(name);
    return name;
  });
}
