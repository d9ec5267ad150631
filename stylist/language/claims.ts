type Ids = readonly string[];
type Pair = readonly [a: string, b: string];

/** In ids of garments; a property test checks each against the garments. */
export type Claim =
  /** The words name the garment: its kind, colour, pattern and fabric. */
  | { kind: 'named'; piece: string; words: string }
  | { kind: 'colour'; piece: string; colour: string }
  | { kind: 'family'; pieces: Ids; family: 'black' | 'blue' | 'earth' | 'neutral' }
  /** All others are neutral. */
  | { kind: 'only-colour'; piece: string }
  | { kind: 'same-colour'; pieces: Pair }
  /** Lighter and darker tones of one colour. */
  | { kind: 'one-hue'; pieces: Pair }
  | { kind: 'hues'; pieces: Pair; relation: 'near' | 'apart' | 'opposite' }
  | { kind: 'lighter'; piece: string; than: string }
  | { kind: 'colour-unknown'; pieces: Ids }
  | { kind: 'warm'; pieces: Ids; against: 'cold' | 'cool' }
  | { kind: 'airy'; pieces: Ids }
  | { kind: 'rain'; pieces: Ids; against: 'rain' | 'shower' }
  /** Opens in front and is the outermost or the second layer. */
  | { kind: 'comes-off'; piece: string }
  /** Of the upper body. */
  | { kind: 'layers'; count: number }
  | { kind: 'warmth'; verdict: 'too-cold' | 'too-warm' }
  | { kind: 'out-of-season'; piece: string }
  /** In the words of the sentence: "un día de 8 °C", "el otoño". */
  | { kind: 'day'; words: string }
  /** Follows "para". */
  | { kind: 'purpose'; words: string }
  | { kind: 'suits'; pieces: Ids }
  | { kind: 'unsuited'; piece: string }
  | { kind: 'level'; verdict: 'too-casual' | 'too-dressy' }
  | { kind: 'dressier'; piece: string; than: string }
  | { kind: 'same-register'; pieces: Pair }
  | { kind: 'wide'; pieces: Ids }
  | { kind: 'not-wide'; piece: string }
  | { kind: 'patterned'; pieces: Ids; logo: boolean }
  /** All but these are plain. */
  | { kind: 'plain-but'; pieces: Ids }
  | { kind: 'pattern-colour'; pieces: Pair }
  | { kind: 'lacks'; slot: 'shoes' | 'outer' | 'mid' }
  | { kind: 'complete' }
  | { kind: 'accessory'; piece: string }
  | { kind: 'seen-before' }
  | { kind: 'unworn'; piece: string }
  | { kind: 'rested'; piece: string; words: string }
  | { kind: 'recent'; pieces: Ids }
  | { kind: 'favourite'; piece: string }
  | { kind: 'favourite-colour'; piece: string }
  | { kind: 'no-favourite' };
