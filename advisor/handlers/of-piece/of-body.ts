import type { Garment } from '#stylist/wardrobe.ts';
import { isOf, isTight, yields } from '../../tools/shapes.ts';
import { phrase } from '../../voice/phrase.ts';
import { patternOf } from '../../words/pattern.ts';
import { type Aspect, isCloth, isLeg, isNamed, type Judged } from './aspect.ts';

const weekOfBelly = 20;
const weeksPerMonth = 4.3;

function weeksIn(text: string): number | null {
  const [, count, unit] =
    /(\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)\s*(semanas?|mes(?:es)?)/.exec(text) ?? [];
  if (!count || !unit) return null;
  const words = ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
  const number = Number(count) || words.indexOf(count) + 2;
  return unit.startsWith('mes') ? Math.round(number * weeksPerMonth) : number;
}

export const pregnant: Aspect = {
  name: 'pregnant',
  there: patternOf(
    '^ [y] de <number> meses|semanas / embarazada|embarazo|embarazad~|prenada|encinta|gestacion|barriga|barrigon|tripa|panza|guata / estoy|voy de <number> semanas|meses / estoy|voy|ando de * semanas|meses / semanas|meses de embarazo',
  ),
  concerns: (garment) => isCloth(garment),
  isOfOthers: true,
  judge: (garment, { cloth, text }) => {
    const weeks = weeksIn(text) ?? weekOfBelly;
    const isEarly = weeks < 14;
    const again = 'Pruébatelo antes del día, que de una semana a otra cambia la tripa.';
    if (garment.category === 'outerwear' || isOf(garment, 'cardigan'))
      return { level: 2, why: 'se lleva abierto por delante y la barriga no molesta' };
    if (garment.category === 'bottoms') {
      if (yields(garment))
        return {
          level: isTight(garment) && weeks > weekOfBelly ? 1 : 2,
          why: 'la cintura cede con la barriga',
          rank: 2,
        };
      return isEarly
        ? { level: 1, why: 'todavía puede cerrar', remedy: 'Con una goma en el botón ganas unas semanas.' }
        : {
            level: 0,
            why: 'la cintura es rígida y la barriga ya no deja abrochar',
            remedy:
              'Con un fajín elástico y la cintura abierta salva un rato, pero mejor una cintura que ceda.',
          };
    }
    const isFitted =
      isTight(garment) ||
      isNamed(garment, /body|cors[eé]|l[aá]piz|fiesta|cruzad/) ||
      isOf(garment, 'jumpsuit');
    if (isFitted && cloth.yields < 2)
      return {
        level: isEarly ? 1 : 0,
        why: 'el corte se ajusta en la cintura y la barriga pide tela',
        remedy: again,
      };
    if (cloth.yields === 2 || isNamed(garment, /anch|largo|flores|premam|holgad/))
      return { level: 2, why: 'hay tela de sobra para la barriga', remedy: again, rank: 1 };
    return {
      level: isEarly ? 2 : 1,
      why: phrase`${cloth.name} cede poco, y depende de cómo te caiga sobre la barriga`,
      remedy: again,
    };
  },
};

export const bare: Aspect = {
  name: 'bare',
  there: patternOf('instituto|colegio|ombligo|norma|normas|prohiben|dejan'),
  bad: patternOf(
    'ensen~ mucho|demasiado|tanto|mas|carne|todo / escotad~|provocativ~|provocador~ / muy|demasiado cort~|escotad~|destapad~ / se [me] ve|vera todo|demasiado|mucho',
  ),
  concerns: (garment) => isCloth(garment) && garment.category !== 'outerwear',
  judge: (garment, { traits }) => {
    const isCrop = isOf(garment, 'top', 'sweater') && isNamed(garment, /corto|crop|ombliguer/);
    if (isCrop)
      return {
        level: 0,
        why: 'con ese largo se ve la tripa en cuanto levantas los brazos',
        remedy: 'Con un pantalón de tiro alto y una camisa o chaqueta encima queda tapado.',
      };
    if (isLeg(garment) && traits.legs < 0.5)
      return {
        level: 0,
        why: 'el largo queda muy por encima de la rodilla',
        remedy: 'Con media tupida baja el tono.',
      };
    if (traits.shoulders < 0.5 || traits.cleavage < 0.8)
      return {
        level: 1,
        why: 'hombros y escote quedan al aire',
        remedy: 'Con una chaqueta o un pañuelo encima, resuelto.',
      };
    return { level: 2, why: 'hombros, escote y rodilla van cubiertos' };
  },
};

export const roll: Aspect = {
  name: 'roll',
  good: patternOf(
    'remang~|arremang~|enroll~ [el|la|los|las] [bajo|manga|mangas|pernera] / sub~ [la|el] [pernera|manga|pantalon] [bien|hasta|por]',
  ),
  concerns: (garment) => isLeg(garment) || garment.category === 'tops',
  judge: (garment) => {
    if (isOf(garment, 'skirt', 'dress', 'shorts'))
      return { level: 2, why: 'la rodilla queda libre con apartar la tela' };
    if (!isLeg(garment))
      return isOf(garment, 'shirt', 'blouse') || garment.sleeve === 'short'
        ? { level: 2, why: 'la manga se abre o se dobla sin apretar' }
        : { level: 1, why: 'la manga sube, pero acaba bajando' };
    if (isTight(garment) || isOf(garment, 'jeans'))
      return {
        level: 0,
        why: 'la pernera no sube de media pierna sin apretar',
        remedy: 'Mejor un pantalón ancho o de chándal, o uno corto.',
      };
    return isNamed(garment, /anch|palazzo|ch[aá]ndal|lino|campana/)
      ? { level: 2, why: 'la pernera es ancha y sube por encima de la rodilla' }
      : {
          level: 1,
          why: 'la pernera sube hasta la rodilla, justo',
          remedy: 'Si tienen que verla entera, mejor un pantalón ancho o corto.',
        };
  },
};

