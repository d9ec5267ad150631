import type { Garment } from '#stylist/wardrobe.ts';
import { suffersMud } from '../../tools/mood-effects.ts';
import { isLong, isOf, isPale, isTight, yields } from '../../tools/shapes.ts';
import { phrase } from '../../voice/phrase.ts';
import { patternOf } from '../../words/pattern.ts';
import { type Aspect, isLeg, isNamed, isShoe } from './aspect.ts';

const hasSmoothSole = (garment: Garment): boolean =>
  isOf(garment, 'heels', 'flats') ||
  isNamed(garment, /oxford|derby|charol|de vestir/) ||
  (isOf(garment, 'loafers') && !isNamed(garment, /n[aá]utic/));

export const ground: Aspect = {
  name: 'ground',
  there: patternOf(
    'barro|lodo|fango|cesped|hierba|pasto|campo|tierra|arena|playa|adoquin|adoquines|empedrado|empedrada|empedradas|grava|gravilla|monte|sendero|setas|niscalos|obra|obras|granja|gallinas|corral|huerto|huerta|jardin|finca|chacra|rancho|cortijo|hacienda|roca|rocas|nieve|nevada|bosque|vinedo',
  ),
  bad: patternOf('hund~|clav~|entierr~|atasc~'),
  concerns: isShoe,
  isOfOthers: true,
  judge: (garment, { traits, cloth, text }) => {
    const isMade = isNamed(garment, /agua|monta[nñ]a|militar|trekking|goma/);
    if (isMade) return { level: 2, why: 'se pisa firme y el barro no hace nada', rank: 3 };
    if (traits.heel) return { level: 0, why: 'en ese suelo el tacón se hunde o se tuerce' };
    if (cloth.clean === 0) return { level: 0, why: phrase`${cloth.name} ${cloth.wet}` };
    const isWet = /barro|lodo|fango|nieve|nevad/.test(text);
    if (isWet || /obra|gallin|granja|corral/.test(text)) {
      const level = suffersMud(garment) ? 0 : 1;
      return {
        level,
        why:
          level === 0
            ? isPale(garment)
              ? 'un color tan claro acaba perdido'
              : 'ahí acaban con barro hasta arriba y sin agarre'
            : 'salvan el rato, pero luego toca limpiar',
        rank: level,
      };
    }
    if (isPale(garment))
      return { level: 1, why: 'se pisa bien, pero un color tan claro acaba perdido', rank: 1 };
    return hasSmoothSole(garment)
      ? { level: 1, why: 'no hay tacón que se hunda, pero la suela lisa agarra poco', rank: 1 }
      : { level: 2, why: 'la suela es plana y se pisa bien', rank: 2 };
  },
};

export const slip: Aspect = {
  name: 'slip',
  bad: patternOf('resbal~|patin~|escurr~|deslic~|desliz~'),
  good: patternOf('agarr~|antideslizante|antideslizantes|adhier~'),
  concerns: isShoe,
  isOfOthers: true,
  judge: (garment, { traits }) => {
    if (traits.heel || hasSmoothSole(garment))
      return {
        level: 0,
        why: 'por su tipo, lo normal es una suela lisa, y lo liso patina en mojado',
        remedy: 'Una media suela de goma en el zapatero lo arregla; mira cómo es la tuya.',
      };
    if (isNamed(garment, /monta[nñ]a|agua|militar|correr|deporte|trekking/))
      return { level: 2, why: 'la suela de goma con dibujo agarra', rank: 2 };
    return {
      level: isOf(garment, 'sandals') ? 0 : 1,
      why: 'lo normal es que la suela sea de goma, que agarra en seco; en mojado, según el dibujo que le quede',
      rank: 1,
    };
  },
};

