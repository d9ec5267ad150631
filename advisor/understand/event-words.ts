import type { EventName } from '#contract/events.ts';
import type { Occasion } from '#contract/vocabulary.ts';
import { eventOf } from '#stylist/events/events.ts';
import { lexiconOf } from '../words/lexicon.ts';
import { everyday } from './everyday-plans.ts';

/** The purpose of the day: an event or only an occasion, and the phrase that follows "para". */
export type Plan = { event: EventName | null; occasion: Occasion; purpose: string | null };

const byEvent: Readonly<Record<EventName, string>> = {
  'evening-wedding': 'boda de noche|boda por la noche|boda nocturna|boda de tarde noche',
  wedding:
    'boda|bodas|casamiento|casorio|casoreo|enlace|invitada de boda|invitado de boda|madrina de boda|damas de honor|bodorrio|bodon|dama de honor|boda civil|boda de dia|se casa|se casan',
  communion: 'comunion|comuniones|primera comunion',
  graduation: 'graduacion|orla|imposicion de becas|licenciatura|graduo|gradua',
  mourning: 'funeral|entierro|tanatorio|velatorio|velorio|misa de difuntos|pesame|luto',
  'black-tie': 'etiqueta|gala|cena de gala|black tie|alfombra roja|esmoquin obligatorio|cena de etiqueta',
  interview:
    'entrevista|entrevista de trabajo|entrevista laboral|entrevistas|entrevistan|proceso de seleccion|interview',
  'creative-interview':
    'entrevista creativa|entrevista en una agencia|entrevista en una startup|entrevista en un estudio',
  court: 'juicio|juzgado|tribunal|notario|notaria|vista oral',
  'client-meeting':
    'reunion con clientes|reunion con un cliente|visita de clientes|comida de negocios|comida de trabajo|reunion con inversores|clientes|cliente|almuerzo de negocios',
  presentation:
    'presentacion|exposicion oral|conferencia|ponencia|charla|defensa de la tesis|defender la tesis|tfg|tfm',
  office: 'oficina|despacho|ofi|bufete',
  'casual-friday': 'viernes informal|viernes casual|casual friday|viernes en la oficina',
  teaching: 'dar clase|doy clase|doy clases|dar clases',
  'video-call': 'videollamada|zoom|teletrabajo|teletrabajar|reunion online|videoconferencia|reunion por zoom',
  'first-date': 'primera cita|tinder|cita a ciegas|cita de tinder',
  'romantic-dinner':
    'cena romantica|aniversario|san valentin|cenar con mi novio|ceno con mi novio|ceno con mi novia|ceno con mi pareja|ceno con mi marido|ceno con mi mujer|cenar con mi novia|cena con mi novio|cena con mi novia|cena con mi marido|cena con mi mujer|cena con mi pareja|cenar con mi pareja',
  'meeting-parents':
    'conocer a sus padres|conocer a mis suegros|conocer a los suegros|suegros|suegra|conocer a su familia|padres de mi novio|padres de mi novia',
  coffee: 'un cafe|tomar cafe|tomar un cafe|cafe con|cafecito|merienda|merendar|desayunar fuera',
  cocktail: 'media etiqueta|coctel|cocktail|inauguracion|vernissage|evento de empresa',
  nightclub:
    'discoteca|disco|salir de noche|salir de fiesta|salgo de fiesta|salimos de fiesta|salgo de noche|salimos de noche|de marcha|de copas|tomar copas|copas|antro|boliche|fiestuqui|de farra|salir por la noche|rumba|perreo',
  'new-year': 'nochevieja|fin de ano|ano nuevo|campanadas|cotillon',
  'christmas-dinner': 'cena de navidad|nochebuena|navidad|comida de navidad|reyes',
  'company-party':
    'fiesta de la empresa|cena de empresa|comida de empresa|almuerzo de empresa|comida de navidad de la empresa|copa de navidad|fiesta de empresa|cena de navidad de la empresa|afterwork',
  birthday: 'cumpleanos|cumple|fiesta de cumpleanos',
  concert: 'concierto|festival|recital|festi|bolo',
  theatre: 'teatro|opera|musical|ballet|auditorio',
  'child-birthday':
    'cumpleanos infantil|cumple infantil|cumpleanos de mi hijo|cumpleanos de mi hija|cumple de mi hijo|cumple de mi hija|fiesta infantil',
  'school-run':
    'llevar a los ninos al colegio|llevar a los ninos|recoger a los ninos|colegio|cole|parque con los ninos|ninos en el parque|con ninos|con los ninos|con los nenes|con los crios|con los peques|parque infantil',
  brunch: 'brunch|vermut|aperitivo|comida con amigas|comida con amigos|comida familiar|terraza|terraceo',
  barbecue: 'barbacoa|asado|parrillada|paella en el campo',
  picnic: 'picnic|merienda en el campo|comer en el campo|comida en el parque',
  museum: 'museo|museos|turismo|hacer turismo|visitar la ciudad|galeria',
  shopping: 'ir a comprar|comprar ropa|ir de compras|de compras|de tiendas|centro comercial',
  flight: 'vuelo|avion|vuelo largo|coger un avion|aeropuerto|viaje en tren|viaje largo|viaje en coche',
  'dog-walk': 'pasear al perro|sacar al perro|paseo con el perro|perro',
  'moving-house': 'mudanza|mudarme|pintar la casa|limpiar la casa',
  beach: 'playa|piscina|chiringuito|pileta|alberca|barco',
  gym: 'gimnasio|gym|gimnacio|entrenar|entreno|crossfit|pesas|spinning|padel|jugar a el tenis|jugar a el padel',
  running: 'correr|salir a correr|running|maraton|carrera popular|trotar',
  hiking: 'monte|montana|senderismo|ruta|trekking|excursion|caminata',
  yoga: 'yoga|pilates|estiramientos',
};

