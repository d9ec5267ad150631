import type { WornKind } from '../../vocabulary/kinds.ts';
import type { Named, Noun } from '../shape/grammar.ts';

/** Of `head` there is "the other one"; a mass takes no "a": "some jewellery". */
export type EnglishNoun = Noun & { mass: boolean; head: string };

const noun = (text: string, number: 'one' | 'pair' | 'mass' = 'one', head = text): EnglishNoun => ({
  text,
  plural: number === 'pair',
  mass: number === 'mass',
  head,
});

/**
 * Only for the kinds listed. A name says the noun in English anywhere, as in "Beige trench coat from Zara", or
 * in Spanish at its beginning: "Gabardina beige".
 */
const finerNouns: readonly (readonly [noun: EnglishNoun, kinds: string, english: string, spanish: string])[] =
  [
    [noun('trench coat'), 'outerwear coat', 'trench coat|trench', 'gabardina|trench'],
    [noun('parka'), 'outerwear coat', 'parka', 'parka'],
    [
      noun('puffer jacket'),
      'outerwear coat',
      'puffer jacket|puffer coat|puffer|down jacket',
      'plumífero|plumas',
    ],
    [noun('anorak'), 'outerwear coat', 'anorak', 'anorak'],
    [noun('windbreaker'), 'outerwear', 'windbreaker|windcheater', 'cortavientos'],
    [noun('overshirt'), 'outerwear shirt', 'overshirt|shacket', 'sobrecamisa'],
    [noun('raincoat'), 'outerwear coat', 'raincoat|rain jacket|mac', 'chubasquero|impermeable'],
    [noun('coat'), 'outerwear', 'coat|overcoat', 'abrigo'],
    [noun('poncho'), 'cardigan outerwear', 'poncho', 'poncho'],
    [noun('tunic'), 'blouse dress', 'tunic', 'túnica'],
    [noun('chinos', 'pair'), 'pants', 'chinos', 'chinos'],
    [noun('joggers', 'pair'), 'pants', 'joggers|sweatpants|tracksuit bottoms', 'chándal|joggers'],
    [noun('leggings', 'pair'), 'pants', 'leggings', 'mallas|leggings'],
    [noun('miniskirt'), 'skirt', 'miniskirt|mini skirt', 'minifalda'],
    [noun('ballet flats', 'pair'), 'shoes loafers', 'ballet flats|ballerinas', 'bailarinas'],
    [noun('oxfords', 'pair'), 'shoes', 'oxfords|oxford shoes', 'oxford'],
    [noun('ankle boots', 'pair'), 'boots heels', 'ankle boots|chelsea boots|booties', 'botines'],
    [noun('espadrilles', 'pair'), 'sandals shoes', 'espadrilles', 'alpargatas'],
    [noun('wedges', 'pair'), 'sandals heels', 'wedges', 'cuñas'],
    [noun('stilettos', 'pair'), 'heels', 'stilettos', 'stilettos'],
    [noun('court shoes', 'pair'), 'heels', 'court shoes|pumps', 'salones'],
    [noun('flip-flops', 'pair'), 'sandals', 'flip-flops|flip flops', 'chanclas'],
    [noun('sandals', 'pair'), 'heels', 'sandals', 'sandalias'],
    [noun('boat shoes', 'pair'), 'loafers shoes', 'boat shoes|deck shoes', 'náuticos'],
    [noun('clogs', 'pair'), 'loafers sandals shoes', 'clogs', 'zuecos'],
    [noun('dungarees', 'pair'), 'jumpsuit', 'dungarees|overalls', 'peto'],
    [noun('bikini'), 'swimwear', 'bikini', 'biquini|bikini'],
    [noun('bermuda shorts', 'pair'), 'shorts swim-trunks', 'bermudas|bermuda shorts', 'bermudas'],
    [noun('bra'), 'underwear', 'bra', 'sujetador'],
    [noun('knickers', 'pair'), 'underwear', 'knickers|panties|briefs', 'braguitas'],
    [noun('boxers', 'pair'), 'underwear', 'boxers|boxer shorts', 'calzoncillos'],
    [noun('nightdress'), 'pyjamas', 'nightdress|nightgown|nightie', 'camisón'],
    [noun('brooch'), 'jewellery', 'brooch', 'broche'],
    [noun('hoop earrings', 'pair', 'earrings'), 'earrings jewellery', 'hoops|hoop earrings', 'aros'],
    [noun('choker'), 'necklace', 'choker', 'gargantilla'],
    [noun('pendant'), 'necklace', 'pendant', 'colgante'],
    [noun('mittens', 'pair'), 'gloves', 'mittens', 'manoplas'],
    [noun('backpack'), 'bag', 'backpack|rucksack', 'mochila'],
    [noun('bum bag'), 'bag shoulder-bag', 'bum bag|belt bag|fanny pack', 'riñonera'],
    [noun('briefcase'), 'bag shoulder-bag', 'briefcase', 'maletín'],
    [noun('crossbody bag'), 'bag shoulder-bag', 'crossbody bag|crossbody|cross-body bag', 'bandolera'],
    [noun('clutch'), 'bag', 'clutch', 'clutch'],
    [noun('basket bag'), 'bag tote', 'basket bag|basket', 'cesta'],
    [noun('cap'), 'hat', 'cap', 'gorra'],
    [noun('beanie'), 'hat', 'beanie', 'gorro'],
    [noun('beret'), 'hat', 'beret', 'boina'],
    [noun('sun hat'), 'hat', 'sun hat', 'pamela'],
    [noun('headband'), 'hat', 'headband|hairband', 'diadema'],
    [noun('bow tie'), 'tie', 'bow tie', 'pajarita'],
    [noun('necklace'), 'jewellery', 'necklace', 'collar'],
    [noun('earrings', 'pair'), 'jewellery', 'earrings', 'pendientes'],
    [noun('bracelet'), 'jewellery', 'bracelet|bangle', 'pulsera'],
    [noun('watch'), 'jewellery', 'watch', 'reloj'],
    [noun('ring'), 'jewellery', 'ring', 'anillo'],
    [noun('shawl'), 'scarf', 'shawl|stole', 'chal|estola'],
  ];

