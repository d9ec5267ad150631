import type { Garment } from '#stylist/wardrobe.ts';
import { isBlack, isOf, isPale, isSkinTop, isTight, isWhite } from '../../tools/shapes.ts';
import { phrase } from '../../voice/phrase.ts';
import { patternOf } from '../../words/pattern.ts';
import { type Aspect, isCloth, isNamed, isShoe, lightnessOf } from './aspect.ts';
import { careWords } from './cloths.ts';

const pale = 0.8;
const underThings =
  'sujetador|sosten|brasier|bra|corpino|interior|bragas|braga|calzoncillo|calzoncillos|bombacha|tanga';

export const sheer: Aspect = {
  name: 'sheer',
  bad: patternOf(
    `transparent~|transluc~|trasluc~|clarea~ / se [me] ve|vera|veran|nota|notara|notan [todo|mucho] [el|mi|la|los|las] [ropa] ${underThings} / ${underThings} * se [me] ve|nota|notara|vera|notan / ver ${underThings} / contraluz`,
  ),
  concerns: (garment) => isCloth(garment) && garment.category !== 'outerwear',
  judge: (garment, { cloth }) => {
    const remedy =
      'Con ropa interior lisa y del tono de tu piel casi no se ve; un top o un forro fino, y asunto resuelto.';
    if (cloth.opaque === 0) return { level: 0, why: phrase`${cloth.name} deja ver lo de debajo`, remedy };
    const isPaleCloth = lightnessOf(garment) > pale && garment.pattern === 'plain';
    if (isPaleCloth && cloth.opaque === 1)
      return { level: 0, why: phrase`${cloth.name} en claro transparenta a contraluz`, remedy };
    if (isPaleCloth && cloth.name === 'el algodón')
      return { level: 1, why: 'el algodón claro y fino deja ver algo a pleno sol', remedy };
    return { level: 2, why: phrase`${cloth.name} tiene cuerpo y no deja ver nada` };
  },
};

export const underwear: Aspect = {
  name: 'underwear',
  bad: patternOf(`marca~ * ${underThings}|costuras|costura|gomas`),
  concerns: (garment) => isCloth(garment) && garment.category !== 'outerwear',
  judge: (garment, { cloth }) => {
    const remedy = 'Sin costuras, cortada a láser y del tono de tu piel.';
    const clings = cloth.name === 'la seda' || cloth.name === 'el satén' || cloth.name === 'el punto';
    if (isTight(garment) || clings)
      return {
        level: 0,
        why: clings ? phrase`${cloth.name} se pega y lo cuenta todo` : 'el corte es ceñido',
        remedy,
      };
    return cloth.opaque === 0 || cloth.breathes === 0
      ? { level: 1, why: phrase`${cloth.name} cae cerca del cuerpo y alguna costura puede notarse`, remedy }
      : { level: 2, why: phrase`${cloth.name} tiene cuerpo y no marca` };
  },
};

export const creases: Aspect = {
  name: 'creases',
  bad: patternOf(
    'arruga~|arrugue / parec~ [un] trapo|higo|acordeon / hecho|hecha un|una higo|acordeon|trapo|pasa|cristo / necesit~|pide|piden plancha',
  ),
  good: patternOf('lleg~ lis~|planchad~|impecable / aguanta~ [bien] doblad~|[la] maleta'),
  concerns: isCloth,
  judge: (_, { cloth }) => {
    if (cloth.creases === 0)
      return {
        level: 0,
        why: phrase`${cloth.name} se arruga en cuanto lo doblas o te sientas`,
        remedy: 'Colgándolo al llegar con el vapor de la ducha se va casi todo.',
      };
    return cloth.creases === 1
      ? { level: 1, why: phrase`${cloth.name} coge alguna marca, que se va al colgarlo` }
      : { level: 2, why: phrase`${cloth.name} apenas se arruga` };
  },
};

const showsSweat = (garment: Garment): boolean =>
  garment.pattern === 'plain' &&
  !isWhite(garment) &&
  lightnessOf(garment) > 0.4 &&
  lightnessOf(garment) < 0.9;

export const sweat: Aspect = {
  name: 'sweat',
  bad: patternOf(
    'cerco|cercos|rodal|rodales / sudor|sudar|sudo|sudada * se [me] not~|ve|ven|veran|marc~ / not~|ver|ve|ven|marc~ * sudor|axila~|sobaco~ / marc~ [los|mucho] cercos|sudor',
  ),
  concerns: isSkinTop,
  judge: (garment, { cloth }) => {
    const remedy = 'Una camiseta interior fina debajo lo para.';
    if (cloth.clean === 0) return { level: 0, why: phrase`en ${cloth.name} el sudor deja cerco`, remedy };
    if (showsSweat(garment))
      return {
        level: 0,
        why: 'en los colores medios y lisos, como el celeste o el gris, lo mojado se ve enseguida',
        remedy,
      };
    if (garment.pattern !== 'plain') return { level: 2, why: 'el dibujo lo disimula' };
    return {
      level: 2,
      why: isPale(garment) ? 'en blanco lo mojado apenas se ve' : 'en oscuro lo mojado apenas se ve',
      remedy: isBlack(garment)
        ? 'Lo que sí asoma en negro es el blanco del desodorante y de la sal al secarse.'
        : undefined,
    };
  },
};

