import type { Category, Kind } from '#contract/vocabulary.ts';
import { isSortOf } from '#contract/vocabulary.ts';
import type { Traits } from '#stylist/piece.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { type Annotated, occurs, patternOf } from '../../words/pattern.ts';

/** A use that selects owned garments by what they are made of and how they are worn. */
export type Purpose = {
  /** After "para". */
  name: string;
  /** Purposes of one axis exclude each other. */
  axis: 'weather' | 'care' | 'activity';
  fits(garment: Garment, traits: Traits): boolean;
  byWarmth?: true;
  /** Categories of which nothing unfit is proposed. */
  binds?: readonly Category[];
};

const isOf = (garment: Garment, ...kinds: readonly Kind[]) => isSortOf(garment.kind, ...kinds);
const isIn = (garment: Garment, ...categories: readonly Category[]) => categories.includes(garment.category);
const clothing = ['tops', 'bottoms', 'dresses', 'outerwear'] as const;
const isDelicate = ({ fabric, style }: Garment) =>
  style === 'party' || ['silk', 'chiffon', 'suede', 'leather', 'down'].includes(fabric ?? '');
const isTailored = (garment: Garment) =>
  isOf(garment, 'blazer', 'suit', 'coat') ||
  (garment.fabric === 'wool' && garment.style === 'formal' && isIn(garment, ...clothing));

const snow: Purpose['fits'] = (garment, { clo, rain }) => {
  if (isIn(garment, 'shoes')) return isOf(garment, 'boots') && rain === 'made-for';
  if (isIn(garment, 'outerwear')) return clo >= 0.5 && rain !== 'ruined' && garment.style !== 'formal';
  if (isIn(garment, 'accessories'))
    return isOf(garment, 'gloves') || (isOf(garment, 'hat', 'scarf') && clo >= 0.05);
  if (isOf(garment, 'pants', 'longsleeve'))
    return garment.style === 'sport' && garment.fabric === 'synthetic';
  return isOf(garment, 'sweater', 'hoodie') && clo >= 0.3;
};

const forCold: Purpose['fits'] = (garment, { clo }) => {
  if (isIn(garment, 'accessories')) return isOf(garment, 'gloves') || clo >= 0.05;
  if (isIn(garment, 'shoes')) return isOf(garment, 'boots');
  if (isOf(garment, 'blazer', 'suit')) return false;
  return clo >= 0.42 || (garment.fabric === 'wool' && clo >= 0.3) || garment.fabric === 'corduroy';
};

const forCoolEvenings: Purpose['fits'] = (garment, { clo }) =>
  isOf(garment, 'cardigan', 'sweater', 'hoodie', 'blazer', 'vest') ||
  (isOf(garment, 'outerwear') && clo < 0.5) ||
  (isOf(garment, 'scarf') && garment.fabric !== 'wool');

const forHeat: Purpose['fits'] = (garment, { clo, air }) =>
  isIn(garment, 'shoes')
    ? isOf(garment, 'sandals')
    : (!isIn(garment, 'accessories', 'outerwear') || garment.fabric === 'linen') &&
      (garment.fabric === 'linen' || (clo <= 0.25 && air[1] >= 28)) &&
      (garment.fabric !== 'synthetic' || garment.style === 'sport') &&
      garment.fabric !== 'wool';

const forWalking: Purpose['fits'] = (garment, { heel }) =>
  isIn(garment, 'shoes') &&
  !heel &&
  garment.style !== 'formal' &&
  garment.style !== 'party' &&
  isOf(garment, 'sneakers', 'boots', 'loafers', 'shoes');

const forBeach: Purpose['fits'] = (garment, { heel, clo }) => {
  if (isIn(garment, 'shoes')) return !heel && isOf(garment, 'sandals');
  if (isIn(garment, 'accessories')) return isOf(garment, 'sunglasses', 'cap') || /paja/i.test(garment.name);
  if (isOf(garment, 'swimwear', 'shorts')) return true;
  const isLight =
    clo <= 0.2 && garment.style !== 'formal' && garment.style !== 'party' && !isDelicate(garment);
  return isLight && isOf(garment, 't-shirt', 'top', 'dress', 'undershirt') && garment.fabric !== 'wool';
};

