import type { Intent } from '#advisor/understand/intents.ts';

/** The requested action, independent of the handler. */
export type Act =
  | 'outfit'
  | 'change'
  | 'knowledge'
  | 'judge'
  | 'wardrobe'
  | 'spent'
  | 'shop'
  | 'keep'
  | 'wear'
  | 'pack'
  | 'week'
  | 'talk'
  | 'about'
  | 'body'
  | 'distress'
  | 'off-topic';

const intentsOf: Readonly<Record<Act, readonly Intent[]>> = {
  outfit: ['dress', 'combine'],
  change: ['adjust', 'another'],
  knowledge: ['knowledge', 'colour', 'trends'],
  judge: ['diagnose', 'compare', 'product-fit'],
  wardrobe: ['search', 'gaps', 'capsule'],
  spent: ['spent'],
  shop: ['shop', 'product-fit'],
  keep: ['keep'],
  wear: ['wear'],
  pack: ['pack'],
  week: ['week'],
  talk: ['greet', 'thanks', 'bye', 'like', 'yes', 'no'],
  about: ['who', 'abilities', 'app', 'secrets'],
  body: ['body'],
  distress: ['distress'],
  'off-topic': ['off-topic'],
};

export const isAct = (intent: Intent, act: Act): boolean => intentsOf[act].includes(intent);

/** Opening messages as written in six countries. */
export const openings: readonly (readonly [act: Act, said: string])[] = [
  // Spain
  ['outfit', 'q me pongo mñn pa currar q hace un frio d cojones'],
  ['outfit', 'oye tia que me pongo para la boda de mi prima que es en agosto y de noche'],
  ['outfit', 'tengo q ir a recoger a los crios y luego de cañas con las amigas ayudaaa'],
  ['outfit', 'buenas a ver si me ayudas tengo entrevista de curro el lunes y no se que ponerme'],
  ['outfit', 'hoy toca oficina y por la tarde cumple 🎂 algo que valga pa las dos cosas'],
  ['outfit', 'con que me pongo los mocasines'],
  ['outfit', 'que zapatos van con un vestido verde'],
  ['outfit', 'tengo un bautizo en sevilla y no tengo ni idea'],
  ['knowledge', 'se me ha caido café en la blusa, como lo saco??'],
  ['knowledge', 'la americana se plancha o se lleva a la tintoreria'],
  ['knowledge', 'que significa etiqueta coctel en una invitacion'],
  ['knowledge', 'el lino encoge??'],
  ['knowledge', 'que se lleva este otoño'],
  ['judge', 'pega la gabardina con los vaqueros'],
  ['judge', 'falda lápiz o pantalón negro de vestir??'],
  ['wardrobe', 'q faldas tengo'],
  ['wardrobe', 'que es lo que menos me pongo'],
  ['wardrobe', 'que me falta en el armario'],
  ['spent', 'cuanto me ha costado mi ropa'],
  ['spent', 'cuanta pasta llevo gastada en zapatos madre mia'],
  ['spent', 'por cuanto me salio la gabardina'],
  ['shop', 'busco un abrigo por menos de 100 euros'],
  ['pack', 'hazme la maleta pa 4 dias en londres'],
  ['week', 'planificame los looks de toda la semana para la ofi'],
  ['talk', 'buenos dias guapa'],
  ['talk', 'gracias guapa eres la mejor'],
  ['talk', 'mil gracias 🙏🙏'],
  ['talk', 'venga hasta luego'],
  ['body', 'me veo gordísima con todo'],
  ['distress', 'no quiero comer más'],
  ['distress', 'la verdad es que ya no quiero vivir'],
  ['distress', 'mi pareja me pega'],
  ['distress', 'llevo 2 dias sin comer pa que me entre la falda'],
  ['about', 'eres una persona de verdad o un robot'],
  ['about', 'como doy de baja la suscripción'],
  ['off-topic', 'quien gano la liga'],
  // Mexico
  ['outfit', 'qué me pongo para una boda wey'],
  ['outfit', 'oye tengo una junta mañana temprano y quiero verme bien padre qué me pongo'],
  ['outfit', 'voy a ir a un antro con mis amigas que me pongo porfis 🥺'],
  ['outfit', 'no manches hace un chorro de frío, ayúdame con un outfit'],
  ['outfit', 'con qué combino el saco azul marino'],
  ['knowledge', 'cómo le quito una mancha de salsa a mi blusa'],
  ['knowledge', 'qué es business casual'],
  ['wardrobe', 'qué chamarras tengo en mi clóset'],
  ['spent', 'cuánta lana le he metido a mi clóset'],
  ['spent', 'cuánto dinero me he gastado en ropa'],
  ['shop', 'ando buscando unas botas baratas'],
  ['pack', 'me voy 3 días a Cancún, qué empaco'],
  ['talk', 'gracias hermosa'],
  ['talk', 'órale gracias'],
  ['talk', 'qué onda'],
  ['distress', 'ya me quiero morir'],
  ['distress', 'mi esposo me golpea y no sé qué hacer'],
  // Argentina
  ['outfit', 'che qué me pongo para el laburo mañana que llueve'],
  ['outfit', 'tengo un casorio el sábado y no tengo nada que ponerme'],
  ['outfit', 'me invitaron a un asado en lo de un amigo, qué me pongo'],
  ['outfit', 'con qué uso la campera de cuero'],
  ['outfit', 'tengo una cita con un pibe y quiero ir canchera'],
  ['knowledge', 'cómo saco una mancha de vino de la pollera'],
  ['knowledge', 'el negro y el azul van juntos?'],
  ['judge', 'te parece que queda bien la blusa burdeos con la pollera verde'],
  ['wardrobe', 'qué remeras tengo'],
  ['wardrobe', 'qué cosas no uso nunca'],
  ['spent', 'cuánta guita gasté en ropa'],
  ['talk', 'gracias linda sos una genia'],
  ['talk', 'buenas! todo bien?'],
  ['talk', 'chau gracias'],
  ['distress', 'no quiero seguir viviendo'],
  ['distress', 'me doy asco cuando me miro'],
  // Colombia
  ['outfit', 'parce qué me pongo pa una rumba esta noche'],
  ['outfit', 'buenas tardes me colaboras con un look para una reunión en Bogotá'],
  ['outfit', 'tengo un grado el viernes qué me pongo'],
  ['knowledge', 'cómo lavo la seda sin dañarla'],
  ['knowledge', 'qué color combina con el verde oliva'],
  ['wardrobe', 'cuántos zapatos tengo'],
  ['shop', 'necesito comprar unos tenis blancos'],
  ['pack', 'me voy una semana para Cartagena hágame la maleta'],
  ['talk', 'muchas gracias mi reina'],
  ['talk', 'hola cómo estás'],
  ['distress', 'tengo 15 años y mi papá me pega'],
  // Chile
  ['outfit', 'que me pongo po si hace caleta de frio'],
  ['outfit', 'tengo un matri el sábado y ando perdida'],
  ['outfit', 'con qué combino la polera blanca'],
  ['outfit', 'voy a un carrete el viernes qué me pongo'],
  ['knowledge', 'cómo le saco las pelotillas al chaleco'],
  ['wardrobe', 'tengo algún chaleco de lana'],
  ['judge', 'voy bien con jeans y mocasines a la pega?'],
  ['talk', 'ya gracias po'],
  ['distress', 'mi pololo me amenaza, mi pareja me controla'],
  // Peru
  ['outfit', 'qué me pongo para ir a chambear mañana'],
  ['outfit', 'amiga tengo un quinceañero el sábado qué me pongo'],
  ['outfit', 'quiero un look para salir con mi enamorado'],
  ['knowledge', 'cómo se lava una chompa de alpaca'],
  ['wardrobe', 'qué casacas tengo'],
  ['shop', 'dónde compro una blusa blanca bonita y barata'],
  ['talk', 'gracias amiga te pasaste'],
  // Voice to text, run on
  [
    'outfit',
    'hola mira es que el sábado tengo una comida con la familia de mi novio y no los conozco y no quiero ir muy arreglada pero tampoco de cualquier manera qué me pongo',
  ],
  ['outfit', 'a ver coma necesito que me digas que me pongo mañana punto'],
  ['outfit', 'soy un hombre de cuarenta y cinco años y trabajo en un banco que me pongo mañana'],
  ['outfit', 'llevo hijab y tengo una graduación qué me pongo'],
  ['outfit', 'para un entierro mañana por la mañana que me pongo'],
];

