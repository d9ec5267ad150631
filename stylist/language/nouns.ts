import type { WornKind } from '../vocabulary/kinds.ts';

/** In the usual number. */
export type Noun = { text: string; gender: 'm' | 'f'; plural: boolean };

const noun = (text: string, gender: 'm' | 'f', plural = false): Noun => ({ text, gender, plural });

const nounOfKind: Readonly<Record<WornKind, Noun>> = {
  't-shirt': noun('camiseta', 'f'),
  polo: noun('polo', 'm'),
  blouse: noun('blusa', 'f'),
  shirt: noun('camisa', 'f'),
  longsleeve: noun('camiseta de manga larga', 'f'),
  hoodie: noun('sudadera', 'f'),
  top: noun('top', 'm'),
  undershirt: noun('camiseta de tirantes', 'f'),
  body: noun('body', 'm'),
  blazer: noun('blazer', 'm'),
  outerwear: noun('chaqueta', 'f'),
  pants: noun('pantalón', 'm'),
  shorts: noun('pantalón corto', 'm'),
  skirt: noun('falda', 'f'),
  dress: noun('vestido', 'm'),
  shoes: noun('zapatos', 'm', true),
  hat: noun('sombrero', 'm'),
  sweater: noun('jersey', 'm'),
  cardigan: noun('cárdigan', 'm'),
  coat: noun('abrigo', 'm'),
  jeans: noun('vaqueros', 'm', true),
  jumpsuit: noun('mono', 'm'),
  sneakers: noun('zapatillas', 'f', true),
  boots: noun('botas', 'f', true),
  sandals: noun('sandalias', 'f', true),
  heels: noun('zapatos de tacón', 'm', true),
  loafers: noun('mocasines', 'm', true),
  bag: noun('bolso', 'm'),
  belt: noun('cinturón', 'm'),
  scarf: noun('pañuelo', 'm'),
  suit: noun('traje', 'm'),
  vest: noun('chaleco', 'm'),
  flats: noun('bailarinas', 'f', true),
  tights: noun('medias', 'f', true),
  tie: noun('corbata', 'f'),
  gloves: noun('guantes', 'm', true),
  jewellery: noun('joya', 'f'),
  sunglasses: noun('gafas de sol', 'f', true),
  swimwear: noun('bañador', 'm'),
};

/** Only for the kinds listed: a "Camisa" filed as trousers is still called trousers. */
const finerNouns: readonly (readonly [Noun, readonly WornKind[]])[] = [
  [noun('gabardina', 'f'), ['outerwear', 'coat']],
  [noun('cazadora', 'f'), ['outerwear']],
  [noun('parka', 'f'), ['outerwear', 'coat']],
  [noun('plumífero', 'm'), ['outerwear', 'coat']],
  [noun('anorak', 'm'), ['outerwear', 'coat']],
  [noun('cortavientos', 'm'), ['outerwear']],
  [noun('sobrecamisa', 'f'), ['outerwear', 'shirt']],
  [noun('trench', 'm'), ['outerwear', 'coat']],
  [noun('abrigo', 'm'), ['outerwear']],
  [noun('americana', 'f'), ['blazer']],
  [noun('chaqueta', 'f'), ['blazer', 'cardigan']],
  [noun('rebeca', 'f'), ['cardigan']],
  [noun('suéter', 'm'), ['sweater']],
  [noun('camisola', 'f'), ['blouse', 'shirt']],
  [noun('chinos', 'm', true), ['pants']],
  [noun('chándal', 'm'), ['pants', 'hoodie']],
  [noun('mallas', 'f', true), ['pants']],
  [noun('leggings', 'm', true), ['pants']],
  [noun('pantalones', 'm', true), ['pants']],
  [noun('bermudas', 'f', true), ['shorts']],
  [noun('shorts', 'm', true), ['shorts']],
  [noun('minifalda', 'f'), ['skirt']],
  [noun('bailarinas', 'f', true), ['shoes', 'loafers']],
  [noun('oxford', 'm', true), ['shoes']],
  [noun('botines', 'm', true), ['boots', 'heels']],
  [noun('deportivas', 'f', true), ['sneakers']],
  [noun('alpargatas', 'f', true), ['sandals', 'shoes']],
  [noun('cuñas', 'f', true), ['sandals', 'heels']],
  [noun('stilettos', 'm', true), ['heels']],
  [noun('salones', 'm', true), ['heels']],
  [noun('mochila', 'f'), ['bag']],
  [noun('bandolera', 'f'), ['bag']],
  [noun('clutch', 'm'), ['bag']],
  [noun('cesta', 'f'), ['bag']],
  [noun('gorra', 'f'), ['hat']],
  [noun('gorro', 'm'), ['hat']],
  [noun('boina', 'f'), ['hat']],
  [noun('pajarita', 'f'), ['tie']],
  [noun('collar', 'm'), ['jewellery']],
  [noun('pendientes', 'm', true), ['jewellery']],
  [noun('pulsera', 'f'), ['jewellery']],
  [noun('reloj', 'm'), ['jewellery']],
  [noun('anillo', 'm'), ['jewellery']],
  [noun('bufanda', 'f'), ['scarf']],
  [noun('fular', 'm'), ['scarf']],
  [noun('chal', 'm'), ['scarf']],
];

const finerByWord = new Map(finerNouns.map((entry) => [entry[0].text, entry]));

/** From the garment's name where it fits the kind. */
export function nounOf(garment: { name: string; kind: WornKind }): Noun {
  const [firstWord = ''] = garment.name.trim().toLocaleLowerCase('es').split(/\s+/);
  const finer = finerByWord.get(firstWord);
  return finer?.[1].includes(garment.kind) ? finer[0] : nounOfKind[garment.kind];
}