const forCycling: Purpose['fits'] = (garment, { heel, volume }) => {
  if (isIn(garment, 'shoes')) return !heel && isOf(garment, 'sneakers', 'boots');
  if (isIn(garment, 'accessories')) return isOf(garment, 'backpack', 'gloves') || garment.style === 'sport';
  if (garment.style === 'formal' || isDelicate(garment))
    return isOf(garment, 'outerwear') && clothed(garment);
  return volume !== 'wide' && !isOf(garment, 'skirt', 'dress', 'coat', 'jumpsuit');
};
const clothed = ({ fabric }: Garment) => fabric === 'leather' || fabric === 'down';

const forHardWork: Purpose['fits'] = (garment, { heel }) => {
  if (isIn(garment, 'shoes'))
    return !heel && isOf(garment, 'sneakers', 'boots') && garment.style !== 'formal';
  if (isIn(garment, 'accessories')) return isOf(garment, 'backpack', 'cap') || garment.style === 'sport';
  return (
    !isDelicate(garment) &&
    garment.style !== 'formal' &&
    garment.fabric !== 'wool' &&
    garment.fabric !== 'linen' &&
    !isOf(garment, 'skirt', 'dress', 'blazer', 'coat')
  );
};

const forMud: Purpose['fits'] = (garment, { heel, rain }) =>
  isIn(garment, 'shoes') &&
  !heel &&
  isOf(garment, 'boots') &&
  rain === 'made-for' &&
  garment.style !== 'formal';

const covering: Purpose['fits'] = (garment) => {
  const isLong = garment.length === 'long' || garment.length === 'medium';
  if (isIn(garment, 'tops'))
    return garment.sleeve === 'long' || isOf(garment, 'sweater', 'cardigan', 'hoodie');
  if (isIn(garment, 'bottoms')) return isOf(garment, 'skirt') ? isLong : isOf(garment, 'pants', 'jeans');
  return isIn(garment, 'dresses') && isLong && garment.sleeve === 'long';
};

const forPregnancy: Purpose['fits'] = (garment, { volume, clo }) =>
  (isOf(garment, 'dress') && volume !== 'slim' && garment.style !== 'party') ||
  isOf(garment, 'cardigan', 'hoodie', 'leggings', 'joggers') ||
  (isOf(garment, 'sweater') && clo >= 0.3) ||
  (isOf(garment, 'pants') && (volume === 'wide' || garment.style === 'sport')) ||
  (isIn(garment, 'tops') && volume === 'wide');

const soled: readonly Kind[] = ['shoes', 'heels', 'loafers', 'boots', 'flats'];
const resoled: Purpose['fits'] = (garment) =>
  soled.includes(garment.kind) &&
  garment.style !== 'sport' &&
  (garment.fabric === 'leather' || garment.fabric === 'suede');

const dryCleaned: Purpose['fits'] = (garment) =>
  isIn(garment, ...clothing) &&
  (isTailored(garment) || (isDelicate(garment) && garment.fabric !== 'down')) &&
  garment.style !== 'sport';
const machineWashed: Purpose['fits'] = (garment) =>
  isIn(garment, ...clothing) &&
  !isTailored(garment) &&
  !isDelicate(garment) &&
  garment.fabric !== 'wool' &&
  garment.fabric !== 'knit';
const handWashed: Purpose['fits'] = (garment) =>
  isIn(garment, ...clothing) &&
  !isTailored(garment) &&
  (garment.fabric === 'wool' || garment.fabric === 'knit' || garment.fabric === 'silk');

/** "¿cuáles no van a máquina?" */
const delicate: Purpose = {
  name: 'lavar con cuidado, fuera de la lavadora',
  axis: 'care',
  fits: (garment, traits) => isIn(garment, ...clothing) && !machineWashed(garment, traits),
};

const holdsLaptop: Purpose['fits'] = (garment) =>
  isOf(garment, 'backpack', 'tote') || /mochila|shopper|tote|malet[ií]n|portadocumentos/i.test(garment.name);

const uncreased: Purpose['fits'] = (garment) =>
  isIn(garment, ...clothing) &&
  ['synthetic', 'knit', 'wool', 'denim', 'leather', 'down', 'suede', 'chiffon'].includes(
    garment.fabric ?? '',
  );

