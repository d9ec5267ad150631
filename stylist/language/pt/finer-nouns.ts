import type { WornKind } from '../../vocabulary/kinds.ts';
import type { Named } from '../shape/grammar.ts';
import { noun, type PortugueseNoun } from './noun.ts';

/** Only for the kinds listed. A name begins with one of the words, in Portuguese or in Spanish. */
const finerNouns: readonly (readonly [noun: PortugueseNoun, kinds: string, words: string])[] = [
  [noun('gabardine', 'f'), 'outerwear coat', 'gabardine|gabardina|trench'],
  [noun('blusão', 'm'), 'outerwear', 'blusão|cazadora'],
  [noun('parka', 'f'), 'outerwear coat', 'parka|parca'],
  [noun('casaco de penas', 'm'), 'outerwear coat', 'casaco de penas|plumífero'],
  [noun('anoraque', 'm'), 'outerwear coat', 'anoraque|anorak'],
  [noun('corta-vento', 'm'), 'outerwear', 'corta-vento|cortavientos'],
  [noun('sobrecamisa', 'f'), 'outerwear shirt', 'sobrecamisa'],
  [noun('impermeável', 'm'), 'outerwear coat', 'impermeável|chubasquero|impermeable'],
  [noun('sobretudo', 'm'), 'outerwear', 'sobretudo|abrigo'],
  [noun('poncho', 'm'), 'cardigan outerwear', 'poncho'],
  [noun('túnica', 'f'), 'blouse dress', 'túnica'],
  [noun('chinos', 'm', true), 'pants', 'chinos'],
  [noun('calças de fato de treino', 'f', true), 'pants', 'calças de fato de treino|chándal|joggers'],
  [noun('leggings', 'f', true), 'pants', 'leggings|mallas'],
  [noun('minissaia', 'f'), 'skirt', 'minissaia|minifalda'],
  [noun('sabrinas', 'f', true), 'shoes loafers', 'sabrinas|bailarinas'],
  [noun('oxfords', 'm', true), 'shoes', 'oxfords|oxford'],
  [noun('botins', 'm', true), 'boots heels', 'botins|botines'],
  [noun('alpargatas', 'f', true), 'sandals shoes', 'alpargatas|alpercatas'],
  [noun('stilettos', 'm', true), 'heels', 'stilettos'],
  [noun('chinelos', 'm', true), 'sandals', 'chinelos|chanclas'],
  [noun('sandálias', 'f', true), 'heels', 'sandálias|sandalias'],
  [noun('sapatos de vela', 'm', true), 'loafers shoes', 'sapatos de vela|náuticos'],
  [noun('socas', 'f', true), 'loafers sandals shoes', 'socas|tamancos|zuecos'],
  [noun('jardineiras', 'f', true), 'jumpsuit', 'jardineiras|peto'],
  [noun('biquíni', 'm'), 'swimwear', 'biquíni|biquini|bikini'],
  [noun('bermudas', 'f', true), 'shorts swim-trunks', 'bermudas'],
  [noun('sutiã', 'm'), 'underwear', 'sutiã|sujetador'],
  [noun('cuecas', 'f', true), 'underwear', 'cuecas|braguitas'],
  [noun('boxers', 'm', true), 'underwear', 'boxers|calzoncillos'],
  [noun('camisa de dormir', 'f'), 'pyjamas', 'camisa de dormir|camisón'],
  [noun('broche', 'm'), 'jewellery', 'broche|alfinete'],
  [noun('argolas', 'f', true), 'earrings jewellery', 'argolas|aros'],
  [noun('gargantilha', 'f'), 'necklace', 'gargantilha|gargantilla'],
  [noun('pendente', 'm'), 'necklace', 'pendente|colgante'],
  [noun('mochila', 'f'), 'bag', 'mochila'],
  [noun('bolsa de cintura', 'f'), 'bag shoulder-bag', 'bolsa de cintura|riñonera'],
  [noun('pasta', 'f'), 'bag shoulder-bag', 'pasta|maletín'],
  [noun('mala a tiracolo', 'f'), 'bag shoulder-bag', 'mala a tiracolo|tiracolo|bandolera'],
  [noun('mala de mão', 'f'), 'bag', 'mala de mão|clutch'],
  [noun('cesta', 'f'), 'bag tote', 'cesta'],
  [noun('boné', 'm'), 'hat', 'boné|gorra'],
  [noun('gorro', 'm'), 'hat', 'gorro'],
  [noun('boina', 'f'), 'hat', 'boina'],
  [noun('capelina', 'f'), 'hat', 'capelina|pamela'],
  [noun('bandolete', 'f'), 'hat', 'bandolete|diadema'],
  [noun('laço', 'm'), 'tie', 'laço|pajarita'],
  [noun('colar', 'm'), 'jewellery', 'colar|collar'],
  [noun('brincos', 'm', true), 'jewellery', 'brincos|pendientes'],
  [noun('pulseira', 'f'), 'jewellery', 'pulseira|pulsera'],
  [noun('relógio', 'm'), 'jewellery', 'relógio|reloj'],
  [noun('anel', 'm'), 'jewellery', 'anel|anillo'],
  [noun('cachecol', 'm'), 'scarf', 'cachecol|bufanda'],
  [noun('xaile', 'm'), 'scarf', 'xaile|chal'],
  [noun('estola', 'f'), 'scarf', 'estola'],
];

const named = finerNouns.map(([finer, kinds, words]) => ({
  finer,
  kinds: new Set(kinds.split(' ') as WornKind[]),
  begins: new RegExp(`^(?:${words})(?!\\p{L})`, 'u'),
}));

export function finerNounOf({ name, kind }: Pick<Named, 'name' | 'kind'>): PortugueseNoun | undefined {
  if (name === '') return undefined;
  const lower = name.trim().toLocaleLowerCase('pt');
  return named.find(({ kinds, begins }) => kinds.has(kind) && begins.test(lower))?.finer;
}