export const walk: Aspect = {
  name: 'walk',
  there: patternOf(
    'andar|ando|andando|caminar|camino|caminando|caminata|patear|pateo|pasear|paseo|museo|museos|turismo|pie|jornada|horas|min|minutos|km|kilometros|cuestas|cuesta|aeropuerto|turno|visita|excursion|empedrado|adoquines / dia entero / todo el dia',
  ),
  good: patternOf('comod~'),
  bad: patternOf('duel~|dole~|doli~|mata|mataran|rozadura~|rozan|ampolla~ / destroz~ [los] pies'),
  concerns: isShoe,
  isOfOthers: true,
  judge: (garment, { traits, cloth }) => {
    if (isOf(garment, 'heels')) return { level: 0, why: 'con ese tacón, a las dos horas te acuerdas' };
    if (traits.heel) return { level: 0, why: 'llevan tacón, y para tantas horas pesa' };
    if (isOf(garment, 'flats'))
      return {
        level: 1,
        why: 'no aprietan, pero con una suela tan fina los pies se cansan en unas horas',
        remedy: 'Con una plantilla blanda se lleva mejor.',
        rank: 0,
      };
    if (isOf(garment, 'sandals')) return { level: 1, why: 'sujetan poco el pie para tantas horas', rank: 0 };
    if (cloth.name === 'la lona')
      return { level: 1, why: 'no hay tacón, pero la lona sujeta poco y la suela es fina', rank: 1 };
    if (isOf(garment, 'sneakers')) return { level: 2, why: 'la suela amortigua y no hay tacón', rank: 3 };
    if (isOf(garment, 'boots'))
      return { level: 2, why: 'no hay tacón y el tobillo va sujeto, si la piel ya está domada', rank: 2 };
    return { level: 2, why: 'no hay tacón y aguantan horas, si la piel ya está domada', rank: 1 };
  },
};

export const dance: Aspect = {
  name: 'dance',
  there: patternOf('baile|bailar|bailando|bailo|bailoteo|bailes|pista|discoteca'),
  concerns: isShoe,
  isOfOthers: true,
  judge: (garment, { traits }) => {
    if (isOf(garment, 'heels'))
      return { level: 0, why: 'con tacón y sin nada que sujete el tobillo, no llegas al final', rank: 0 };
    if (traits.heel)
      return { level: 1, why: 'llevan tacón, pero el tobillo va sujeto y se aguanta más bailando', rank: 2 };
    if (isOf(garment, 'sandals')) return { level: 1, why: 'te van a pisar los dedos', rank: 1 };
    return { level: 2, why: 'no hay tacón y el pie va sujeto: se baila hasta el final', rank: 3 };
  },
};

const riding =
  'caballo|montar|bici|bicicleta|bicla|cicla|pedale~|patinete|monopatin|correr|escalar|trepar|tirarme|tirar|tirarse|agach~|arrodill~|gatear|columpi~|taburete|bolos|bolera|yoga|patinar|patin';

/** Room to move: on a bicycle, up a ladder, on the floor. */
export const move: Aspect = {
  name: 'move',
  there: patternOf(`${riding} / jugar [con|a|al] / subir|bajar|escaleras|escalera / suelo`),
  bad: patternOf('aprie~|apret~ / no me deja~ mover~|respirar'),
  concerns: (garment) => isLeg(garment) || isShoe(garment),
  isOfOthers: true,
  judge: (garment, { traits }) => {
    if (isShoe(garment)) {
      if (traits.heel) return { level: 0, why: 'el tacón se escapa y no pisas firme' };
      return isOf(garment, 'sandals', 'flats')
        ? { level: 1, why: 'se salen del pie con facilidad', rank: 1 }
        : { level: 2, why: 'no hay tacón y el pie va sujeto', rank: 2 };
    }
    if (isOf(garment, 'skirt', 'dress')) {
      if (isTight(garment))
        return { level: 0, why: 'es tan estrecho el corte que no deja abrir la pierna ni subir la rodilla' };
      if (traits.legs < 0.5)
        return {
          level: 0,
          why: 'con ese largo, la tela se sube al mover la pierna',
          remedy: 'Con un short debajo, pasa.',
        };
      return isLong(garment)
        ? { level: 0, why: 'con ese largo, la tela se engancha o se pisa' }
        : {
            level: 1,
            why: 'se mueve bien la pierna, pero la tela se levanta',
            remedy: 'Con un short debajo, sin problema.',
          };
    }
    if (isNamed(garment, /palazzo|campana/))
      return {
        level: 1,
        why: 'el bajo ancho se engancha',
        remedy: 'Sujeta la pernera con una pinza o una goma.',
      };
    if (yields(garment) || isOf(garment, 'shorts', 'joggers', 'leggings'))
      return { level: 2, why: 'la tela cede y se mueve bien la pierna', rank: 3 };
    return isTight(garment) || traits.volume === 'slim'
      ? { level: 1, why: 'se puede, pero la tela tira en la rodilla', rank: 1 }
      : { level: 2, why: 'hay holgura para mover la pierna', rank: 2 };
  },
};