export const itch: Aspect = {
  name: 'itch',
  bad: patternOf('pica|pican|picara|picaran|picar|picor|rasca|rascan|raspa|raspan|irrita|irritan'),
  good: patternOf('suave|suaves / a raiz'),
  concerns: isCloth,
  judge: (_, { cloth }) => {
    const remedy = 'Con una camiseta fina de algodón debajo no se nota.';
    if (cloth.soft === 0) return { level: 0, why: phrase`${cloth.name} roza y a piel desnuda pica`, remedy };
    return cloth.soft === 1
      ? { level: 1, why: phrase`${cloth.name} puede picar si tienes la piel sensible`, remedy }
      : { level: 2, why: phrase`${cloth.name} es suave con la piel` };
  },
};

export const noise: Aspect = {
  name: 'noise',
  bad: patternOf('ruido|cruje|crujen|crujido|suena|suenan|chirri~|rechin~|frufru'),
  good: patternOf('silencios~|sigilos~'),
  concerns: (garment) => isCloth(garment) || isShoe(garment),
  judge: (garment, { cloth, traits }) => {
    if (isShoe(garment) && (traits.heel || isOf(garment, 'shoes')))
      return {
        level: 0,
        why: 'en suelo duro se oye cada paso',
        remedy: 'Unas tapas de goma lo callan bastante.',
      };
    if (isShoe(garment)) return { level: 2, why: 'la suela blanda apenas se oye' };
    if (cloth.quiet === 0)
      return {
        level: 0,
        why: phrase`${cloth.name} cruje con cada movimiento`,
        remedy: 'Para ir en silencio, lana, punto o algodón por fuera.',
      };
    return cloth.quiet === 1
      ? { level: 1, why: phrase`${cloth.name} hace un roce suave` }
      : { level: 2, why: phrase`${cloth.name} no suena al moverte` };
  },
};

export const bleeds: Aspect = {
  name: 'bleeds',
  bad: patternOf(
    'destin~|desteni~|tenira|tinen|tenir / suelt~ [el|mucho] color|tinte|tinta / mancha~ * de|el color|azul',
  ),
  concerns: isCloth,
  judge: (garment, { cloth }) => {
    const isDark = lightnessOf(garment) < (cloth.name === 'la tela vaquera' ? 0.6 : 0.5);
    if (!isDark) return { level: 2, why: 'en un color así no hay apenas tinte que soltar' };
    if (cloth.name === 'la tela vaquera')
      return {
        level: 0,
        why: 'la tela vaquera suelta color con el roce, sobre todo oscura, nueva o mojada',
      };
    return cloth.name === 'el tejido sintético' || cloth.name === 'el tejido técnico'
      ? {
          level: 2,
          why: phrase`${cloth.name} fija bien el color; solo con sudor o recién estrenado habría riesgo`,
        }
      : {
          level: 1,
          why: phrase`en seco no; mojado o sudado, ${cloth.name} tan oscuro puede soltar algo las primeras veces`,
          remedy: 'Frota un pañuelo blanco húmedo por dentro: si sale limpio, sin miedo.',
        };
  },
};

const mess =
  'comer|cenar|cocin~|pint~|barbacoa|asado|brasas|gallinas|gallina|huerto|perro|perros|crio|bebe|ninos|jardin|jardinear|fregar|vino|tinto|salsa|sidra|sidreria|cava|cafe|copa|refresco|barro|hierba|arena|tierra|polvo|caballo|caballos|granja|ensuciarme|mancharme';

export const stains: Aspect = {
  name: 'stains',
  there: patternOf(mess),
  bad: patternOf(
    'derram~|salpic~ / se [me] not~|ver~|ve [mucho|tanto] * mancha~|salpicadura~ / mancho|manche|mancha|manchas|salpico|salpica|salpicadura|tinto|vino|salsa * * not~|vera|ve|ver / perdid~ / se [me] ensucia~|mancha|manchan|manchara~ [mucho|facil|enseguida] / va|van a poner|manchar|ensuciar',
  ),
  concerns: (garment) => isCloth(garment) || isShoe(garment) || isOf(garment, 'bag'),
  isOfOthers: true,
  judge: (garment, { cloth }) => {
    if (cloth.clean === 0) return { level: 0, why: phrase`${cloth.name} ${cloth.dirt}` };
    const isLight = lightnessOf(garment) > 0.75;
    if (isLight && garment.pattern === 'plain')
      return { level: 0, why: phrase`en un color tan claro se ve todo, aunque ${cloth.name} ${cloth.dirt}` };
    if (garment.pattern !== 'plain') return { level: 2, why: 'el dibujo disimula las salpicaduras', rank: 2 };
    return lightnessOf(garment) < 0.45
      ? { level: 2, why: phrase`el color oscuro lo disimula, y ${cloth.name} ${cloth.dirt}`, rank: 1 }
      : { level: 1, why: phrase`algo se nota, pero ${cloth.name} ${cloth.dirt}` };
  },
};