/** Further words for events, and words for a mere occasion. */
const otherwise: readonly (readonly [words: string, plan: Plan])[] = [
  ['bautizo|bautismo|confirmacion', { event: 'communion', occasion: 'formal', purpose: 'un bautizo' }],
  [
    'reunion|reuniones|junta|comite|meeting|reu',
    { event: 'client-meeting', occasion: 'work', purpose: 'una reunión' },
  ],
  ['examen|oposicion', { event: null, occasion: 'casual', purpose: 'un examen' }],
  [
    'clase|clases|universidad|uni|facultad|instituto|facu',
    { event: null, occasion: 'casual', purpose: 'ir a clase' },
  ],
  [
    'trabajo|trabajar|currar|curro|laburo|laburar|chamba|el trabajo|jornada',
    { event: null, occasion: 'work', purpose: 'el trabajo' },
  ],
  ['fiesta|fiestas|fieston|party|guateque', { event: null, occasion: 'party', purpose: 'la fiesta' }],
  [
    'cita|date|quedar con un chico|quedar con una chica|he quedado con un chico|he quedado con una chica|ligar',
    { event: null, occasion: 'date', purpose: 'la cita' },
  ],
  ['cena|cenar|salir a cenar|cena fuera|restaurante', { event: null, occasion: 'date', purpose: 'la cena' }],
  [
    'cena con amigas|cena con amigos|cenar con amigas|cenar con amigos|cena con mis amigas|cena con mis amigos|cenar con mis amigas|cenar con mis amigos',
    { event: null, occasion: 'party', purpose: 'la cena con amigos' },
  ],
  [
    'premio|premios|entrega de premios|photocall|homenaje|condecoracion|investidura|ceremonia|acto oficial|acto formal|recepcion|algo formal|evento formal',
    { event: null, occasion: 'formal', purpose: 'una ocasión formal' },
  ],
  [
    'deporte|hacer deporte|bici|bicicleta|esquiar|nieve y esqui|patinar',
    { event: null, occasion: 'sport', purpose: 'hacer deporte' },
  ],
  [
    'diario|dia a dia|dia normal|por casa|estar por casa|pasear|paseo|dar una vuelta|dar un paseo|super|supermercado|recados|de diario|cine|cualquier cosa|tranquilo|dia tranquilo|plan tranquilo|andar por casa',
    { event: null, occasion: 'casual', purpose: 'el día a día' },
  ],
];

export const plans = lexiconOf<Plan>([
  ...(Object.entries(byEvent) as [EventName, string][]).flatMap(([event, words]) => {
    const { occasion } = eventOf(event) ?? { occasion: 'casual' as const };
    return words.split('|').map((word): [string, Plan] => [word, { event, occasion, purpose: null }]);
  }),
  ...otherwise.flatMap(([words, plan]) => words.split('|').map((word): [string, Plan] => [word, plan])),
  ...everyday.flatMap(({ words, event = null, occasion, purpose = null }) =>
    words.split('|').map((word): [string, Plan] => [word, { event, occasion, purpose }]),
  ),
]);