const forRain: Purpose['fits'] = (garment, { rain }) => rain === 'made-for' || isOf(garment, 'umbrella');

const table: readonly (readonly [words: string, purpose: Purpose])[] = [
  [
    'nieve|nevar|nevada|nevadas|esquiar|esqui',
    { name: 'la nieve', axis: 'weather', fits: snow, byWarmth: true },
  ],
  [
    'para|con|contra|bajo [la|el] lluvia|agua / lloviendo / impermeable / para cuando llueve|llueva / sirve~|vale~|aguant~|resist~|soport~|repel~ * lluvia|agua|diluvio|temporal|charcos',
    { name: 'la lluvia', axis: 'weather', fits: forRain },
  ],
  [
    'refresca|refresque|refrescar|fresquito|fresquita|fresco * noche|tarde / noche|tarde [se] [me] refresca|refresque / relente|rebequita',
    { name: 'cuando refresca', axis: 'weather', fits: forCoolEvenings },
  ],
  [
    'para [el|un|mucho|este|tanto] frio|friazo|helaje / de|contra|con [el|mucho] frio / bajo cero|heladas / para la sierra|altura / para sierra|puna / algo|ropa|cosas|prendas|tengo|hay de [mucho|buen|verdadero] abrigo / de mucho|buen abrigo / abrigo abrigo / que abrigue~ [de] verdad|mucho|bien|posta / frio de verdad|posta / para frio|friazo',
    { name: 'el frío', axis: 'weather', fits: forCold, byWarmth: true },
  ],
  [
    'para [el|este|mucho|tanto] calor|calorazo|calorcito|bochorno / con [el|este|mucho] calor|bochorno / para la costa|selva',
    { name: 'el calor', axis: 'weather', fits: forHeat },
  ],
  [
    'caminar|andar|caminatas|patear|callejear|recorrer / de pie / camino|ando mucho|bastante',
    { name: 'andar mucho', axis: 'activity', fits: forWalking },
  ],
  [
    'para|quepa|cabe|entra|llevar|meter [el|mi|un|la] portatil|ordenador|laptop|notebook|compu|computadora|computador',
    { name: 'el portátil', axis: 'activity', fits: holdsLaptop },
  ],
  ['playa|piscina|alberca|pileta', { name: 'la playa', axis: 'activity', fits: forBeach }],
  ['bici|bicicleta|cleta|moto', { name: 'ir en bici o en moto', axis: 'activity', fits: forCycling }],
  [
    'repartir|reparto|delivery|obra|mudanza|huerto|huerta|chacra|jardin|jardineria / pintar [la|el|mi|una] casa|pared|piso|cuarto|habitacion|puerta / mancharia|ensuciaria|sacrificaria / para el|ir|trabajar campo|taller / que se pueda|pueden manchar|ensuciar / importe|importa|preocupe|preocupa|duela|miedo [a] [que|q] [se] [me] rompa|romper|manche|manchar|ensucie|ensuciar|estropee|destroce|pierda / que aguante|aguanten trote',
    { name: 'trabajar sin miedo a mancharte', axis: 'activity', fits: forHardWork },
  ],
  [
    'embarazada|embarazo|premama|pancita|barrigon / la barriga|tripa|panza crece / estoy|voy [ya] de dos|tres|cuatro|cinco|seis|siete|ocho|nueve|2|3|4|5|6|7|8|9 meses',
    { name: 'el embarazo', axis: 'activity', fits: forPregnancy, binds: ['bottoms', 'dresses'] },
  ],
  ['barro|lodo|fango|charcos', { name: 'el barro', axis: 'weather', fits: forMud, binds: ['shoes'] }],
  [
    'tap~|cubr~ [los|las] brazos|piernas / modest~|recatad~|pudoros~',
    { name: 'ir tapada', axis: 'activity', fits: covering },
  ],
  [
    'suela|suelas|tapas|resolar|resuelar|resuelo|zapatero|tacones nuevos / a el zapatero',
    { name: 'cambiarles la suela', axis: 'care', fits: resoled },
  ],
  [
    'tinte|tintoreria|lavaseco|lavasecos / lavar|limpieza|lavado en|a seco',
    { name: 'la tintorería', axis: 'care', fits: dryCleaned },
  ],
  [
    'lavar~ en casa / en casa * lavar~',
    {
      name: 'lavar en casa',
      axis: 'care',
      fits: (garment, traits) => machineWashed(garment, traits) || handWashed(garment, traits),
    },
  ],
  [
    'no [se] van|va|vayan|vaya|pueden|puede|puedo|debo|deben|lavan|lava|meto|meter|metas|metan|poner [a|en|ir|meter|lavar] [la] [a] maquina|lavadora|lavarropas / lo|mis|cosas|ropa|prendas|cosa|prenda [mas] delicad~ / que|cuales [es|son] delicad~ / no [se] pueden|puede|deben|debe * lavadora|lavarropas|maquina / no puedo|debo|deberia * [en] [la] lavadora|lavarropas|maquina / cuales * no * lavadora|lavarropas|maquina',
    delicate,
  ],
  ['lavadora|lavarropas / a maquina', { name: 'la lavadora', axis: 'care', fits: machineWashed }],
  [
    'no [se] arruga~|necesita~|requiere~ [plancha|planchar~] / sin planchar|plancha / no hay|tengo que planchar',
    { name: 'no planchar', axis: 'care', fits: uncreased },
  ],
  ['a mano', { name: 'lavar a mano', axis: 'care', fits: handWashed }],
];
/** "¿cuáles valen para un traje?" */
export const withSuit: Purpose = {
  name: 'llevar con traje',
  axis: 'activity',
  fits: (garment, { fits: fit }) =>
    isIn(garment, 'shoes')
      ? garment.style !== 'sport' &&
        !/n[aá]utic/i.test(garment.name) &&
        (isOf(garment, 'shoes', 'loafers', 'heels', 'flats') ||
          (garment.style === 'formal' && isOf(garment, 'boots')))
      : garment.style !== 'sport' && !isOf(garment, 'suit', 'blazer') && fit.work >= 0.7,
};
const forSuits =
  'vale|valen|sirve|sirven|van|va|pega|pegan|queda|quedan|valdria|valdrian|servirian|irian [bien|mejor|a] para|pa|con [un|el|mi|los|mis] traje|trajes|terno|ternos';
