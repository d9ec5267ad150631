import type { EventName } from '#contract/events.ts';
import type { Occasion } from '#contract/vocabulary.ts';
import { eventOf } from '#stylist/events/events.ts';
import { lexiconOf } from '../words/lexicon.ts';
import { everyday } from './everyday-plans.ts';

/** The purpose of the day: an event or only an occasion, and the phrase that follows "para". */
export type Plan = { event: EventName | null; occasion: Occasion; purpose: string | null };

const byEvent: Readonly<Record<EventName, string>> = {
  wedding:
    'boda|bodas|matrimonio de|un matrimonio|el matrimonio|casamiento|casorio|casoreo|enlace|invitada de boda|invitado de boda|damas de honor|bodorrio|bodon|dama de honor|boda de dia|se casa|se casan',
  'evening-wedding': 'boda de noche|boda por la noche|boda nocturna|boda de tarde noche',
  'civil-wedding':
    'boda civil|boda por lo civil|boda en el ayuntamiento|boda en el juzgado|se casan por lo civil|se casa por lo civil|casamiento civil|matrimonio civil|casamiento por civil|boda en el registro civil',
  'beach-wedding':
    'boda en la playa|boda de playa|casamiento en la playa|matrimonio en la playa|boda junto a el mar|boda en una playa|boda en el chiringuito|boda ibicenca',
  'wedding-family':
    'madrina de boda|madrina de la boda|padrino de boda|padrino de la boda|madre de la novia|madre de el novio|padre de la novia|padre de el novio|boda de mi hijo|boda de mi hija|boda de mi hermano|boda de mi hermana|se casa mi hijo|se casa mi hija|se casa mi hermano|se casa mi hermana|casamiento de mi hijo|casamiento de mi hija|casamiento de mi hermano|casamiento de mi hermana',
  'evening-wedding-family':
    'madrina de boda de noche|padrino de boda de noche|madrina en una boda de noche|padrino en una boda de noche|boda de noche de mi hijo|boda de noche de mi hija|boda de noche de mi hermano|boda de noche de mi hermana',
  christening:
    'bautizo|bautismo|bautizos|bautizan|cristianar|madrina de bautizo|padrino de bautizo|presentacion de el bebe en la iglesia',
  communion: 'comunion|comuniones|primera comunion',
  confirmation:
    'confirmacion|confirmaciones|se confirma mi hijo|se confirma mi hija|sacramento de la confirmacion',
  quinceanera:
    'quinceanera|quinceaneros|quince anos|fiesta de quince|fiesta de quince anos|fiesta de 15|xv anos|mis quince|los quince de|cumple de quince|fiesta de 15 anos',
  graduation: 'graduacion|orla|imposicion de becas|licenciatura|graduo|gradua',
  'official-ceremony':
    'acto oficial|acto institucional|toma de posesion|investidura|condecoracion|jura de bandera|recepcion oficial|recepcion en la embajada|embajada|acto protocolario|acto academico',
  'black-tie': 'etiqueta|gala|cena de gala|black tie|alfombra roja|esmoquin obligatorio|cena de etiqueta',
  wake: 'tanatorio|velatorio|velorio|velar a|velacion|capilla ardiente|dar el pesame en el tanatorio',
  mourning: 'funeral|entierro|misa de difuntos|pesame|luto',
  interview:
    'entrevista|entrevista de trabajo|entrevista laboral|entrevistas|entrevistan|proceso de seleccion|interview',
  'bank-interview': 'entrevista en banca|entrevista en un fondo|proceso de seleccion de un banco',
  'creative-interview':
    'entrevista creativa|entrevista en una agencia|entrevista en una startup|entrevista en un estudio|entrevista de disenadora|entrevista de disenador|entrevista en publicidad|entrevista en moda|entrevista en una revista',
  'shop-interview': 'entrevista en hosteleria|entrevista en comercio|casting de azafata',
  'trade-interview': 'entrevista en produccion|entrevista en la construccion|entrevista en logistica',
  office: 'oficina|despacho|ofi|bufete',
  'formal-office':
    'oficina formal|oficina con traje|oficina de traje|oficina de traje y corbata|oficina con corbata|trabajo de traje|trabajo con traje|trabajo con corbata|despacho de abogados|oficina con dress code',
  'business-casual-office':
    'oficina sin corbata|oficina business casual|oficina smart casual|trabajo business casual|oficina semiformal|oficina arreglado pero sin corbata',
  'casual-office':
    'oficina informal|oficina casual|oficina sin codigo|startup|trabajo en una startup|oficina de una startup|empresa tecnologica|oficina relajada|oficina en vaqueros',
  'casual-friday': 'viernes informal|viernes casual|casual friday|viernes en la oficina',
  'client-meeting':
    'reunion con clientes|reunion con un cliente|visita de clientes|comida de negocios|comida de trabajo|reunion con inversores|clientes|cliente|almuerzo de negocios',
  presentation:
    'presentacion|exposicion oral|conferencia|ponencia|charla|defensa de la tesis|defender la tesis|tfg|tfm',
  'trade-fair':
    'feria profesional|feria de muestras|feria de el sector|feria comercial|feria internacional|stand|estar en el stand|expo profesional|fitur|ifema|salon profesional|jornadas profesionales',
  teaching: 'dar clase|doy clase|doy clases|dar clases',
  'video-call': 'videollamada|zoom|reunion online|videoconferencia|reunion por zoom',
  'work-from-home':
    'teletrabajo|teletrabajar|teletrabajo en casa|trabajar desde casa|trabajo desde casa|trabajar en casa|trabajo en casa|home office|laburar desde casa|trabajo remoto|en remoto',
  court: 'juicio|juzgado|tribunal|notario|notaria|vista oral',
  'first-date': 'primera cita|tinder|cita a ciegas|cita de tinder',
  'romantic-dinner':
    'cena romantica|aniversario|san valentin|cenar con mi novio|ceno con mi novio|ceno con mi novia|ceno con mi pareja|ceno con mi marido|ceno con mi mujer|cenar con mi novia|cena con mi novio|cena con mi novia|cena con mi marido|cena con mi mujer|cena con mi pareja|cenar con mi pareja',
  'meeting-parents':
    'conocer a sus padres|conocer a mis suegros|conocer a los suegros|suegros|suegra|conocer a su familia|padres de mi novio|padres de mi novia',
  coffee: 'un cafe|tomar cafe|tomar un cafe|cafe con|cafecito|merienda|merendar|desayunar fuera',
  'dinner-with-friends':
    'cena con amigas|cena con amigos|cenar con amigas|cenar con amigos|cena con mis amigas|cena con mis amigos|cenar con mis amigas|cenar con mis amigos|cena de amigos|cena de amigas|cena en casa de unos amigos',
  'terrace-drinks':
    'terraza|terraceo|terrazas|terraceo con amigas|terraza con amigos|tomar algo en una terraza|canas en la terraza|rooftop|azotea|terracita',
  afterwork:
    'afterwork|after office|after work|copa al salir de el trabajo|canas al salir de el trabajo|canas despues de el trabajo|copa despues de el trabajo|algo despues de el trabajo|tomar algo despues de el trabajo|canas despues de la oficina|canas con los companeros',
  'wine-tasting':
    'cata|cata de vinos|cata de vino|una bodega|visita a una bodega|enoturismo|ruta de el vino|catar vinos|degustacion de vinos|maridaje',
  cocktail: 'media etiqueta|coctel|cocktail|inauguracion|vernissage|evento de empresa',
  nightclub:
    'discoteca|disco|salir de noche|salir de fiesta|salgo de fiesta|salimos de fiesta|salgo de noche|salimos de noche|de marcha|de copas|tomar copas|copas|antro|boliche|fiestuqui|de farra|salir por la noche|rumba|perreo',
  birthday: 'cumpleanos|cumple|fiesta de cumpleanos',
  'company-party':
    'fiesta de la empresa|cena de empresa|comida de empresa|almuerzo de empresa|comida de navidad de la empresa|copa de navidad|fiesta de empresa|cena de navidad de la empresa',
  'christmas-dinner': 'cena de navidad|nochebuena|navidad|comida de navidad',
  'new-year': 'nochevieja|fin de ano|ano nuevo|campanadas|cotillon',
  'three-kings':
    'reyes|dia de reyes|comida de reyes|roscon de reyes|roscon|cabalgata|cabalgata de reyes|rosca de reyes|partir la rosca',
  'child-birthday':
    'cumpleanos infantil|cumple infantil|cumpleanos de mi hijo|cumpleanos de mi hija|cumple de mi hijo|cumple de mi hija|fiesta infantil',
  'baby-shower':
    'baby shower|babyshower|fiesta de el bebe|fiesta para un bebe|fiesta de nacimiento|revelacion de genero|gender reveal|fiesta de bienvenida de el bebe',
  'village-fiesta':
    'fiestas de el pueblo|fiestas de mi pueblo|las fiestas de mi barrio|fiestas de el barrio|fiesta de el pueblo|fiesta de el barrio|fiestas patronales|verbena|pregon|charanga|orquesta de el pueblo|san fermin|sanfermines|fallas|fiestas populares|kermes|fiesta patronal',
  feria:
    'feria|feria de abril|feria de sevilla|feria de malaga|feria de jerez|feria de cordoba|caseta|el real de la feria|rebujito|ir de feria|feriar',
  romeria:
    'romeria|el rocio|hacer el camino de el rocio|ir de romeria|peregrinacion a la ermita|ermita|la carreta',
  concert: 'concierto|recital|bolo',
  'rock-concert':
    'concierto de rock|concierto de metal|concierto de heavy|concierto de punk|concierto de indie|recital de rock|tocata de rock|concierto heavy|toquin|concierto en una sala',
  festival:
    'festival|festi|festis|festivales|festival de musica|primavera sound|mad cool|bbk live|arenal sound|vina rock|lollapalooza|vive latino|estereo picnic',
  'classical-concert':
    'concierto de musica clasica|concierto clasico|concierto de clasica|musica clasica|filarmonica|sinfonica|orquesta sinfonica|concierto de camara|recital de piano|concierto de ano nuevo|concierto de orquesta|concierto de piano|el auditorio nacional',
  opera:
    'opera|noche de opera|ir a la opera|el liceo|el teatro real|el real de madrid opera|liceu|teatro colon',
  theatre: 'teatro|musical|ballet|auditorio',
  brunch: 'brunch|vermut|aperitivo|comida con amigas|comida con amigos|comida familiar',
  barbecue: 'barbacoa|asado|parrillada|paella en el campo',
  picnic: 'picnic|merienda en el campo|comer en el campo|comida en el parque',
  museum: 'museo|museos|turismo|hacer turismo|visitar la ciudad|galeria',
  shopping: 'ir a comprar|comprar ropa|ir de compras|de compras|de tiendas|centro comercial',
  'theme-park':
    'parque de atracciones|parque tematico|port aventura|portaventura|disney|disneyland|parque warner|isla magica|parque de diversiones|montana rusa|montanas rusas|atracciones',
  beach: 'playa|chiringuito',
  pool: 'piscina|pileta|alberca|dia de piscina|piscina de la urbanizacion|piscineo|fiesta en la piscina|pool party|parque acuatico|piscinita|tomar el sol en la piscina',
  boat: 'barco|velero|yate|lancha|paseo en barco|navegar|catamaran|salir en barco|dia de barco|excursion en barco|ir en barco|ferry|crucero por la bahia',
  'snow-day':
    'dia de nieve|ir a la nieve|jugar en la nieve|pasear por la nieve|paseo por la nieve|raquetas de nieve|trineo|muneco de nieve|excursion a la nieve|subir a la nieve|dia en la nieve|andar por la nieve',
  flight: 'vuelo|avion|vuelo largo|coger un avion',
  airport:
    'aeropuerto|vuelo corto|puente aereo|recoger a alguien en el aeropuerto|control de el aeropuerto|vuelo de una hora|vuelo de dos horas',
  'train-journey':
    'viaje en tren|tren|ave|horas de tren|el ave|coger el tren|cojo el tren|tomar el tren|viajar en tren|tren a madrid|viaje en ave',
  'school-run':
    'llevar a los ninos al colegio|llevar a los ninos|recoger a los ninos|ninos al colegio|ninos al cole|nino al cole|nina al cole|hija al cole|hijo al cole|puerta del colegio|puerta del cole|reunion del colegio|reunion del cole|parque con los ninos|ninos en el parque|parque infantil',
  'dog-walk': 'pasear al perro|sacar al perro|paseo con el perro|perro',
  exam: 'examen|examenes|oposicion|oposiciones|opo|opos|final de mates|selectividad|ebau|evau|parcial|examen de conducir|examen oral|rendir un final|presentarme a un examen|prueba de acceso',
  doctor:
    'medico|cita con el medico|cita medica|ir a el medico|dentista|ambulatorio|centro de salud|fisio|analisis|analitica|revision medica|ginecologo|consulta medica|sacarme sangre|ecografia',
  'hospital-visit':
    'visita a el hospital|visitar a alguien en el hospital|visita en el hospital|ver a un enfermo|visitar a un enfermo|hospital|ingresado|ingresada|ir a el hospital a ver|conocer a el bebe en el hospital|maternidad',
  volunteering:
    'voluntariado|voluntaria|voluntario|hacer voluntariado|banco de alimentos|comedor social|ong|protectora|recogida de alimentos|recoger basura',
  gardening:
    'jardin|huerto|jardineria|trabajar en el jardin|arreglar el jardin|cuidar el jardin|plantar|podar|cortar el cesped|la huerta|hacer jardin',
  'home-painting':
    'pintar la casa|pintar el piso|pintar la habitacion|pintar el salon|pintar una pared|pintar paredes|pintar en casa|pintar el cuarto|pintar muebles|reforma en casa',
  'moving-house': 'mudanza|mudarme|limpiar la casa',
  gym: 'gimnasio|gym|gimnacio|entrenar|entreno|crossfit|pesas|spinning',
  running: 'correr|salir a correr|running|maraton|carrera popular|trotar',
  hiking: 'monte|montana|senderismo|ruta|trekking|excursion|caminata',
  yoga: 'yoga|pilates|estiramientos',
  padel:
    'padel|jugar a el tenis|jugar a el padel|partido de padel|partido de tenis|clase de padel|clase de tenis|pista de padel|pista de tenis|squash|pickleball|torneo de padel|fronton',
  cycling:
    'bici|bicicleta|montar en bici|ruta en bici|paseo en bici|salir en bici|ciclismo|btt|mountain bike|spinning al aire libre|cicla|ciclovia|andar en bici|pedalear',
  swimming:
    'nadar|natacion|hacer largos|clase de natacion|piscina cubierta|nadar en la piscina|piscina climatizada|aquagym|aquafit|waterpolo|entrenar natacion',
  skiing:
    'esquiar|esqui|snow|snowboard|pistas de esqui|estacion de esqui|dia de esqui|nieve y esqui|ir a esquiar|semana blanca|forfait|baqueira|sierra nevada a esquiar|formigal',
};

/** Further words for events, and words for a mere occasion. */
const otherwise: readonly (readonly [words: string, plan: Plan])[] = [
  [
    'viaje largo|viaje en coche|muchas horas de coche|autobus|bus largo|viaje en autobus',
    { event: 'train-journey', occasion: 'casual', purpose: 'un viaje largo' },
  ],
  [
    'reunion|reuniones|junta|comite|meeting|reu',
    { event: 'client-meeting', occasion: 'work', purpose: 'una reunión' },
  ],
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
    'premio|premios|entrega de premios|photocall|homenaje|ceremonia|acto formal|recepcion|algo formal|evento formal',
    { event: null, occasion: 'formal', purpose: 'una ocasión formal' },
  ],
  ['deporte|hacer deporte|patinar', { event: null, occasion: 'sport', purpose: 'hacer deporte' }],
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
