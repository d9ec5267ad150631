import { phrasesOf } from '../vocabulary/stem.ts';

type Word =
  | 'head'
  | 'low-heel'
  | 'raised'
  | 'fur'
  | 'imitation'
  | 'maternity'
  | 'leather'
  | 'wool'
  | 'silk'
  | 'tight'
  | 'sheer';

const words: Readonly<Record<Word, string>> = {
  head: 'hijab|hiyab|jiyab|hijabs|pañuelo|velo|turbante|shayla|khimar|amira|headscarf|turban',
  'low-heel':
    'tacón bajo|tacón medio|tacón ancho|tacón cuadrado|medio tacón|poco tacón|tacón de carrete|kitten|kitten heel|low heel|block heel',
  raised: 'cuña|plataforma|wedge|platform',
  fur: 'visón|zorro|pelo natural|piel de conejo|astracán|mutón|mouton|fur',
  imitation:
    'polipiel|ecopiel|piel sintética|cuero sintético|cuero vegano|piel vegana|sintético|sintética|faux',
  maternity: 'premamá|embarazo|embarazada|maternity|elástica|elástico|goma|lactancia',
  leather: 'piel|cuero|ante|napa|charol|nobuk|leather|suede',
  wool: 'lana|merino|cachemira|cachemir|cashmere|mohair|alpaca|angora|tweed|wool',
  silk: 'seda|silk',
  tight: 'tubo|lápiz|pencil|corsé|cinturilla|talle alto|tiro alto|cintura alta|ceñido|ceñida',
  sheer: 'rejilla|transparente|transparentes|encaje|calado|calada|sheer|fishnet|lace',
};

const phrases = phrasesOf<Word>(
  Object.entries(words).flatMap(([word, said]) =>
    said.split('|').map((phrase) => [phrase, word as Word] as const),
  ),
);

const known = new Map<string, ReadonlySet<Word>>();

export function wordsIn(name: string): ReadonlySet<Word> {
  const before = known.get(name);
  if (before) return before;
  const found = new Set(phrases.find(name));
  // Bounds the cache in a long-running server.
  if (known.size > 20_000) known.clear();
  known.set(name, found);
  return found;
}