export const hook: Aspect = {
  name: 'hook',
  isEither: true,
  good: patternOf('microfono|micro|petaca|acreditacion|insignia / engancha~|prender|sujetar'),
  concerns: (garment) =>
    isOf(
      garment,
      'blazer',
      'shirt',
      'blouse',
      'pants',
      'jeans',
      'skirt',
      'belt',
      'dress',
      'jumpsuit',
      'cardigan',
    ),
  judge: (garment) => {
    if (isOf(garment, 'blazer')) return { level: 2, why: 'la solapa sujeta el micro', rank: 3 };
    if (isOf(garment, 'pants', 'jeans', 'skirt', 'belt'))
      return { level: 2, why: 'la petaca va en la cintura, atrás', rank: 2 };
    if (isOf(garment, 'dress', 'jumpsuit'))
      return {
        level: 0,
        why: 'no hay cintura donde enganchar la petaca',
        remedy: 'Lleva un cinturón o una chaqueta con bolsillo.',
      };
    return { level: 1, why: 'el micro va en la botonadura', rank: 1 };
  },
};

export const hem: Aspect = {
  name: 'hem',
  bad: patternOf(
    'arrastr~ / [quedan|quedaran|quedar|queda|estan|seran] larg~ con|sin|si * plan~|tacon|zapato / pis~ [el|los] bajo|bajos / dobladillo',
  ),
  concerns: (garment) =>
    isOf(garment, 'pants', 'jeans', 'jumpsuit') || (isLeg(garment) && isNamed(garment, /larg/)),
  judge: (garment) => {
    if (isNamed(garment, /tobiller|pitillo|cort|ch[aá]ndal/))
      return { level: 2, why: 'el bajo queda en el tobillo y no llega al suelo con ningún zapato' };
    return isNamed(garment, /palazzo|anch|larg|campana|mono/)
      ? {
          level: 0,
          why: 'un bajo ancho se cose para un tacón concreto, y en plano arrastra',
          remedy:
            'Pruébalo con ese zapato: tiene que quedar a un dedo del suelo; si no, un punto de dobladillo.',
        }
      : {
          level: 1,
          why: 'depende de con qué zapato se cosió el bajo',
          remedy:
            'En plano debe rozar el empeine sin pisarse; si sobra, dóblalo un dedo por dentro con cinta de dobladillo.',
        };
  },
};

const isSmall = (garment: Garment): boolean =>
  isOf(garment, 'clutch') || isNamed(garment, /clutch|bolsito|fiesta|cartera de mano|ri[nñ]onera/);

export const holds: Aspect = {
  name: 'holds',
  good: patternOf('cabe|caben|cabra|cabran|entra|entran|meto|meter'),
  there: patternOf('portatil|ordenador|movil|llaves|carpeta|carpetas|papeles|botella|libros|tablet'),
  concerns: (garment) => isOf(garment, 'bag'),
  isOfOthers: true,
  judge: (garment, { text }) => {
    if (/port[aá]til|ordenador|libros|carpeta|botella|papeles|tablet/.test(text))
      return isSmall(garment)
        ? { level: 0, why: 'es demasiado pequeño para eso', rank: 0 }
        : isOf(garment, 'backpack') || isNamed(garment, /mochila/)
          ? { level: 2, why: 'cabe de sobra y el peso va en los dos hombros', rank: 3 }
          : { level: 2, why: 'cabe, aunque todo el peso va a un hombro', rank: 2 };
    return isSmall(garment)
      ? {
          level: 1,
          why: 'es pequeño: llaves, tarjetas y un móvil normal; uno grande, pruébalo en casa antes',
          rank: 0,
        }
      : { level: 2, why: 'cabe de sobra', rank: 2 };
  },
};

const isThick = (garment: Garment): boolean =>
  isOf(garment, 'sweater', 'hoodie', 'cardigan') && isNamed(garment, /gord|grues|ochos|anch|capucha/);

/** "¿cabe debajo de la americana?": of the first piece, under the other. */
export function fitUnder(inner: Garment, outer: Garment): Judged {
  const isCut = isOf(outer, 'blazer') || isNamed(outer, /entallad|cuero|vaquer|corto|corta/);
  if (isThick(inner) && isCut) return { level: 0, why: 'el punto gordo abulta y tira de la sisa' };
  if (isThick(inner) && !isNamed(outer, /plum|parka/))
    return {
      level: 1,
      why: 'el punto gordo abulta en hombro y manga; si el abrigo va holgado, entra bien, y si va justo, se nota',
    };
  return { level: 2, why: 'no abulta, así que entra sin tirar de la manga' };
}

/** Of two pieces, by `fitUnder`. */
export const under: Aspect = {
  name: 'under',
  good: patternOf(
    'cabe|cabra|caben|entra|entrara|va|queda|meto [bien] debajo|bajo|dentro|encima / debajo [de] cabe|entra / por debajo|encima cabe|entra',
  ),
  concerns: isCloth,
  judge: () => ({ level: 1, why: 'según lo holgado que sea lo de encima' }),
};