const patterns = [...table, [forSuits, withSuit] as const].map(([words, purpose]) => ({
  pattern: patternOf(words),
  purpose,
}));

/** "sin tintorería" asks for the other clothes. */
export function purposesIn(tokens: readonly Annotated[]): Purpose[] {
  const asked = tokens.filter(
    ({ text }, at) => !(at > 0 && tokens[at - 1]?.text === 'sin' && text.length > 4),
  );
  const found = patterns.filter(({ pattern }) => occurs(pattern, asked)).map(({ purpose }) => purpose);
  return found.includes(delicate) ? found.filter((one) => one === delicate || one.axis !== 'care') : found;
}

/** A scale by which garments are compared: "lo más elegante". */
export type Scale = {
  name: string;
  /** Reason for the choice, after a colon. */
  why: readonly [most: string, least: string];
  /** Only of these categories unless a kind is named. */
  of: readonly Category[];
  value(garment: Garment, traits: Traits): number;
};

const formality: Scale['value'] = ({ fabric, style }, traits) =>
  traits.formality +
  0.15 * traits.sheen +
  (fabric === 'silk' || fabric === 'chiffon' ? 0.08 : 0) +
  (style === 'party' ? 0.05 : 0);
const softness: Readonly<Partial<Record<Kind, number>>> = {
  sneakers: 1,
  loafers: 0.7,
  flats: 0.55,
  sandals: 0.5,
  boots: 0.5,
  hoodie: 0.95,
  joggers: 1,
  leggings: 0.9,
  't-shirt': 0.8,
  sweater: 0.8,
  cardigan: 0.75,
  backpack: 0.8,
  shoes: 0.4,
  jeans: 0.5,
};
const comfort: Scale['value'] = ({ kind, style }, { heel, formality: formal, volume }) =>
  (softness[kind] ?? 0.45) +
  (style === 'sport' ? 0.25 : 0) +
  (volume === 'wide' ? 0.1 : volume === 'slim' ? -0.15 : 0) -
  (heel ? 0.6 : 0) -
  0.3 * formal;

