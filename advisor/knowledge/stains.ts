import { type Fabric, garmentAttributes } from '#contract/garment-attributes.ts';
import { capitalise } from '#stylist/language/es/grammar.ts';
import { type Token, tokensOf } from '../words/tokens.ts';
import type { Entry } from './entry.ts';

/** Fabrics that share a treatment. */
const cloths = {
  washable: { called: '', fabrics: ['cotton', 'linen'] },
  silk: { called: 'seda', fabrics: ['silk', 'chiffon'] },
  wool: { called: 'lana', fabrics: ['wool', 'knit'] },
  leather: { called: 'cuero', fabrics: ['leather'] },
  suede: { called: 'ante', fabrics: ['suede'] },
} as const satisfies Record<string, { called: string; fabrics: readonly Fabric[] }>;
type Cloth = keyof typeof cloths;

const alsoCalled: Readonly<Record<Cloth, string>> = {
  washable: '',
  silk: 'saten raso gasa',
  wool: 'punto cachemir cashmere merino',
  leather: 'piel',
  suede: 'serraje nobuk',
};

const onLeather =
  'sécala con un paño sin extenderla y pasa otro apenas húmedo; nada de jabón fuerte ni disolvente. Si ha calado, llévala a quien trabaje el cuero, y después dale crema.';
const onSuede =
  'deja que se seque del todo, cepilla con un cepillo de ante y borra el resto con goma; el agua deja cerco. Si sigue, a un especialista.';

type Stain = { name: string; words: string; on: Readonly<Record<Cloth, string>> };

const stains: readonly Stain[] = [
  {
    name: 'vino',
    words:
      'vino tinto rioja copa sangria malbec ribera vermut cabernet merlot calimocho kalimotxo kalimocho tintorro cava',
    on: {
      washable:
        'seca sin frotar, moja con agua con gas o fría y deja jabón líquido con un poco de agua oxigenada si la tela es blanca. Prueba antes en una costura.',
      silk: 'absorbe con un paño blanco sin frotar, humedece con agua fría y una gota de champú suave y aclara enseguida. Ni agua oxigenada, ni sal, ni agua caliente, que le comen el brillo. Si queda cerco, tintorería, y avisa de que es vino.',
      wool: 'absorbe sin frotar y da toques con agua fría y un poco de jabón para lana. Ni agua caliente ni restregar, que la apelmazan; sécala en plano.',
      leather: onLeather,
      suede: onSuede,
    },
  },
  {
    name: 'grasa o aceite',
    words:
      'grasa aceite mantequilla salsa mayonesa mahonesa aliño pesto chorizo pringue guacamole mole adobo chimichurri barbacoa',
    on: {
      washable:
        'cubre con talco o maicena media hora, sacude, frota con lavavajillas y lava lo más caliente que admita la etiqueta. No seques hasta que haya salido.',
      silk: 'cubre con talco toda la noche y sacude sin frotar; repite si hace falta. Sin lavavajillas ni agua caliente: lo que quede, a la tintorería.',
      wool: 'cubre con talco toda la noche, cepilla suave y lava a mano en frío con jabón para lana, sin frotar.',
      leather:
        'absorbe con un paño y cubre con talco o tiza molida toda la noche; retíralo con un cepillo suave. Nada de agua.',
      suede: 'cubre con talco o tiza molida toda la noche y cepilla después. Nada de agua.',
    },
  },
  {
    name: 'maquillaje',
    words: 'maquillaje cuello base pintalabios labial carmin rimel',
    on: {
      washable:
        'agua micelar o lavavajillas con los dedos, espera diez minutos y lava en frío. El agua caliente lo fija.',
      silk: 'un toque de agua micelar sin aceite en un algodón, de fuera hacia dentro y sin frotar, y aclara en frío. Si es pintalabios, mejor la tintorería.',
      wool: 'retira lo que sobra con el filo de una cuchara y da toques con agua fría y jabón para lana.',
      leather: onLeather,
      suede: onSuede,
    },
  },
  {
    name: 'tinta o sangre',
    words: 'tinta boligrafo boli sangre regla',
    on: {
      washable:
        'sangre, siempre agua fría y jabón; tinta, alcohol con un algodón por debajo para que la recoja. El calor fija las dos.',
      silk: 'sangre, toques de agua muy fría con una gota de champú suave, cuanto antes; tinta, a la tintorería sin tocarla, que el alcohol se lleva también el color.',
      wool: 'sangre, agua fría y jabón para lana a toques; tinta, un bastoncillo con alcohol probado antes en una costura, y aclara en frío.',
      leather: onLeather,
      suede: onSuede,
    },
  },
  {
    name: 'desodorante o sudor',
    words: 'desodorante sudor antitranspirante axila axilas sobaco cercos marcas amarillo blanco vinagre',
    on: {
      washable:
        'vinagre blanco con el doble de agua o pasta de bicarbonato, media hora, y lavado normal; nunca a la vez con lejía. El cerco amarillo viejo, con percarbonato si la tela es blanca. Deja secar el desodorante antes de vestirte.',
      silk: 'ni vinagre puro, ni bicarbonato, ni frotar, que se llevan el brillo y el color. Las marcas blancas salen con un paño apenas húmedo o una media; el cerco amarillo, con jabón para seda en agua fría y, si sigue, tintorería.',
      wool: 'las marcas blancas se cepillan en seco; el cerco, con agua fría y jabón para lana a toques, sin vinagre fuerte ni agua caliente.',
      leather: onLeather,
      suede: onSuede,
    },
  },
  {
    name: 'café o chocolate',
    words: 'cafe chocolate te cacao cola',
    on: {
      washable: 'aclara por el revés con agua fría, deja jabón líquido un cuarto de hora y lava en frío.',
      silk: 'absorbe, da toques con agua fría y una gota de champú suave y aclara enseguida; no frotes ni uses vinagre fuerte.',
      wool: 'absorbe y da toques con agua fría y jabón para lana; después, a secar en plano.',
      leather: onLeather,
      suede: onSuede,
    },
  },
];

