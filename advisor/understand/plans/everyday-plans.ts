import type { EventName } from '#contract/events.ts';
import type { Occasion } from '#contract/vocabulary.ts';

/** Everyday activities by area of life: an event or an occasion, and the phrase that follows "para". */
type Field = {
  words: string;
  event?: EventName;
  occasion: Occasion;
  purpose?: string;
};

/** All combinations of one word from each list. */
const crossed = (...lists: readonly string[]): string =>
  lists
    .map((list) => list.split('|'))
    .reduce((heads, tails) => heads.flatMap((head) => tails.map((tail) => `${head} ${tail}`.trim())))
    .join('|');

const dining = 'cena|cenar|ceno|cenamos|cenita|cenando';
const lunching = 'comida|comer|como|comemos|almuerzo|almorzar|almorzamos|vermut|vermu';
const who = 'con|con una|con un|con mis|con las|con los|con unas|con unos|de|con mi|con el|con la';
const friends =
  'mamas|mamis|madres|amiga|amigo|colega|antiguos alumnos|vecinos|amigas|amigos|colegas|compis|companeros|companeras|compas|cuates|panas|pibas|chicas|chicos|gente|grupo|pandilla|cuadrilla|primas|primos|clase';
const partners = 'novio|novia|marido|mujer|pareja|chico|chica|esposo|esposa|pololo|polola';
const interviews = 'entrevista|entrevista de trabajo|entrevista laboral|entrevistan|prueba';
const aimedAt = 'en|en un|en una|de|para|para un|para una|como|como un|como una';
const bosses = 'jefe|jefa|jefes|director|directora|equipo|empresa|socios|proveedores';