export const cleaning: Aspect = {
  name: 'cleaning',
  good: patternOf(
    'limpi~ [muy|bien] [facil~|bien|rapido] / facil~ de limpiar / [se] [va|sale|quita|salen|van|quitan] [bien|facil|la|el] grasa|mancha|manchas|barro',
  ),
  concerns: (garment) => isCloth(garment) || isShoe(garment) || isOf(garment, 'bag'),
  judge: (_, { cloth }) => ({ level: cloth.clean, why: phrase`${cloth.name} ${cloth.dirt}` }),
};

export const washing: Aspect = {
  name: 'washing',
  good: patternOf(
    'lavable|lavables / lavadora|lavarropas / a maquina / lavar en casa / se lava|lavan facil|bien|en',
  ),
  concerns: (garment) => isCloth(garment) && garment.category !== 'outerwear',
  judge: (_, { cloth }) => ({
    level: cloth.care === 'machine' ? 2 : cloth.care === 'gentle' ? 1 : 0,
    why: phrase`${cloth.name} ${careWords[cloth.care]}`,
    remedy: 'Antes de nada, mira la etiqueta.',
  }),
};

export const lint: Aspect = {
  name: 'lint',
  bad: patternOf(
    'llen~ de pelo|pelos / pelusa~|pelusilla|pelotilla~|bolas|bolitas / pelo|pelos de|del [mi|el|la] gato|gata|gatos|perro|perra|perros',
  ),
  concerns: isCloth,
  judge: (garment, { cloth }) => {
    const isDark = lightnessOf(garment) < 0.35;
    const level = cloth.lint === 0 && isDark ? 0 : cloth.lint === 2 ? 2 : 1;
    return {
      level,
      why:
        level === 2
          ? phrase`${cloth.name} no retiene pelos ni pelusa`
          : phrase`${cloth.name} atrae pelos y pelusa, y en oscuro se ven más`,
      remedy: level < 2 ? 'Un rodillo adhesivo en el bolso y listo.' : undefined,
    };
  },
};

export const snags: Aspect = {
  name: 'snags',
  bad: patternOf('engancha~|enganche~|engancho / se [me] hace|haran|haga carrera|carreras|un siete'),
  concerns: (garment) => isCloth(garment) || isOf(garment, 'tights'),
  judge: (_, { cloth }) =>
    cloth.snags === 0
      ? { level: 0, why: phrase`${cloth.name} se engancha con un anillo, un velcro o una silla de mimbre` }
      : cloth.snags === 1
        ? { level: 1, why: phrase`con ${cloth.name} hay que tener cuidado` }
        : { level: 2, why: phrase`${cloth.name} no se engancha con facilidad` },
};

export const camera: Aspect = {
  name: 'camera',
  there: patternOf('camara|foto|fotos|video|videollamada|pantalla|zoom|tele|television|retrato'),
  bad: patternOf('moire|moare|vibra|vibran|baila|bailan [en] [la] foto|camara|pantalla / hac~ aguas'),
  concerns: (garment) => isCloth(garment) && garment.category !== 'bottoms',
  isOfOthers: true,
  judge: (garment) => {
    if (/^(?:stripes|houndstooth|gingham|checks|dots)$/.test(garment.pattern))
      return {
        level: isNamed(garment, /marinera|ancha/) ? 1 : 0,
        why: 'las rayas y los cuadros finos vibran en la pantalla',
      };
    if (isNamed(garment, /lentejuel|sat[eé]n|brill/)) return { level: 0, why: 'el brillo quema la imagen' };
    if (isPale(garment))
      return {
        level: 1,
        why: 'el blanco se come la luz de la cara',
        remedy: 'Con algo de color encima, arreglado.',
      };
    return isBlack(garment)
      ? { level: 1, why: 'el negro liso pierde el detalle, pero no molesta', rank: 0 }
      : { level: 2, why: 'un color liso es lo que mejor da en cámara', rank: lightnessOf(garment) };
  },
};

export const again: Aspect = {
  name: 'again',
  good: patternOf(
    'repet~|repito / mism~ * sirve|vale|otra vez|manana|otro dia|dos dias / dos|tres|varios dias seguidos / sin lavar~ / otra puesta',
  ),
  concerns: (garment) => isCloth(garment) || isShoe(garment),
  judge: (garment) => {
    if (isShoe(garment))
      return { level: 1, why: 'el calzado agradece un día de descanso para secarse por dentro' };
    if (isOf(garment, 'sweater', 'cardigan', 'vest') || garment.category === 'outerwear')
      return { level: 2, why: 'no va sobre la piel, y con una noche al aire basta' };
    return isSkinTop(garment)
      ? {
          level: 1,
          why: 'va pegado al cuerpo, así que solo si no hay sudor y pasa esta noche al aire en una percha',
        }
      : { level: 2, why: 'aguanta varias puestas sin lavar si no hay mancha' };
  },
};