export const motorbike: Aspect = {
  name: 'motorbike',
  there: patternOf('moto|scooter|motocicleta|vespa|motoneta'),
  concerns: (garment) => garment.category !== 'accessories',
  judge: (garment, { traits, cloth }) => {
    if (isShoe(garment))
      return isOf(garment, 'boots') && !traits.heel
        ? { level: 2, why: 'el tobillo va cubierto', rank: 2 }
        : { level: 0, why: 'el tobillo va sin proteger', rank: 0 };
    if (isLeg(garment))
      return isOf(garment, 'skirt', 'dress', 'shorts')
        ? { level: 0, why: 'la pierna va sin protección y la tela se levanta' }
        : { level: 1, why: 'la pierna va tapada, pero en una caída no protege' };
    return traits.clo >= 0.55 || cloth.breathes === 0
      ? {
          level: 1,
          why: 'contra el frío y el viento sirve, pero no protege en una caída',
          remedy: 'Lo seguro es una chaqueta de moto con protecciones, y guantes.',
        }
      : { level: 0, why: 'ni corta el viento ni protege en una caída' };
  },
};

export const sit: Aspect = {
  name: 'sit',
  there: patternOf(
    'sentad~|tren|avion|vuelo|vuelos|coche|auto|carro|conduc~|manejar|butaca|autobus|autocar|bus / horas de viaje / viaje largo',
  ),
  concerns: (garment) => garment.category !== 'accessories' && garment.category !== 'outerwear',
  judge: (garment, { cloth, text, traits }) => {
    if (isShoe(garment)) {
      const flies = /avion|vuelo/.test(text);
      if (isOf(garment, 'boots') && flies)
        return {
          level: 1,
          why: 'así no abultan en la maleta, pero los pies se hinchan y en el control toca quitárselas',
          remedy: 'Llevándolas puestas, calcetín fino y a aflojarlas en el asiento.',
        };
      if (traits.heel)
        return { level: 1, why: 'sin andar no molestan, pero los pies se hinchan y luego aprietan' };
      return { level: 2, why: 'no aprietan y el pie va a gusto' };
    }
    if (isTight(garment) && isLeg(garment))
      return { level: 0, why: 'el corte aprieta en la cintura y en la cadera, y tantas horas pesan' };
    if (cloth.creases === 0) return { level: 0, why: phrase`${cloth.name} llega con todas las arrugas` };
    if (garment.category === 'bottoms' && yields(garment))
      return { level: 2, why: 'la tela cede y no aprieta al estar horas en el asiento', rank: 2 };
    if (garment.category === 'bottoms' && cloth.yields === 0)
      return { level: 1, why: phrase`${cloth.name} no cede, y a las horas la cintura se nota` };
    return cloth.creases === 1
      ? { level: 1, why: phrase`se va a gusto, pero ${cloth.name} llega con alguna arruga` }
      : { level: 2, why: phrase`${cloth.name} casi no se arruga` };
  },
};

export const control: Aspect = {
  name: 'control',
  bad: patternOf(
    'pit~|suen~|sonar~ * control|arco|detector|aeropuerto / control|arco|detector * pit~|suen~ / control $',
  ),
  concerns: (garment) => isShoe(garment) || isOf(garment, 'belt', 'jewellery', 'watch', 'jeans'),
  judge: (garment) => {
    if (isOf(garment, 'belt')) return { level: 0, why: 'la hebilla pita, así que fuera antes de la cola' };
    if (isOf(garment, 'boots') || isNamed(garment, /tac[oó]n|oxford|derby/))
      return {
        level: 1,
        why: 'algunas suelas llevan una lámina de metal y en el control las hacen quitar a menudo',
      };
    return { level: 2, why: 'no hay metal que haga saltar el arco' };
  },
};

export const scan: Aspect = {
  name: 'scan',
  there: patternOf('resonancia|radiografia|tac|escaner|rayos'),
  concerns: (garment) => garment.category !== 'accessories',
  judge: (garment) =>
    isNamed(garment, /vaquer|cremallera|tachuela|jeans|cors[eé]/) || isOf(garment, 'jeans', 'belt')
      ? { level: 0, why: 'hay botones, hebilla o cremallera de metal' }
      : {
          level: 1,
          why: 'sin metal, en principio sí; la ropa de deporte a veces lleva hilo metálico, y muchas veces te dan una bata',
          remedy: 'Lo que digan en el centro manda: pregunta al llegar.',
        },
};