export const everyday: readonly Field[] = [
  // With other people
  {
    words: crossed(dining, 'con mi|con un|con una|con el|con la', partners),
    event: 'romantic-dinner',
    occasion: 'date',
  },
  { words: crossed(dining, who, friends), event: 'dinner-with-friends', occasion: 'party' },
  { words: crossed(lunching, who, friends), event: 'brunch', occasion: 'casual' },
  {
    words: crossed(lunching, 'con mis|con los|con el|con mi', bosses),
    event: 'client-meeting',
    occasion: 'work',
  },
  {
    words: `${crossed('desayuno|comida|almuerzo|cena|cafe|copa', 'de trabajo|de negocios|de empresa|con clientes|con un cliente')}`,
    event: 'client-meeting',
    occasion: 'work',
  },
  { words: dining, occasion: 'date', purpose: 'la cena' },
  {
    words: crossed(
      'plan|planes|planazo|quedada|quedar|quedo|salir|salida|salimos|tarde|noche|finde|algo',
      'con mi|tranqui con mi|tranquilo con mi|romantico con mi|a solas con mi|especial con mi|bonito con mi',
      partners,
    ),
    occasion: 'date',
    purpose: 'la cita',
  },
  {
    words: `${crossed('un chico|una chica|un tio|alguien|un pibe|una piba|un match', 'a tomar algo|a cenar|a salir|a el cine|a un cafe')}|crush|mi crush|ligue|rollete|pretendiente|quedar con un tio|quedar con alguien|quedo con un chico|quedo con una chica|el chico que me gusta|la chica que me gusta|escapada romantica|escapadita romantica|plan romantico|velada|cenita romantica|noche romantica`,
    occasion: 'date',
    purpose: 'la cita',
  },
  {
    words: 'tinder|cita a ciegas|bumble|hinge|chico que acabo de conocer|chica que acabo de conocer',
    event: 'first-date',
    occasion: 'date',
  },
  {
    words:
      'conocer a mis suegros|familia politica|familia de mi novio|familia de mi novia|casa de sus padres|presentar a sus padres',
    event: 'meeting-parents',
    occasion: 'date',
  },
  {
    words:
      'quedada|quedo con|he quedado|quedamos|juntada|juntarnos|tomar algo|unas canas|tomar unas canas|de canas|y canas|canitas|cervecitas|cerveza|cervezas|birra|birras|chelas|chela|tapeo|tapas|pintxos|pinchos|de vinos|vinitos|mates|mateada',
    occasion: 'casual',
    purpose: 'quedar con gente',
  },
  {
    words: 'suegra|suegro|suegros|consuegros|consuegra|consuegro',
    event: 'family-meal',
    occasion: 'casual',
    purpose: 'estar con la familia',
  },
  // Nightlife and celebrations
  {
    words: `${crossed('salir|salgo|salimos|sale|saldre', 'el viernes|el sabado|el jueves|este viernes|este sabado|esta noche|por la noche|de noche|hasta las tantas')}|noche de chicas|noche de fiesta|bailoteo|pub|bar de copas|after|bolichear|de parranda|de jarana|de juerga|gozadera|janguear`,
    event: 'nightclub',
    occasion: 'party',
  },
  {
    words: `botellon|botellona|previa|rave|pedo|peda|pachanga|carrete|carretear|carreteo|tomar unos copetes|joda|farra|carnaval|carnavales|despedida de soltera|despedida de soltero|despedida|festejar|festejo|festejamos|celebrar|celebro|celebramos|celebracion|posada|baile|ir a bailar|salir a bailar|bailar salsa|karaoke|tardeo|halloween|macrofiesta|guateque|sarao|reventon|pari|bachata|${crossed('salir|salgo|salimos', 'con las|con los|con mis|con unas|con unos|con', friends)}|sale todo el grupo`,
    occasion: 'party',
    purpose: 'la fiesta',
  },
  {
    words: 'copa de navidad|fiesta de el trabajo|cena de el trabajo|cena de el curro|cena de departamento',
    event: 'company-party',
    occasion: 'party',
  },
  {
    words: 'conci|concier|tocan en|gira|sala de conciertos',
    event: 'concert',
    occasion: 'party',
  },
  {
    words:
      'salir a comer|salir a comer fuera|salir a comer afuera|comer fuera|comer afuera|cenar fuera|cenar afuera',
    occasion: 'date',
    purpose: 'comer fuera',
  },
  {
    words: 'ensayo de la banda|ensayo con la banda|ensayo con mi grupo|ensayo de el grupo|ensayo de el coro',
    occasion: 'casual',
    purpose: 'el ensayo',
  },
  {
    words: 'fado|fados|noche de fado|noche de fados|un tablao|tablao flamenco|show de tango|cena show',
    occasion: 'party',
    purpose: 'la noche de música',
  },
  {
    words: 'circo|titeres|marionetas|guinol|cuentacuentos',
    occasion: 'casual',
    purpose: 'la función',
  },
  {
    words: 'monologo|monologos|comedia|zarzuela|obra de teatro|funcion',
    event: 'theatre',
    occasion: 'party',
  },
  {
    words: `${crossed(dining, 'en casa de|en la casa de|donde|en casa', friends)}|cena en casa|ceno en casa`,
    event: 'dinner-with-friends',
    occasion: 'casual',
    purpose: 'la cena',
  },
  {
    words: 'kinder|jardin de infantes',
    event: 'school-run',
    occasion: 'casual',
    purpose: 'el festival del cole',
  },
  { words: 'bodega|vinedo|vinedos|vina', event: 'brunch', occasion: 'casual', purpose: 'la bodega' },
  { words: 'pollada|parrillada|chuletada|mangal', event: 'barbecue', occasion: 'casual' },
  {
    words: 'kermes|rifa|verbena|feria de el cole|fiesta de el cole',
    event: 'village-fiesta',
    occasion: 'party',
  },
  {
    words: 'en la obra',
    event: 'moving-house',
    occasion: 'casual',
    purpose: 'trabajar con las manos',
  },
  // Ceremonies
  {
    words: 'misa de graduacion',
    event: 'communion',
    occasion: 'formal',
    purpose: 'ir a misa',
  },
  {
    words: crossed(
      'presentar|presento|exponer|expongo|exposicion|defender|presentacion',
      'resultados|un proyecto|mi proyecto|el proyecto|mi libro|un libro|en clase|final|en la u|en la uni|el trabajo|mi tesis|ante|en publico',
    ),
    event: 'presentation',
    occasion: 'work',
  },
  {
    words:
      'se me casa|me caso|casan|caso|nupcias|preboda|testigo de boda|testigo de la boda|testigo en la boda|convite|banquete',
    event: 'wedding',
    occasion: 'formal',
  },
  {
    words: 'acto de graduacion|graduarme|graduan|egreso|colacion de grado|me gradúo',
    event: 'graduation',
    occasion: 'formal',
  },
  {
    words:
      'puesta de largo|ceremonia|ir con traje|ir de traje|de tiros largos|de punta en blanco|trajeado|trajeada|de gala',
    occasion: 'formal',
    purpose: 'una ocasión formal',
  },
  {
    words:
      'fallecido|fallecio|ha muerto|se murio|se ha muerto|sepelio|cementerio|difunto|misa de un familiar',
    event: 'mourning',
    occasion: 'formal',
  },
  // Work and study
  {
    words:
      'hablar en publico|hablar delante de|exponer|expongo|expongo un trabajo|dar una charla|dar una conferencia|expo en clase|exposicion en clase|expongo en clase|presento un trabajo|discurso|mesa redonda|ponente|pitch|demo',
    event: 'presentation',
    occasion: 'work',
  },
  {
    words:
      'reunion con el jefe|reunion con mi jefe|junta con el jefe|comida de empresa|visita a un cliente|reunirme|proveedores',
    event: 'client-meeting',
    occasion: 'work',
  },
  {
    words:
      'jefe|jefa|jefes|director|directora|negociacion|negociar|auditoria|practicas|practica en una empresa|practica|becaria|becario|semana laboral|laboral|coworking|pega|la pega|chambear|chamba|chambeo|laboro|pedir un aumento|aumento de sueldo|subida de sueldo|evaluacion',
    occasion: 'work',
    purpose: 'el trabajo',
  },
  {
    words: crossed(
      interviews,
      aimedAt,
      'banco|consultora|despacho|bufete|auditora|aseguradora|notaria|abogado|abogada|banquero|consultor|auditor',
    ),
    event: 'bank-interview',
    occasion: 'work',
  },
  {
    words: crossed(
      interviews,
      aimedAt,
      'tienda|restaurante|bar|hotel|cafeteria|supermercado|dependienta|dependiente|camarera|camarero|recepcionista|mesero|mesera|mozo|moza|vendedora|vendedor',
    ),
    event: 'shop-interview',
    occasion: 'work',
  },
  {
    words: crossed(
      interviews,
      aimedAt,
      'fabrica|taller|obra|almacen|mecanico|electricista|fontanero|plomero|soldador|conductor|repartidor|albanil|operario|operaria|carpintero',
    ),
    event: 'trade-interview',
    occasion: 'work',
  },
  {
    words:
      'prueba de trabajo|seleccion de personal|me entrevistan|entrevistas de trabajo|casting|job interview',
    event: 'interview',
    occasion: 'work',
  },
  {
    words: 'meet|teams|videoconferencia|videollamadas|reunion de zoom|llamada con camara|teleconferencia',
    event: 'video-call',
    occasion: 'work',
  },
  { words: 'dar clases|soy profe|soy maestra|mis alumnos|claustro', event: 'teaching', occasion: 'work' },
  {
    words: 'ir a el juzgado|a juicio|testificar',
    event: 'court',
    occasion: 'work',
  },
  {
    words:
      'cita en el banco|reunion en el banco|reunion con el banco|pedir una hipoteca|la hipoteca|pedir un prestamo|pedir un credito|hablar con el banco|hablar con el director de el banco|entrevista de la visa|cita de la visa|entrevista en el consulado|consulado|entrevista de adopcion|servicios sociales|trabajadora social',
    event: 'signing',
    occasion: 'work',
    purpose: 'esa cita',
  },
  {
    words:
      'mesa electoral|presidenta de mesa|presidente de mesa|vocal de mesa|las elecciones|apoderada en las elecciones',
    event: 'training-course',
    occasion: 'work',
    purpose: 'la mesa electoral',
  },
  {
    words: 'noche de san juan|sant joan|hogueras|las hogueras',
    event: 'national-day',
    occasion: 'party',
    purpose: 'la noche de San Juan',
  },
  // Errands, children, home
  {
    words: 'reunion de amigos|reunion de amigas',
    occasion: 'casual',
    purpose: 'la reunión',
  },
  {
    words:
      'carrito|carrito de el bebe|bebe|guarderia|guarde|columpios|parque infantil|extraescolares|ludoteca|la peque|el peque|los peques|mi peque|mis peques|los crios|los chamacos|los chicos de el cole',
    event: 'school-run',
    occasion: 'casual',
  },
  {
    words: 'taller',
    occasion: 'casual',
    purpose: 'los recados',
  },
  {
    words:
      'a el parque|el parque|paseito|paseillo|pasear por|caminar|andar por la ciudad|por el centro|por la ciudad|bar|cafeteria|heladeria|helado|bolera|escape room|bingo|centro de mayores|comida en casa|comer en casa|pueblo|el pueblo|ir a el pueblo|campo',
    occasion: 'casual',
    purpose: 'el día a día',
  },
  // Outdoors and sport
  {
    words: 'asadito|parrilla|parrillada|carne asada|torrada|churrasco|bbq',
    event: 'barbecue',
    occasion: 'casual',
  },
  {
    words: 'paella con',
    event: 'picnic',
    occasion: 'casual',
  },
  {
    words:
      'excursion|ruta de senderismo|ruta por|camino de santiago|sierra|subir a la montana|caminata|cerro',
    event: 'hiking',
    occasion: 'sport',
  },
  {
    words: 'nadar en el mar|la playita|lago|rio a banarnos|cala',
    event: 'beach',
    occasion: 'casual',
  },
  {
    words:
      'boxeo|zumba|bodypump|entrenamiento|hacer pesas|hago pesas|haciendo pesas|levantar pesas|levanto pesas|sala de pesas|las pesas|a pesas|de pesas|con pesas|gimnasia|ejercicio|clase de spinning|fitness',
    event: 'gym',
    occasion: 'sport',
  },
  {
    words: 'media maraton|carrera solidaria|salgo a correr|footing|trote|diez kilometros',
    event: 'running',
    occasion: 'sport',
  },
  {
    words: 'surf|kayak',
    occasion: 'sport',
    purpose: 'hacer deporte',
  },
  // Going out
  {
    words: 'exposicion|expo|feria de arte',
    event: 'museum',
    occasion: 'casual',
  },
  { words: 'shopping|zara|ikea|outlet|mirar tiendas|de rebajas', event: 'shopping', occasion: 'casual' },
  {
    words: 'cojo el avion|coger el avion|coger un vuelo|cojo un vuelo',
    event: 'flight',
    occasion: 'casual',
  },
  {
    words: 'mudanza|de mudanza|trasladar muebles|hacer limpieza|montar muebles',
    event: 'moving-house',
    occasion: 'casual',
  },
  {
    words: 'paseo a el perro|saco a el perro|bajar a el perro|perrito|la perra',
    event: 'dog-walk',
    occasion: 'casual',
  },
  {
    words:
      'cumple de un nino|cumple de un companero de clase|cumple de los ninos|parque de bolas|cumple de mi sobrino|cumple de mi sobrina|cumple de mi nieto|cumple de mi nieta',
    event: 'child-birthday',
    occasion: 'casual',
  },
  {
    words: 'cumples|cumpleanero|fiesta sorpresa|los cuarenta|los treinta|los cincuenta',
    event: 'birthday',
    occasion: 'party',
  },
  {
    words:
      'cafe con|cafelito|un cafe|tomar cafe|te con las amigas|chocolate con churros|tomar un te|cafecito|once con',
    event: 'coffee',
    occasion: 'date',
  },
  {
    words: 'desayuno|desayunar|aperitivo|brunch',
    event: 'brunch',
    occasion: 'casual',
  },
  { words: 'nochevieja|noche vieja|fin de ano|uvas|campanadas', event: 'new-year', occasion: 'party' },
  {
    words: 'noche buena|comida de navidad|navidad en familia',
    event: 'christmas-dinner',
    occasion: 'party',
  },
  {
    words: 'coctel|vernissage|vino espanol|apertura de|inauguran|estreno|alfombra',
    event: 'cocktail',
    occasion: 'party',
  },
];