const happened = 'mancha manchado caido caer tirado derramado quitar limpiar encima';

export const stainEntries: readonly Entry[] = stains.flatMap(({ name, words, on }) =>
  (Object.keys(cloths) as Cloth[]).map((cloth) => {
    const { called, fabrics } = cloths[cloth];
    const told = called === '' ? name : `${name} en ${called}`;
    const named = fabrics.map((fabric) => garmentAttributes.fabric.labels[fabric]).join(' ');
    return {
      topic: 'care',
      title: `Mancha de ${told}`,
      words: `${happened} ${words} ${named} ${alsoCalled[cloth]}`,
      questions: [],
      text: `${told.charAt(0).toLocaleUpperCase('es')}${told.slice(1)}: ${on[cloth]}`,
    };
  }),
);

const stainWords = new Set(stains.flatMap(({ words }) => words.split(' ')));
const happens = /^(manch|cai|cae|derram|tir[ae]|volc|salpic|ensuci)/;

export const stainIn = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => text.startsWith('manch')) ||
  (tokens.some(({ text }) => happens.test(text)) && tokens.some(({ text }) => stainWords.has(text)));

/** Advice on a substance that a message does not name, without its name: ketchup on leather is treated like wine there. */
export function withoutSubstance(text: string, message: string): string {
  const stain = stains.find(({ name }) => text.toLowerCase().startsWith(name));
  const said = tokensOf(message).map(({ stem }) => stem);
  const isNamed = stain && tokensOf(`${stain.name} ${stain.words}`).some(({ stem }) => said.includes(stem));
  const at = text.indexOf(': ');
  return !stain || isNamed || at < 0 || at > longestHead ? text : capitalise(text.slice(at + 2));
}
const longestHead = 50;

const clothNamed: readonly (readonly [Cloth, RegExp])[] = [
  ['silk', /^(?:seda|saten|raso|gasa|chiffon)$/],
  ['wool', /^(?:lana|cachemir|cachemira|cashmere|merino|alpaca|pano)$/],
  ['suede', /^(?:ante|gamuza|serraje|nobuk)$/],
  ['leather', /^(?:cuero|napa)$/],
];

export function onClothNamed(title: string, message: string): string {
  const words = tokensOf(message).map(({ text }) => text);
  const [cloth] = clothNamed.find(([, said]) => words.some((word) => said.test(word))) ?? [];
  if (!cloth) return title;
  if (stains.some(({ name }) => title === `Mancha de ${name}`)) return `${title} en ${cloths[cloth].called}`;
  const named = words.filter((word) => stainWords.has(word));
  const isOfNamed = tokensOf(title).some(({ text }) => named.includes(text));
  const stain = stains.find(({ name }) => tokensOf(name).some(({ text }) => named.includes(text)));
  return stain && !isOfNamed ? `Mancha de ${stain.name} en ${cloths[cloth].called}` : title;
}
