import type { Occasion } from '#contract/vocabulary.ts';
import { colourDistance } from '../colour/oklch.ts';
import { colourOf } from '../colour/spelled.ts';
import type { Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { isAccessory } from '../slots.ts';
import { visibleArea } from '../visible-colours.ts';
import { wordsOf } from './all.ts';
import type { Words } from './shape/words.ts';

const mainColours = (outfit: Outfit): string[] => {
  const clothes = outfit.pieces.filter((piece) => !isAccessory(piece) && piece.slot !== 'shoes');
  const byArea = [...clothes].sort((a, b) => visibleArea(b) - visibleArea(a));
  const names = byArea.flatMap((piece) => colourOf(piece.garment) ?? []);
  return [...new Set(names)].slice(0, 2);
};

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

/** `tells` are the pieces that it names; a name tells outfits apart when no other has them all. */
type Name = { text: string; tells: readonly Piece[] };

/** "Blouse and skirt with heels". */
function nameFrom(pieces: readonly Piece[], { grammar, titles }: Words): Name {
  const shod =
    pieces.length > 1 ? pieces.filter(({ slot }) => slot === 'shoes' || isAccessory({ slot })) : [];
  const body = pieces.filter((piece) => !shod.includes(piece));
  const named = (part: readonly Piece[]) =>
    grammar.joinAnd(part.map(({ garment }) => grammar.phraseOf(garment)));
  const [clothes, shoes] = [named(body), named(shod)] as const;
  return { text: clothes && shoes ? titles.shod(clothes, shoes) : clothes || shoes, tells: pieces };
}

/** The usual ones first, then any two pieces, any three, and all. */
function* namesFor(outfit: Outfit, words: Words): Generator<Name> {
  const { grammar, titles } = words;
  const { at, pieces } = outfit;
  const given = (...list: (Piece | undefined)[]) => list.flatMap((piece) => piece ?? []);
  if (isSuit(outfit)) {
    const base = given(at.base);
    const suit = titles.suit((at.mid && colourOf(at.mid.garment)) ?? null);
    yield {
      text: grammar.joinAnd([suit, ...base.map(({ garment }) => grammar.phraseOf(garment))]),
      tells: given(at.mid, at.bottom, at.base),
    };
  }
  const layer = at.mid ?? at.outer;
  if (at.onePiece) {
    yield nameFrom(given(at.onePiece, at.shoes), words);
    yield nameFrom(given(at.onePiece, layer), words);
  } else {
    yield nameFrom(given(layer ?? at.base, at.bottom), words);
    yield nameFrom(given(at.base, at.bottom), words);
  }
  const clothes = pieces.filter((piece) => !isAccessory(piece));
  for (const list of [clothes, pieces]) {
    for (const [index, a] of list.entries()) {
      for (const b of list.slice(index + 1)) yield nameFrom([a, b], words);
    }
    for (const [index, a] of list.entries()) {
      for (const [next, b] of list.entries()) {
        if (next > index) for (const c of list.slice(next + 1)) yield nameFrom([a, b, c], words);
      }
    }
  }
  yield nameFrom(clothes, words);
  yield nameFrom(pieces, words);
}

/** By its words, because two white shirts look alike in a title. */
function telling(outfit: Outfit, others: readonly Outfit[], words: Words): string {
  const nameOf = ({ garment }: Piece) => words.grammar.phraseOf(garment);
  const worn = others.map(({ pieces }) => new Set(pieces.map(nameOf)));
  let usual = '';
  for (const { text, tells } of namesFor(outfit, words)) {
    if (text === '') continue;
    usual ||= text;
    if (!worn.some((other) => tells.every((piece) => other.has(nameOf(piece))))) return text;
  }
  return usual;
}

/** A scene where the colours alone tell them apart. */
function sceneOf(
  outfit: Outfit,
  others: readonly Outfit[],
  occasion: Occasion,
  turn: number,
  { grammar, titles }: Words,
): string | null {
  const colours = mainColours(outfit);
  const same = (other: Outfit) => {
    const theirs = mainColours(other);
    return colours.every((colour) => theirs.includes(colour));
  };
  const scene = titles.scenes[occasion][Math.floor(turn / 3) % 3] ?? '';
  if (colours.length === 0 || others.some(same)) return null;
  return titles.scene(scene, grammar.joinAnd(colours.map(grammar.colour)));
}

/** Each names what the others of the same answer lack; `turn` varies the pattern. */
export function nameOutfits(
  outfits: readonly Outfit[],
  occasion: Occasion,
  turn: number,
  words: Words = wordsOf(),
): string[] {
  const { grammar, titles } = words;
  const taken = new Set<string>();
  const othersOf = (outfit: Outfit) => outfits.filter((other) => other !== outfit);
  const told = outfits.map((outfit) => telling(outfit, othersOf(outfit), words));
  return outfits.map((outfit, index) => {
    const others = othersOf(outfit);
    const full = told[index] ?? '';
    const short = titles.withoutEcho(full);
    // Without the echo it may be the name of another.
    const plain = told.includes(short) ? full : short;
    const scene = index % 3 === 2 ? sceneOf(outfit, others, occasion, turn + index, words) : null;
    const text = grammar.capitalise(scene ?? (plain || titles.nameless));
    let name = text;
    for (let number = 2; taken.has(name); number++) name = `${text} (${number})`;
    taken.add(name);
    return name;
  });
}
