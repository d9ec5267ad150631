import type { ColorName } from '#contract/colors.ts';
import type { Fabric, Pattern } from '#contract/garment-attributes.ts';
import { sortsOf } from '#contract/vocabulary.ts';
import { fabricWords, patternWords } from '#stylist/vocabulary/cloths.ts';
import { colourWords } from '#stylist/vocabulary/colours.ts';
import type { Item } from '#stylist/vocabulary/item.ts';
import { items } from '#stylist/vocabulary/items.ts';
import type { WornKind } from '#stylist/vocabulary/kinds.ts';
import { lexiconOf } from '../../words/lexicon.ts';

/** A word for a garment: its possible kinds and the engine's more specific item, if any. */
export type GarmentWord = { kinds: readonly WornKind[]; item: Item | null };

const allTops: readonly WornKind[] = [
  't-shirt',
  'shirt',
  'blouse',
  'top',
  'longsleeve',
  'polo',
  'sweater',
  'body',
  'undershirt',
  'hoodie',
];
const allShoes: readonly WornKind[] = ['shoes', 'sneakers', 'boots', 'sandals', 'heels', 'loafers', 'flats'];

/** Words for several kinds, and regional names. */
const broad: readonly (readonly [words: string, kinds: readonly WornKind[]])[] = [
  [
    'chupa|chupas|chupita|chaqueta|chaquetas|campera|camperas|chamarra|casaca|chumpa|cazadora|cazadoras',
    ['outerwear', 'blazer', 'cardigan'],
  ],
  ['abrigo|abrigos|tapado|sobretodo', ['coat', 'outerwear']],
  ['cosas de abrigo|ropa de abrigo|prendas de abrigo|prenda de abrigo|cosa de abrigo', ['coat', 'outerwear']],
  [
    'zapatos|calzado|zapato|y los pies|lo de los pies|y de pies|y de calzado|en los pies|para los pies|en las patas|que me calzo|que calzo',
    allShoes,
  ],
  [
    'converse|adidas|jordans|zapatillas|zapas|tenis|deportivas|bambas|championes|sneakers|trainers',
    ['sneakers'],
  ],
  [
    'camiseta|camisetas|remera|remeras|polera|poleras|playera|franela',
    ['t-shirt', 'longsleeve', 'undershirt'],
  ],
  ['pantalon|pantalones', ['pants', 'jeans']],
  ['vaqueros|vaquero|tejanos|jeans|jean|mezclilla|blue jeans|bluejeans', ['jeans']],
  ['falda|faldas|pollera|polleras|saya|mini|minis|mini vaquera|mini falda', ['skirt']],
  ['jersey|jerseis|sueter|pulover|chompa|chaleco de lana|sweater|jersei', ['sweater', 'hoodie']],
  ['buzo|buzos|buso|busos', ['hoodie', 'sweater']],
  ['sudadera|sudaderas|hoodie|canguro|poleron', ['hoodie']],
  ['vestido|vestidos|vestidito', ['dress']],
  ['traje|trajes|terno|ambo', ['suit', 'blazer']],
  ['americana|blazer|saco|americanas|blazers', ['blazer']],
  ['camisa|camisas', ['shirt']],
  ['blusa|blusas', ['blouse', 'shirt']],
  ['bolso|bolsos|cartera|bolsa|carteras|bolsito|bolsitos|carterita', ['bag']],
  ['rebeca|cardigan|cardi|chaqueta de punto|chaquetita', ['cardigan']],
  ['mallas|leggings|calzas|licras', ['leggings', 'pants']],
  ['pantalones cortos|pantalon corto|bermudas|shorts|short', ['shorts']],
  ['botas|bota|botines|botin|botitas|borcegos', ['boots']],
  ['sandalias|sandalia|chanclas|ojotas|huaraches|guaraches', ['sandals']],
  ['tacones|tacon|stilettos|zapatos de tacon|tacos|salones', ['heels']],
  ['mocasines|mocasin', ['loafers']],
  ['panuelo|foulard|fular|bufanda|bufandas|chalina', ['scarf']],
  ['gorra|sombrero|gorro|boina', ['hat']],
  ['cinturon|correa|cinto', ['belt']],
  ['top|tops|crop top', ['top', 'undershirt']],
  ['en las piernas|para las piernas', ['tights', 'leggings']],
  ['en la cabeza|para la cabeza', ['hat', 'scarf']],
  ['en las orejas|para las orejas', ['hat', 'earrings']],
  ['en las manos|para las manos', ['gloves']],
  ['en el cuello|para el cuello', ['scarf', 'necklace']],
  ['panty|pantys|panti|pantis|pantimedias', ['tights']],
  [
    'y encima|encima que me pongo|que me pongo encima|algo encima|algo por encima|algo para encima|otra capa|una capa|capita',
    ['cardigan', 'blazer', 'outerwear', 'coat'],
  ],
  [
    'y debajo|debajo que me pongo|que me pongo debajo|que llevo debajo|algo debajo|algo por debajo|para debajo',
    ['shirt', 't-shirt', 'blouse', 'longsleeve', 'polo', 'top', 'sweater'],
  ],
  ['dessuadora', ['hoodie']],
  ['aretes|aros|zarcillos|pendientes', ['earrings']],
  ['cadena|cadenita|collar|gargantilla', ['necklace']],
  ['lentes|anteojos', ['sunglasses', 'glasses']],
  [
    'accesorio|accesorios|complementos|complemento',
    ['bag', 'belt', 'scarf', 'hat', 'jewellery', 'watch', 'sunglasses', 'tie', 'gloves'],
  ],
  ['parte de arriba|partes de arriba|arriba', allTops],
  [
    'parte de abajo|partes de abajo|de abajo|para abajo|y abajo|que me pongo abajo|abajo que me pongo',
    ['pants', 'jeans', 'skirt', 'shorts'],
  ],
  ['joyas|joya|bisuteria', ['jewellery']],
  ['ropa de bano|traje de bano|banador|banadores|malla de bano', ['swimwear']],
  ['camison|camisones|pijama|pijamas|piyama|piyamas', ['pyjamas']],
  ['corbata|corbatas', ['tie']],
  ['guantes|guante|mitones', ['gloves']],
  ['paraguas|sombrilla', ['umbrella']],
  ['reloj|relojes', ['watch']],
];