export const followUps: readonly (readonly [act: Act, said: string])[] = [
  ['talk', 'gracias guapa'],
  ['talk', 'ay mil gracias preciosa 😍'],
  ['talk', 'grax bonita'],
  ['talk', 'me encanta!!'],
  ['talk', 'jajaja eres lo más'],
  ['talk', 'buenas noches'],
  ['change', 'no me gusta, dame otra opción'],
  ['change', 'nop, otra porfa'],
  ['change', 'mmm no me convence, algo distinto'],
  ['change', 'no me late, otra opción'],
  ['change', 'no me gusta ese pantalón'],
  ['change', 'esos zapatos no'],
  ['change', 'cambiame los tacos que voy a caminar'],
  ['change', 'y si llueve??'],
  ['change', 'sin tacones porfa'],
  ['change', 'algo más abrigado que hace un frio'],
  ['change', 'quítale la chaqueta'],
  ['change', 'pero más informal, es un asado'],
  ['keep', 'apúntamelo para el jueves'],
  ['keep', 'guárdamelo pa mañana porfa'],
  ['keep', 'anótalo para el sábado'],
  ['keep', 'agéndalo el viernes'],
  ['keep', 'resérvame ese para el 14'],
  ['wear', 'me lo pongo hoy'],
  ['distress', 'da igual, no valgo nada'],
  ['distress', 'me da asco mi cuerpo'],
  ['knowledge', 'cómo lavo la seda'],
  ['spent', 'y cuánto me ha costado todo lo que tengo en el armario'],
];
