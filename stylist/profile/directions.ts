import type { Pattern } from '#contract/garment-attributes.ts';
import type { StyleDirection } from '#contract/style-words.ts';
import { isVivid, type Tone } from '../colour/pair-harmony.ts';
import type { Piece, Traits } from '../piece.ts';
import { type RegisterShares, registers } from '../vocabulary/registers.ts';
import { phrasesOf } from '../vocabulary/stem.ts';
import type { Garment } from '../wardrobe.ts';
import type { Profile } from './profile.ts';

type ColourFamily = 'black' | 'white' | 'grey' | 'earth' | 'blue' | 'vivid' | 'pastel' | 'deep';

type Leaning = {
  /** 0 to 1, each on its own. */
  registers: RegisterShares;
  /** 0 to 1; a colour that is not named is neither sought nor shunned. */
  colours: Readonly<Partial<Record<ColourFamily, number>>>;
  /** Louder than this is foreign to it. */
  loudness: number;
  patterns?: readonly Pattern[];
  /** In a garment's name. */
  words?: string;
};

/** A stylist's judgement. */
const leanings: Readonly<Record<StyleDirection, Leaning>> = {
  classic: {
    registers: { classic: 1, romantic: 0.4, casual: 0.4, festive: 0.3 },
    colours: { blue: 0.9, earth: 0.9, white: 0.8, grey: 0.8, vivid: 0.2 },
    loudness: 0.25,
    words: 'sastre|trench|gabardina|perlas|oxford|pinzas|raya diplomática|príncipe de gales',
  },
  minimal: {
    registers: { classic: 0.9, casual: 0.8, street: 0.3, romantic: 0.2, edgy: 0.3 },
    colours: { black: 1, white: 1, grey: 1, earth: 0.8, blue: 0.6, deep: 0.4, pastel: 0.3, vivid: 0 },
    loudness: 0.05,
    words: 'recto|recta|básico|básica',
  },
  casual: {
    registers: { casual: 1, street: 0.5, classic: 0.4, sport: 0.3, romantic: 0.3 },
    colours: { blue: 0.8, grey: 0.7, white: 0.7, earth: 0.7 },
    loudness: 0.4,
    words: 'vaquero|vaqueros|básico|básica',
  },
  romantic: {
    registers: { romantic: 1, festive: 0.4, classic: 0.4, casual: 0.2 },
    colours: { pastel: 1, white: 0.8, earth: 0.6, deep: 0.5, black: 0.3, grey: 0.4 },
    loudness: 0.4,
    patterns: ['floral', 'dots'],
    words: 'encaje|volantes|volante|lazo|lazada|gasa|tul|puntilla|perlas|flores',
  },
  boho: {
    registers: { romantic: 0.7, casual: 0.7, street: 0.2 },
    colours: { earth: 1, deep: 0.8, white: 0.7, vivid: 0.5, black: 0.3, grey: 0.2 },
    loudness: 0.7,
    patterns: ['floral'],
    words:
      'boho|flecos|étnico|étnica|ganchillo|crochet|bordado|bordada|hippie|rafia|antelina|ibicenco|kimono',
  },
  street: {
    registers: { street: 1, sport: 0.5, casual: 0.6, edgy: 0.4 },
    colours: { black: 0.8, grey: 0.7, vivid: 0.7, white: 0.6 },
    loudness: 0.8,
    words: 'oversize|cargo|baggy|sudadera|skate|plumífero|gorra|chándal',
  },
  sporty: {
    registers: { sport: 1, street: 0.6, casual: 0.6 },
    colours: { white: 0.7, black: 0.7, grey: 0.7, blue: 0.7, vivid: 0.6 },
    loudness: 0.6,
    words: 'deportivo|deportiva|chándal|mallas|running|técnico|técnica|forro polar',
  },
  edgy: {
    registers: { edgy: 1, street: 0.5, festive: 0.3, casual: 0.2 },
    colours: { black: 1, grey: 0.7, deep: 0.6, white: 0.5, pastel: 0.1 },
    loudness: 0.7,
    patterns: ['animal'],
    words: 'biker|motera|moteras|motero|cuero|polipiel|tachuelas|roto|rota|rock|cadenas',
  },
  goth: {
    registers: { edgy: 1, romantic: 0.5, festive: 0.5, classic: 0.2 },
    colours: { black: 1, deep: 0.7, grey: 0.3, white: 0.1, earth: 0.1, pastel: 0, vivid: 0.1, blue: 0.2 },
    loudness: 0.5,
    words: 'gótico|gótica|terciopelo|corsé|calavera|calaveras|plataforma|plataformas|cadenas|rejilla',
  },
  glam: {
    registers: { festive: 1, romantic: 0.5, edgy: 0.4, classic: 0.3 },
    colours: { black: 0.8, vivid: 0.9, deep: 0.8, white: 0.6 },
    loudness: 1,
    patterns: ['animal'],
    words: 'lentejuelas|satén|satinado|satinada|metalizado|metalizada|terciopelo|plumas|tacón|joya',
  },
};

const unnamedColour = 0.5;

/** Few garments speak of nothing else. */
const fullVoice = 0.8;

function familyOf(tone: Tone): ColourFamily {
  if (tone.neutral !== null) return tone.neutral;
  if (isVivid(tone)) return 'vivid';
  return tone.lightness > 0.72 ? 'pastel' : 'deep';
}

const phrases = phrasesOf<readonly StyleDirection[]>(
  [
    ...Map.groupBy(
      Object.entries(leanings).flatMap(([direction, { words = '' }]) =>
        words.split('|').map((word) => ({ word, direction: direction as StyleDirection })),
      ),
      ({ word }) => word,
    ),
  ].map(([word, of]) => [word, of.map(({ direction }) => direction)] as const),
);

const known = new Map<string, ReadonlySet<StyleDirection>>();

function saidIn(name: string): ReadonlySet<StyleDirection> {
  const before = known.get(name);
  if (before) return before;
  const found = new Set(phrases.find(name).flat());
  // Bounds the cache in a long-running server.
  if (known.size > 20_000) known.clear();
  known.set(name, found);
  return found;
}

/** 0 is foreign to the direction, 1 speaks of it. */
export function speaksOf(garment: Garment, traits: Traits, direction: StyleDirection): number {
  const leaning = leanings[direction];
  const register = registers.reduce(
    (sum, name, at) => sum + (traits.registers[at] ?? 0) * (leaning.registers[name] ?? 0),
    0,
  );
  const colour = leaning.colours[familyOf(traits.main)] ?? unnamedColour;
  const said = saidIn(garment.name).has(direction) || leaning.patterns?.includes(garment.pattern);
  const fit = (said ? 1 : register) * 0.65 + colour * 0.35;
  return fit * (1 - Math.max(0, traits.loudness - leaning.loudness));
}

/**
 * 0 in a person's own style, up to 1 far from all of its directions. A lesser direction is a lesser welcome.
 */
export function awayFromDirections(piece: Piece, { directions, certainty }: Profile): number {
  let best = 0;
  let any = false;
  for (const [direction, share] of Object.entries(directions) as [StyleDirection, number][]) {
    any = true;
    best = Math.max(best, (0.5 + 0.5 * share) * speaksOf(piece.garment, piece, direction));
  }
  return any ? certainty * (1 - Math.min(1, best / fullVoice)) : 0;
}
