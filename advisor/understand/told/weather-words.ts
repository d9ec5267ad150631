import type { Season } from '#contract/vocabulary.ts';
import { entriesOf, lexiconOf } from '../../words/lexicon.ts';

/** Weather in a message. Several mentions add up: "frío y lluvia". */
export type Sky = { temperatureC?: number; rain?: boolean };

/** Verb forms: "nevó", "ha nevado", "que nevara". */
const conjugated = (stem: string, endings: string): string =>
  endings
    .split(' ')
    .map((ending) => stem + ending)
    .join('|');
const ofAr = 'o aba ado ando ara are aria ase ar aran aban';
const ofEr = 'io ia ido iendo iera era eria iese er';

const skies: readonly (readonly [words: string, sky: Sky])[] = [
  // Expressions with "aire" or clouds that say nothing about the weather.
  ['a el aire libre|aire libre|aire acondicionado|nublado|nubes|cambiar de aires', {}],
  [
    'plou|llueve|lluvia|da agua|dan agua|anuncian agua|lluvias|llover|lloviendo|llovera|lloviera|llovizna|chubasco|chubascos|diluvia|diluviando|tormenta|mojado|chispea|cae agua|va a llover|llueva|garua|lluvioso|paraguas|la de el pulpo|chaparron|chaparrones|aguacero|chirimiri|sirimiri|orballo|calabobos|cantaros|a cantaros|jarrea|jarreando|lloviznando|cuatro gotas|mojarme|me mojo|charcos|palo de agua|diluvio|llover a mares|lluevan|chuzos|chuzos de punta|llueve a mares|la mundial|manta de agua|mantas de agua|a mantas|se cae el cielo|cae el cielo|cayendo el cielo|el cielo encima|se viene el agua|trombas|tromba|goterones|hasta arriba de agua|cae la de dios|cayendo la de dios|va a caer la de dios',
    { rain: true },
  ],
  [
    ['llov', 'diluv']
      .map((stem) => conjugated(stem, stem === 'llov' ? ofEr : 'io iaba iado iar iara iando'))
      .join('|'),
    { rain: true },
  ],
  [['chispe', 'lloviz', 'jarre'].map((stem) => conjugated(stem, ofAr)).join('|'), { rain: true }],
  [
    'no llueve|sin lluvia|no va a llover|deja de llover|ha dejado de llover|dejo de llover|no lloviera|no lloviese|ya no llueve|escampa|escampo|ha escampado|ha salido el sol|sale el sol',
    { rain: false },
  ],
  [
    `nieva|nieve|nevada|nevadas|nevazo|ventisca|nevisca|aguanieve|granizo|graniza|granizando|${conjugated('nev', ofAr)}`,
    { temperatureC: -1, rain: true },
  ],
  [
    `bajo cero|baja de cero|bajan de cero|debajo de cero|helada|heladas|hielo|escarcha|helo|helaba|ha helado|va a helar|helara|hiela|nos helamos`,
    { temperatureC: -1 },
  ],
  [
    'frio|fria|friolera|friito|friolero|que frio|frias|grajo|frios|hace frio|invernal|rasca|fresco y viento',
    { temperatureC: 6 },
  ],
  [
    'amanece helado|amanece helada|amanece congelado|hace un hielo|mananas heladas|mucho frio|frio polar|frio de la|frio de los|frio de mil|frio brutal|frio bestial|frio que flipas|frio que no veas|un frio que pela|frio que pela|muchisimo frio|ola de frio|frio de muerte|frio que te mueres|frio de narices|frio de perros|frio de locos|chorro de frio|frio tremendo|frio horrible|tremendo frio|congelo|congelar|congelarme|congelada|congelado|congelando|helando|helarme|un hielo|helada de frio|me hielo|pelona|pelete|tiritando|tiritar|tirito',
    { temperatureC: 0 },
  ],
  [
    'fresco|fresquito|refresca|refresque|refrescara|refrescaba|refrescando|fresquete|airecito|brisa|relente|ventolera|hace fresco|viento|ventoso|hace aire|corre aire|mucho aire|con aire|hay aire',
    { temperatureC: 13 },
  ],
  [
    'algo fresco|algo fresquito|ropa fresca|look fresco|outfit fresco|bien fresca|bien fresco|fresco y comodo|fresca y comoda',
    { temperatureC: 27 },
  ],
  ['templado|buen tiempo|buen dia|entretiempo|temperatura suave|solecito', { temperatureC: 19 }],
  ['alberca|calor|calores|caluroso|hace calor|calorcito|sol|soleado|calurosa', { temperatureC: 28 }],
  [
    'mucho calor|ola de calor|calorazo|bochorno|calor horrible|muchisimo calor|calor de locos|calor de muerte|calor infernal|calor que te mueres|calor insoportable|calor tremendo|tremendo calor|un chorro de calor|calorina|calo|calufa|calorón|caloron|un calor que|calor que|calor de la|calor de los|calor de mil|calor de mierda|calor de perros|calor brutal|calor bestial|calor asqueroso|calor sofocante|calor asfixiante|calor que mata|calor que flipas|calor que no veas|solazo|sol que quema|sol quema|quema el sol|pleno sol|canicula|me aso|asarme|asar|asando|derrito|derretirme|derretir|derritiendo|achicharro|achicharra|achicharrar|torrar|cuecen|me cuezo|horno',
    { temperatureC: 34 },
  ],
];

export const weather = lexiconOf<Sky>(
  skies.flatMap(([words, sky]) => words.split('|').map((word): [string, Sky] => [word, sky])),
);

export const seasonWords = lexiconOf<Season>(
  entriesOf<Season>({
    spring: 'primavera|primaveral',
    summer: 'verano|veraniego|veraniega|veranito',
    fall: 'otono|otonal',
    winter: 'invierno|invernal',
  }) as [string, Season][],
);

const monthNames =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'.split('|');

/** 1 is January. */
export const monthWords = lexiconOf<number>([
  ...monthNames.map((name, index): [string, number] => [name, index + 1]),
  ['setiembre', 9],
  ['semana santa', 4],
  ['puente de diciembre', 12],
  ['navidades', 12],
]);

export type When = 'today' | 'tonight' | 'tomorrow' | 'weekend' | 'week';

export const whenWords = lexiconOf<When>(
  entriesOf<When>({
    tonight: 'esta noche|hoy por la noche|hoy noche',
    today: 'hoy|ahora|hoy mismo|esta tarde|esta manana',
    tomorrow: 'manana|manana por la manana|pasado manana|manana por la noche|manana por la tarde',
    weekend: 'fin de semana|sabado|domingo|viernes por la noche|sabado por la noche',
    week: 'esta semana|semana que viene|proxima semana|toda la semana|la semana|lunes a viernes|cada dia',
  }) as [string, When][],
);
