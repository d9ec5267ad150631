import type { WornKind } from '../../vocabulary/kinds.ts';
import type { Named } from '../shape/grammar.ts';
import { type EnglishNoun, noun } from './noun.ts';

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

export function finerNounOf({ name, kind }: Pick<Named, 'name' | 'kind'>): EnglishNoun | undefined {
  if (name === '') return undefined;
  const lower = name.trim().toLocaleLowerCase('en');
  return named.find(({ kinds, says }) => kinds.has(kind) && says.test(lower))?.finer;
}