const rough: Readonly<Partial<Record<string, number>>> = {
  wool: 1,
  knit: 0.8,
  linen: 0.5,
  synthetic: 0.4,
  cotton: 0.1,
  silk: 0,
};
const roughness: Scale['value'] = ({ fabric, name }) =>
  /cachemir|cashmere|merino|alpaca|modal|seda/i.test(name) ? 0.2 : (rough[fabric ?? ''] ?? 0.3);

const scales: readonly (readonly [words: string, scale: Scale])[] = [
  [
    'elegante~|formal|formales|arreglad~|arregladit~|fino|fina|finas|finos|vestir|sofisticad~|pituc~|serio|seria|profesional~',
    {
      name: 'elegante',
      why: ['por tejido y corte es lo que más viste', 'es lo más de diario que veo'],
      of: ['tops', 'bottoms', 'dresses', 'outerwear'],
      value: formality,
    },
  ],
  [
    'informal~|casual|casuales|tirad~|desenfadad~|sencill~|relajad~',
    {
      name: 'informal',
      why: ['es lo más de diario que veo', 'por tejido y corte es lo que más viste'],
      of: ['tops', 'bottoms', 'dresses', 'outerwear'],
      value: (garment, traits) => -formality(garment, traits),
    },
  ],
  [
    'comod~|comodit~|comfy',
    {
      name: 'cómodo',
      why: ['ni aprieta ni se nota puesto', 'luce más de lo que descansa'],
      of: ['tops', 'bottoms', 'shoes', 'outerwear'],
      value: comfort,
    },
  ],
  [
    'pica|pican|pique|asper~|rasp~',
    {
      name: 'áspero',
      why: ['por su tejido es lo que más puede picar', 'por su tejido es lo más suave al tacto'],
      of: ['tops', 'bottoms', 'dresses', 'outerwear'],
      value: roughness,
    },
  ],
  [
    'llamativ~|atrevid~|cantos~|colorid~|alegre|alegres|vistos~|escandalos~',
    {
      name: 'llamativo',
      why: ['es lo primero que se ve al entrar', 'pasa inadvertido con todo'],
      of: ['tops', 'bottoms', 'dresses', 'outerwear'],
      value: (_, { loudness, sheen }) => loudness + 0.4 * sheen,
    },
  ],
  [
    'discret~|neutr~|sobri~|basic~',
    {
      name: 'discreto',
      why: ['pasa inadvertido con todo', 'es lo primero que se ve al entrar'],
      of: ['tops', 'bottoms', 'dresses', 'outerwear'],
      value: (_, { loudness, sheen }) => -loudness - 0.4 * sheen,
    },
  ],
];
const superlatives = scales.map(([words, scale]) => ({
  pattern: patternOf(
    `mas|menos [que|lo] ${words} / ${words} mas|menos / el|la|los|las|lo|cual|cuales mas|menos * ${words} / ${words} de todo|todos|todas`,
  ),
  scale,
}));

const adjectives = scales.map(([words, scale]) => ({ pattern: patternOf(words), scale }));
/** Share of the garments that count as what an adjective says: "cosas cómodas". */
export const topShare = 0.4;

/** "algo cómodo", without a comparison. */
export const adjectiveIn = (tokens: readonly Annotated[]): Scale | null =>
  scaleIn(tokens) === null
    ? (adjectives.find(({ pattern, scale }) => ofAdjective.has(scale.name) && occurs(pattern, tokens))
        ?.scale ?? null)
    : null;
/** Elegance and informality are styles that each file notes. */
const ofAdjective: ReadonlySet<string> = new Set(['cómodo', 'llamativo', 'discreto']);

/** "lo más elegante que tengo", "¿y la menos formal?" */
export const scaleIn = (tokens: readonly Annotated[]): Scale | null =>
  superlatives.find(({ pattern }) => occurs(pattern, tokens))?.scale ?? null;

export const scaleNamed = (name: string | undefined): Scale | null =>
  scales.find(([, scale]) => scale.name === name)?.[1] ?? null;