/** Other meanings of a word: "el polo de Nirvana", "el saco de ochos", "el vestido de paño". */
const abroad: Readonly<Record<string, readonly WornKind[]>> = {
  polo: ['t-shirt', 'longsleeve'],
  polos: ['t-shirt', 'longsleeve'],
  polera: ['hoodie', 'sweater'],
  poleras: ['hoodie', 'sweater'],
  playeras: ['sneakers'],
  chaleco: ['sweater', 'cardigan'],
  saco: ['sweater', 'cardigan', 'hoodie'],
  chompa: ['outerwear', 'cardigan'],
  chompas: ['outerwear', 'cardigan'],
  vestido: ['suit', 'blazer'],
  chamarra: ['sweater', 'hoodie', 'coat'],
  chaqueta: ['sweater', 'coat'],
  campera: ['hoodie', 'coat'],
  casaca: ['coat'],
};
export const sensesAbroad = (word: string): readonly WornKind[] => (abroad[word] ?? []).flatMap(sortsOf);

/** Words of the engine with another meaning in a chat: "voy mona", "antes", "a medias". */
const notHere: ReadonlySet<string> = new Set([
  'tirantes',
  'capa',
  'plumas',
  'corto',
  'perfecto',
  'mono',
  'gafas',
  'bolsa de deporte',
  'salon',
  'zapatos cómodos',
]);

export const garmentWords = lexiconOf<GarmentWord>([
  ...broad.flatMap(([words, kinds]) =>
    words
      .split('|')
      .map((word): [string, GarmentWord] => [word, { kinds: kinds.flatMap(sortsOf), item: null }]),
  ),
  ...items.flatMap((item) =>
    item.es
      .split('|')
      .filter((word) => !notHere.has(word))
      .map((word): [string, GarmentWord] => [
        word,
        { kinds: [...sortsOf(item.kind), ...(item.also ?? [])], item },
      ]),
  ),
  ...items
    .filter(({ es }) => es.split('|').includes('plumas'))
    .flatMap((item) =>
      'un el mi los unos algun ningun tu su este ese'
        .split(' ')
        .map((word): [string, GarmentWord] => [`${word} plumas`, { kinds: sortsOf(item.kind), item }]),
    ),
  ...[
    'mono largo',
    'mi mono',
    'un mono',
    'el mono',
    'de mono',
    'algun mono',
    'ningun mono',
    'mis monos',
    'los monos',
    'cuantos monos',
    ...'negro verde azul rojo blanco beige burdeos marron gris botella'
      .split(' ')
      .map((colour) => `mono ${colour}`),
  ].map((word): [string, GarmentWord] => [word, { kinds: ['jumpsuit'], item: null }]),
]);

/** Words that are colours only beside a garment or after "color"; otherwise drinks, woods and weather. */
export const doubtfulColours: ReadonlySet<string> = new Set(
  (
    'cafe vino natural arena piedra militar cuero agua hierba plata oro vaquero denim limon vainilla crema hueso avena ' +
    'cereza menta tostado honey sand stone stones rose tan bone wine sky pine grass plum berry gold silver ring caramelo ' +
    'chocolate champagne copper rust medium ash jet onyx snow natural latte almond coffee moss ambar calabaza butano ' +
    'mandarina salvia maquillaje ceniza metalico bronce cobre neon navy marino musgo indigo light'
  ).split(' '),
);

export const colourLexicon = lexiconOf<ColorName>(colourWords);
export const fabricLexicon = lexiconOf<Fabric>(
  fabricWords
    .filter(
      ([word]) =>
        ![
          'canvas',
          'jean',
          'felt',
          'tejano',
          'punto',
          'piel',
          'ante',
          'panos',
          'metal',
          'acero',
          'lentejuelas',
        ].includes(word),
    )
    .concat([
      ['de punto', 'knit'],
      ['de piel', 'leather'],
      ['de ante', 'suede'],
      ['de cuero', 'leather'],
    ]),
);
export const patternLexicon = lexiconOf<Pattern>(patternWords.filter(([word]) => word !== 'check'));