const named = finerNouns.map(([finer, kinds, english, spanish]) => ({
  finer,
  kinds: new Set(kinds.split(' ') as WornKind[]),
  says: new RegExp(`(?<!\\p{L})(?:${english})(?!\\p{L})|^(?:${spanish})(?!\\p{L})`, 'u'),
}));

function finerNounOf({ name, kind }: Pick<Named, 'name' | 'kind'>): EnglishNoun | undefined {
  if (name === '') return undefined;
  const lower = name.trim().toLocaleLowerCase('en');
  return named.find(({ kinds, says }) => kinds.has(kind) && says.test(lower))?.finer;
}

const nounOfKind: Readonly<Record<WornKind, EnglishNoun>> = {
  't-shirt': noun('T-shirt'),
  polo: noun('polo shirt'),
  blouse: noun('blouse'),
  shirt: noun('shirt'),
  longsleeve: noun('long-sleeved T-shirt', 'one', 'T-shirt'),
  hoodie: noun('hoodie'),
  top: noun('top'),
  undershirt: noun('tank top'),
  body: noun('bodysuit'),
  blazer: noun('blazer'),
  outerwear: noun('jacket'),
  pants: noun('trousers', 'pair'),
  shorts: noun('shorts', 'pair'),
  skirt: noun('skirt'),
  dress: noun('dress'),
  shoes: noun('shoes', 'pair'),
  hat: noun('hat'),
  sweater: noun('jumper'),
  cardigan: noun('cardigan'),
  coat: noun('coat'),
  jeans: noun('jeans', 'pair'),
  jumpsuit: noun('jumpsuit'),
  sneakers: noun('trainers', 'pair'),
  boots: noun('boots', 'pair'),
  sandals: noun('sandals', 'pair'),
  heels: noun('heels', 'pair'),
  loafers: noun('loafers', 'pair'),
  bag: noun('bag'),
  belt: noun('belt'),
  scarf: noun('scarf'),
  suit: noun('suit'),
  vest: noun('waistcoat'),
  flats: noun('ballet flats', 'pair'),
  tights: noun('tights', 'pair'),
  tie: noun('tie'),
  gloves: noun('gloves', 'pair'),
  jewellery: noun('jewellery', 'mass'),
  sunglasses: noun('sunglasses', 'pair'),
  swimwear: noun('swimsuit'),
  tote: noun('tote bag'),
  'shoulder-bag': noun('shoulder bag'),
  backpack: noun('backpack'),
  clutch: noun('clutch'),
  cap: noun('cap'),
  beanie: noun('beanie'),
  glasses: noun('glasses', 'pair'),
  necklace: noun('necklace'),
  earrings: noun('earrings', 'pair'),
  bracelet: noun('bracelet'),
  ring: noun('ring'),
  watch: noun('watch'),
  'bow-tie': noun('bow tie'),
  socks: noun('socks', 'pair'),
  bikini: noun('bikini'),
  'swim-trunks': noun('swim shorts', 'pair'),
  underwear: noun('underwear', 'mass'),
  pyjamas: noun('pyjamas', 'pair'),
  leggings: noun('leggings', 'pair'),
  joggers: noun('joggers', 'pair'),
  'sports-bra': noun('sports bra'),
  umbrella: noun('umbrella'),
};

export const nounOf = (garment: Pick<Named, 'name' | 'kind'>): EnglishNoun =>
  finerNounOf(garment) ?? nounOfKind[garment.kind];
