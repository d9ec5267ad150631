import { slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { ensembleClo, requiredClo } from '#stylist/weather/heat-balance.ts';
import { isOf, isTight } from '../../tools/shapes.ts';
import { phrase } from '../../voice/phrase.ts';
import { patternOf } from '../../words/pattern.ts';
import { type Aspect, isCloth, isNamed, isShoe } from './aspect.ts';

const isOuter = ({ kind }: Garment): boolean => slotsOfKind[kind].includes('outer');
const isOverTop = (garment: Garment): boolean =>
  isOuter(garment) || isOf(garment, 'sweater', 'cardigan', 'hoodie', 'blazer', 'vest');

const shirtAndTrousers = 0.51;
const thickJersey = 0.42;
const strollingMet = 2.3;
/** Filling that lets no wind through keeps more than its insulation says. */
const closedC = 6;

/** The coldest air in which one strolls at ease with so much on. */
function coldestWith(clo: number): number {
  let air = 30;
  while (air > -25 && requiredClo(air - 1, strollingMet) <= ensembleClo(clo)) air -= 1;
  return air;
}

const isClosed = (garment: Garment): boolean =>
  garment.fabric === 'down' || isNamed(garment, /parka|plum[ií]fer|plumas|anorak|acolchad/);

export function limitsOf(garment: Garment, clo: number): { alone: number; layered: number } {
  const less = isClosed(garment) ? closedC : 0;
  const whole = garment.category === 'dresses' ? shirtAndTrousers - 0.4 : shirtAndTrousers;
  const alone = coldestWith(clo + whole) - less;
  return { alone, layered: coldestWith(clo + whole + thickJersey) - less };
}

const degrees = (air: number): string =>
  air < -1 ? `los ${-air} bajo cero` : air < 2 ? 'los cero grados' : `unos ${air} grados`;

const warmC = 20;
const mildC = 14;
const coldC = 6;
const hotC = 30;

export const cold: Aspect = {
  name: 'cold',
  there: patternOf(
    'frio|fria|helada|heladas|hela|invierno|enero|febrero|relente|rasca|refresca|refresque|fresco|grados|noche|amanecer|madrugada|nieve|nevada|nevando|esqui|esquiar|hielo|terraza / bajo cero',
  ),
  good: patternOf('abriga|abrigan|abrigue|abrigara|abrigan|abrigar|abrigarme|calent~|calient~'),
  air: ({ temperatureC }) => temperatureC === null || temperatureC < warmC,
  bad: patternOf(
    'paso|pasare|pasaria|pasar|tengo|tendre|tendria|coger|cojo|dara|entrara [mucho] frio / quedo|quedare|kedo|quedamos tiesa|tieso|helada|helado|congelada|congelado / congelo|congelare|congele|congela|congelar|hielo|helare|helo|tirit~',
  ),
  concerns: (garment) => isOverTop(garment) || isCloth(garment) || isShoe(garment) || isOf(garment, 'tights'),
  isOfOthers: true,
  judge: (garment, { temperatureC, traits, cloth }) => {
    const air = temperatureC ?? coldC;
    if (isShoe(garment)) {
      const level =
        isOf(garment, 'sandals', 'heels', 'flats') || traits.air[0] > air
          ? 0
          : isOf(garment, 'boots')
            ? 2
            : 1;
      return {
        level,
        why:
          level === 2
            ? 'el tobillo va cubierto y cabe un calcetín gordo'
            : level === 1
              ? 'con un calcetín de lana aguantas un rato'
              : 'el pie se queda frío desde el primer minuto',
        rank: -traits.air[0],
      };
    }
    if (!isOuter(garment)) {
      const isOpen = isNamed(garment, /rot[oa]s/);
      const isBare = traits.legs < 0.8 && isOf(garment, 'skirt', 'dress', 'shorts');
      const level = isOpen || traits.air[0] > air ? 0 : isBare && air < 12 ? 1 : traits.clo >= 0.3 ? 2 : 1;
      return {
        level,
        why: isOpen
          ? 'por los rotos entra todo el aire'
          : isBare
            ? 'la pierna queda al frío'
            : level === 2
              ? air >= mildC
                ? `${cloth.name} guarda el calor de sobra`
                : `${cloth.name} guarda el calor, con un abrigo por fuera`
              : level === 1
                ? `${cloth.name} abriga lo justo`
                : `${cloth.name} no guarda el calor`,
        remedy: isOpen
          ? 'Con unas medias tupidas o unas mallas debajo, la cosa cambia.'
          : isBare
            ? 'Con media tupida y abrigo largo se lleva bien.'
            : undefined,
        rank: traits.clo,
      };
    }
    const { alone, layered } = limitsOf(garment, traits.clo);
    if (air >= alone)
      return { level: 2, why: phrase`sobre una camisa abriga hasta ${degrees(alone)}`, rank: traits.clo };
    if (air >= layered - 2)
      return {
        level: layered <= air || isClosed(garment) ? 2 : 1,
        why: phrase`con un jersey gordo debajo abriga hasta ${degrees(layered)}`,
        remedy: air < coldC ? 'Con bufanda, gorro y guantes, más todavía.' : undefined,
        rank: traits.clo,
      };
    return {
      level: isClosed(garment) && air >= layered - closedC ? 1 : 0,
      why: phrase`aun con un jersey gordo debajo, por debajo de ${degrees(layered)} se queda corto para el frío`,
      rank: traits.clo,
    };
  },
};

/** "¿hasta qué temperatura me sirve?" */
export const limit: Aspect = {
  name: 'limit',
  bad: patternOf(
    'hasta que|cuantos|cuanto [temperatura|grados|frio] / a partir|desde de que|cuantos temperatura|grados / para que temperatura|temperaturas / con que|cuantos temperatura|grados / que temperatura',
  ),
  concerns: isCloth,
  judge: (garment, { traits }) => {
    const hottest = Math.min(traits.air[1], 45);
    if (!isOverTop(garment))
      return {
        level: 1,
        why:
          traits.air[0] > 0
            ? phrase`va bien entre unos ${traits.air[0]} y unos ${hottest} grados`
            : phrase`va bien hasta unos ${hottest} grados; con frío, depende de lo que lleves encima`,
      };
    const { alone, layered } = limitsOf(garment, traits.clo);
    if (!isOuter(garment))
      return {
        level: 1,
        why: phrase`sin nada encima, hasta ${degrees(alone)}; con un abrigo, bastante menos, y por encima de ${hottest} ya sobra`,
      };
    return {
      level: 1,
      why: phrase`sobre una camisa, hasta ${degrees(alone)}; con un jersey gordo debajo, hasta ${degrees(layered)}, y por encima de ${hottest} ya sobra`,
    };
  },
};

export const heat: Aspect = {
  name: 'heat',
  there: patternOf('calor|calorazo|calufa|bochorno|verano|julio|agosto|sol|calefaccion|calefa|grados|horno'),
  good: patternOf('transpir~|fresquit~ / mas|menos|muy fresc~'),
  air: ({ temperatureC }) => temperatureC === null || temperatureC >= warmC,
  bad: patternOf(
    'aso|asar|asare|asara|asarme|asando|achicharr~|derrit~|derretir~|cuezo|cocer|cocere|ahogo|ahogare|agobi~|cocid~ / paso|pasare|pasaria|pasar|tendre|dara|da [mucho] calor / sobra~ / atra~ * calor',
  ),
  concerns: (garment) => isCloth(garment) || isShoe(garment),
  inLook: isCloth,
  isOfOthers: true,
  judge: (garment, { temperatureC, traits, cloth }) => {
    if (isShoe(garment))
      return isOf(garment, 'sandals') || cloth.breathes === 2
        ? { level: 2, why: 'el pie va aireado', rank: 1 }
        : { level: 0, why: phrase`${cloth.name} encierra el pie y con calor suda`, rank: 0 };
    const air = temperatureC ?? hotC;
    const [, hottest] = traits.air;
    const level =
      hottest < air - 3 || cloth.breathes === 0 ? 0 : hottest < air || cloth.breathes === 1 ? 1 : 2;
    const isBare = traits.shoulders < 0.5 || garment.sleeve === 'short' || garment.sleeve === 'none';
    return {
      level,
      why:
        level === 2
          ? `${cloth.name} deja pasar el aire`
          : cloth.breathes === 0
            ? `${cloth.name} no transpira y da calor`
            : level === 1
              ? `${cloth.name} se lleva, pero no es lo más fresco`
              : 'es demasiado abrigo para ese calor',
      remedy: level < 2 && isOverTop(garment) ? 'Eso sí, se quita en cuanto sobre.' : undefined,
      rank: hottest + cloth.breathes * 4 + (isBare ? 3 : 0) + (cloth.name === 'el lino' ? 4 : 0),
    };
  },
};

const pouring = /aguacero|chaparr|mares|c[aá]ntaros|diluvi|jarre|tormenta/;
const wetWhy = { 'made-for': 2, fine: 1, poor: 0, ruined: 0 } as const;

export const rain: Aspect = {
  name: 'rain',
  there: patternOf(
    'aguanieve|lluvia|llueve|lloviendo|llover|llueva|llovizna|lloviznando|agua|chaparron|aguacero|chubasco|chubascos|tormenta|charco|charcos|riachuelo|rio|arroyo|mojado|mojada|sirimiri|orballo|garua|diluvia|chispea|mares|cantaros',
  ),
  good: patternOf('impermeable|impermeables / repel~ [el] [agua] / seca|secan rapido|pronto|enseguida'),
  bad: patternOf(
    'mojo|mojare|mojara|mojan|mojar|mojarme|moja|cala|calan|calara|calaran|calo|calare|empap~ / [se] estrope~|estropea~ con|por|si [el|la] agua|lluvia|llueve|moja|mojan',
  ),
  concerns: (garment) => isOuter(garment) || isShoe(garment) || isOf(garment, 'bag') || isCloth(garment),
  inLook: (garment) => isOuter(garment) || isShoe(garment),
  changes: true,
  isOfOthers: true,
  judge: (garment, { traits, cloth, text }) => {
    const isWading = garment.category === 'shoes' && isOf(garment, 'sandals', 'heels', 'flats');
    const isUnder = !isOuter(garment) && !isShoe(garment) && !isOf(garment, 'bag');
    const dries = cloth.name === 'el tejido técnico' || cloth.name === 'la lana';
    const level = isWading
      ? 0
      : isUnder
        ? dries
          ? 1
          : 0
        : cloth.name === 'la goma'
          ? 2
          : cloth.name === 'la gabardina de algodón' && pouring.test(text)
            ? 1
            : wetWhy[traits.rain];
    return {
      level,
      why:
        level === 2 && garment.category === 'shoes' && cloth.name !== 'la goma'
          ? 'el agua no entra y la suela agarra'
          : level === 2 && cloth.name === 'el tejido sintético'
            ? 'es prenda de lluvia y el agua no pasa'
            : isWading
              ? 'el pie va al aire y acaba empapado'
              : phrase`${cloth.name} ${cloth.wet}`,
      remedy:
        level === 1 && garment.category === 'shoes'
          ? 'Para lluvia fina, con un espray impermeable, vale; para charcos, no.'
          : undefined,
      rank: level * 10 + (cloth.breathes === 0 ? 1 : 0) + (cloth.name === 'la goma' ? 5 : 0),
    };
  },
};

export const wind: Aspect = {
  name: 'wind',
  there: patternOf('viento|levante|poniente|tramontana|cierzo|ventolera|racha|rachas|vendaval|ventisca'),
  bad: patternOf('se [me] levant~|vuela|volara|vuelan|sube|subira / sale|salga volando'),
  concerns: (garment) => isCloth(garment) || isOf(garment, 'hat', 'scarf'),
  isOfOthers: true,
  judge: (garment, { cloth, traits }) => {
    if (isOf(garment, 'hat') && !isNamed(garment, /gorro/))
      return { level: 0, why: 'a la primera racha sale volando' };
    if (isOf(garment, 'skirt', 'dress')) {
      const isHeld = isTight(garment) || garment.fabric === 'denim' || garment.fabric === 'wool';
      return isHeld
        ? { level: 2, why: 'la tela pesa y no se levanta' }
        : {
            level: traits.legs > 0.9 ? 1 : 0,
            why: 'una racha levanta la tela y te pasas el día sujetándola',
            remedy: 'Con un short o unas mallas debajo, tiene arreglo.',
          };
    }
    if (!isOuter(garment)) return { level: 1, why: 'el aire lo corta lo que lleves encima' };
    const isShut = cloth.breathes === 0 || cloth.name === 'la gabardina de algodón' || isClosed(garment);
    return isShut
      ? { level: 2, why: phrase`${cloth.name} corta el aire` }
      : { level: 1, why: phrase`${cloth.name} deja pasar algo de aire` };
  },
};
