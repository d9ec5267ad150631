import { type Annotated, occurs, type Pattern, patternOf } from '../words/pattern.ts';

/** Words of the thing itself: without one of them the model's guess of a moment that has a plain subject is discarded. */
const needed: Readonly<Record<string, Pattern>> = {
  'went-well': patternOf(
    'bien|genial|gust~|encant~|felicit~|exito|perfect~|funcion~|aprob~|orgull~|triunf~|elogi~|piropo|piropos|cumplido|cumplidos|salio|mejor|gracias|acert~|guap~|increible|feliz|content~|alegr~|aplaud~|gane|ganamos|consegui|cogieron|contrataron|llamaron|repet~|lind~|bonit~|preciosa|precioso|maravill~|fenomenal|estupend~|padre|chevere|bacan|brutal|top',
  ),
  pregnancy: patternOf(
    'embaraz~|prenad~|encinta|bebe~|barriga|tripa|panza|guata|semanas|parto|pari|parir|luz|ecografia|matrona|gemelos|mellizos|premama|positivo|test|madre|mama|papa|padre|crecer|trimestre|patad~|espero|esperamos|esperando|gest~',
  ),
  birth: patternOf(
    'parto|pari|parir|luz|cesarea|bebe~|beba|bb|naci~|nen~|guagua|criatura|recien|puerperio|cuarentena|postparto|posparto|matrona|lactancia|amamant~|hij~|nin~|mellizos|gemelos|gemelas|madre|mama|embaraz~',
  ),
  mastectomy: patternOf(
    'quit~|sac~|extirp~|oper~|cirugia|perdi|sin|cancer|tras|despues * pecho|pechos|mama|mamas|seno|senos|teta|tetas|lola|lolas / pecho|pechos|mama|mamas|seno|senos|teta|tetas * quit~|sac~|extirp~|oper~|cirugia|menos / mastectom~|protesis|reconstru~|lumpectomia|sujetador|brasier|sosten|corpino',
  ),
  'sweaty-hands': patternOf('sud~|transpir~|humed~|mojad~|resbal~|chorre~'),
  'to-seem-of-age': patternOf(
    'edad|disco|discoteca|antro|boliche|dni|carne|puerta|portero|entrar|entro|colar~|dieciocho|18|menor',
  ),
  'flat-chest': patternOf(
    'pecho|pechos|busto|tetas|binder|faja|vend~|aplan~|aplast~|plano|plana|trans|curvas|femenin~',
  ),
  'dating-again': patternOf(
    'cita|citas|tinder|bumble|quedo|quede|quedado|quedar|conoci|conocido|conocer|alguien|cafe|cena|cenar|ligar|novio|novia|galan',
  ),
  'poor-clothes': patternOf(
    'ropa|polo|polos|polera|poleras|camiseta|camisetas|zapatillas|tenis|marca|marcas|barat~|pobre|pobres|misma|mismo|segunda|heredad~|rot~|viej~|pantalon|polera|uniforme|chaqueta|abrigo|sudadera|igual|visto|viste|vest~|llevo|pongo|pinta|pintas',
  ),
  'wife-after-birth': patternOf('mujer|esposa|pareja|novia|senora|polola|companera|hermana|amiga|hija'),
  'complains-of-us': patternOf(
    'has|eres|sos|entendiste|escuchaste|dijiste|propusiste|diste|pusiste|hiciste|recomendaste|sugeriste|elegiste|montaste|vestiste|sacaste|usted|app|maya|valentina|bot|pedi|pregunte|te|tu|robot|respuesta|respuestas',
  ),
  'child-bullied': patternOf(
    'hij~|nin~|nene|nena|sobrin~|niet~|peque|pequeno|pequena|guagua|chaval|crio|cria|menor|hermanito|hermanita|alumn~',
  ),
  'child-in-trouble': patternOf(
    'com~|cen~|dieta|vomit~|adelgaz~|kilo|kilos|cort~|marcas|heridas|peso|delgad~|flac~|gord~|pesa',
  ),
  'family-rift': patternOf(
    'casa|casan|boda|bautizo|comunion|fiesta|navidad|nochebuena|ir|voy|invit~|funeral|entierro|matrimonio|graduacion|cena|comida|fiestas',
  ),
  chemotherapy: patternOf(
    'quimio|quimioterapia|radio|radioterapia|quimios|cancer|tumor|oncolog~|tratamiento|peluca|turbante|sesiones|sesion|pelo',
  ),
  'young-and-grown': patternOf(
    'hij~|nin~|adolescent~|sobrin~|niet~|peque|chaval~|chamac~|mama|papa|padres|madre|padre|suegra|edad|anos|joven|mayor|crop|maquilla~',
  ),
  dementia: patternOf(
    'alzheimer|demencia|olvid~|memoria|desorient~|madre|padre|mama|papa|abuel~|marido|esposa|cuid~',
  ),
  menopause: patternOf('menopaus~|premenopaus~|sofoco|sofocos|bochorno|bochornos|calores|climaterio|hormon~'),
  'pet-died': patternOf(
    'perr~|gat~|mascota|conej~|loro|hamster|pajar~|canario|tortuga|caballo|yegua|peludo|peluda|bicho|animal|cachorr~|periquito|cobaya|cuy',
  ),
  'mourning-at-a-feast': patternOf(
    'boda|bodas|fiesta|fiestas|bautizo|comunion|cumple~|navidad|nochebuena|graduacion|matrimonio|quince|casa|casan|casamos|celebr~|baile|cena|evento',
  ),
  'grief-and-feast': patternOf(
    'boda|bodas|fiesta|fiestas|bautizo|comunion|cumple~|navidad|navidades|nochebuena|nochevieja|graduacion|matrimonio|quince|casa|casan|casamos|celebr~|baile|cena|posada|reyes|alegria|bail~|evento',
  ),
  'baby-in-the-cold': patternOf(
    'bebe~|bb|recien|guagua|nene|nena|hij~|niet~|sobrin~|peque~|crio|cria|mellizos|gemelos|nino|nina|carrito|mochila|porteo|cochecito|silla',
  ),
  wheelchair: patternOf('silla|ruedas|camina~|parapl~|tetrapl~ / estoy|voy|vivo|siempre|dia sentad~'),
};

/** The same of moments that many tell by hints alone: a model that is sure needs no such word. */
const supporting: Readonly<Record<string, Pattern>> = {
  'friend-in-danger': patternOf(
    'cort~|morir~|matar~|comer|come|vomit~|dano|peg~|suicid~|autolesion~|deprimid~|desaparecer|peligro|marcas|amenaz~|golpe~|fotos|secreto',
  ),
  'exam-fear': patternOf(
    'exam~|estudi~|apunt~|prueba|pruebas|parcial|parciales|final|finales|selectividad|pau|evau|oposicion|oposiciones|opo|icfes|paes|psu|certamen|solemne|solemnes|nota|notas|clase|profe~|tribunal|tesis|tfg|facu|facultad|universidad|uni|insti~|cole~|liceo|prepa|ramo|materia|mates|matematicas|carnet|teorico|suspend~|reprob~|aprob~|jal~|test|expos~|expo|defiendo|defensa|carrera|curso|mir|bachi~|temario|semestre|trimestre|entrega',
  ),
  'failed-exam': patternOf(
    'exam~|suspen~|reprob~|jale|jalado|desaprob~|cate|cateado|catear~|nota|notas|prueba|pruebas|selectividad|oposicion|oposiciones|opo|plaza|mates|matematicas|ramo|materia|asignatura|curso|carnet|teorico|corte|carrera|saque|tesis|mir|repito|repetir',
  ),
  'secret-pregnancy': patternOf(
    'embaraz~|prenad~|encinta|test|positivo|bebe|retraso|falta|regla|tenerlo|barriga|panza|guatita|prueba|pruebas|esperando|baja|nauseas|vomit~|rayitas',
  ),
  relapse: patternOf(
    'beb~|tom~|alcohol~|copa|copas|trago|tragos|cerve~|vino|vinos|birra~|consum~|droga~|coca~|porro~|mota|maria|marihuana|fum~|cigar~|tabaco|apost~|apuest~|apueste|jug~|juego|casino|bingo|tragaperras|maquinitas|recai~|recaid~|sobri~|limpi~|adic~|aa|padrino|centro|grupo|reunion|clean|chupa~|pastill~|ludop~|compuls~|rehab~',
  ),
  'missing-person': patternOf(
    'desapar~|busc~|rastro|paradero|denunci~|policia|fiscalia|alerta|ficha|volvi~|volvio|regres~|aparec~|encontr~|noticias|extravi~|secuestr~|levantaron|llevaron|saben|sabemos|perdid~',
  ),
  'size-of-another': patternOf(
    'talla|tallas|talle|medida|medidas|numero|mide|midela|size|grande|chica|pequena|queda|quede|calza',
  ),
  'hospital-bag': patternOf(
    'hospital|ingres~|intern~|oper~|clinica|maleta|bolso|bolsa|planta|quirofano|cirugia|cama|pijama|camison|bata',
  ),
  'partner-low': patternOf(
    'marido|mujer|esposo|esposa|novio|novia|pareja|polola|pololo|el|ella|companero|companera|chico|chica',
  ),
  stalked: patternOf(
    'sigue~|sigui~|siguen|sigo|esper~|persigu~|espia~|rastre~|aparec~|ronda|vigil~|ubic~|ex|escrib~|llama~|acos~|portal|puerta|detras|carro|coche',
  ),
  'eggs-and-flour': patternOf(
    'harina|huevo|huevos|barro|pintur~|novatada|recib~|embarr~|mechone~|tiran|tirar~|ensuci~|titul~|gradu~',
  ),
  'how-black': patternOf(
    'negro|negra|luto|oscuro|oscura|funeral|entierro|velorio|tanatorio|velatorio|sepelio|misa',
  ),
  'lost-luggage': patternOf(
    'malet~|equipaje|valija~|aerolinea|vuelo|aeropuerto|perdieron|perdio|extravi~|bolso|mochila|aterri~|lleg~',
  ),
  'wedding-anniversary': patternOf('aniversario|bodas|casad~|juntos|juntas|matrimonio|anos|novios|cumplimos'),
  'new-pet': patternOf('perr~|gat~|cachorr~|adopt~|rescat~|mascota|galgo|conej~|peludo|protectora|animal'),
  transition: patternOf(
    'trans|hormon~|transici~|nombre|chica|mujer|genero|hombre|chico|femenin~|masculin~|hija|hijo|vestido|falda|ropa',
  ),
  'coming-out': patternOf(
    'gay|gays|lesb~|bi|bisex~|trans|homosex~|hetero|armario|closet|orientacion|genero|binari~|queer|lgtb~|gustan|gusta|gustaban|novi~|pareja|chic~|hombres|mujeres|tio|contar~|conte|cuento|decir~|dije|digo|confes~|sali|salir|saben|sabe|sepan|sepa|enter~|esconder~|escond~|reves|orgullo|polol~',
  ),
  'in-love': patternOf(
    'enamor~|gust~|amor|colad~|ilusion~|mariposas|crush|cita|quiero|quiere|beso|besos|bes~|novi~|chic~|guap~|flechazo|ojitos|tiembl~|corazon|pens~|suspir~|polol~|ligue|match|encanta|conoci|tonte~|muero',
  ),
  'feeling-old': patternOf(
    'viej~|mayor|mayores|edad|anos|arruga~|canas|joven|jovenes|juventud|ancian~|abuela|abuelo|jubil~|vejez|carroza|senora|senor|cumpl~|cumpleanos|generacion|antigu~|epoca',
  ),
  betrayed: patternOf(
    'enga~|infiel~|cuernos|cachos|amante|otra|otro|traicion~|minti~|mentir~|mensajes|acost~|descubri~|pille|cache|encontre|entere|pillado|liado|lio|movil|celular|whatsapp|chat|chats|puso|prima|amiga|amigo|hermana|hermano',
  ),
};
/** "¿tiene sentido preocuparse de la ropa?" asks of clothes; despair has darker words beside them. */
const ofClothes = patternOf('ropa|vest~|arregl~|pon~|prenda~|traje|presum~|pint~|maquill~');
const dark = patternOf(
  'nada|vida|vivir|vivo|morir~|muero|muert~|fuerzas|seguir|aguant~|desaparec~|llor~|vacio|vacia|sobro|sobra|carga|espero|espera|rindo|acab~|suicid~|dano|noche|noches|dormir|despert~|levant~ / no puedo|puedes mas|seguir|con|parar|respirar|$ / ya para que / da igual todo / todo da igual / para que seguir|todo|vivir',
);
const sureOfHints = 0.85;
const likelyDespair = 0.7;
const surelyDied = 0.9;
export const toldByHints: readonly string[] = Object.keys(supporting);

const ofDeath = patternOf(
  'mur~|muri~|fallec~|perdi|perdimos|perdido|enterr~|viud~|enviud~|luto|duelo|difunt~|muert~|falta|faltaba|falto|ausencia|cenizas|funeral|entierro|sepelio|partio|descanse|cementerio|cielo / ya no|tampoco esta|estan|estara / se [me|nos] fue / sin mi|el|ella',
);
const idioms =
  /(?<!\p{L})muert[oa]s? de (?:la )?(?:asco|risa|fr[ií]o|calor|hambre|sed|sueño|miedo|verg[uü]enza|cansancio|ganas|pena|envidia|aburrimiento|nervios|amor)(?!\p{L})/giu;
const cling =
  /(?<!(?:t[ií]o|tipo|hombre|señor|chico|jefe|compañero|viejo|él|alguien)\s+(?:que\s+)?)(?<!\p{L})se (?:me|te|le|nos) peg\p{L}+(?: \p{L}+){0,4} (?:al?|en)(?: las?| los| el)? (?:piernas?|muslos?|cuerpo|piel|espalda|barriga|tripa|pecho|medias|caderas|brazos?|todo)(?!\p{L})/giu;
/** "el vestido lleva muerto de risa desde mayo" tells no death, "se me pega al cuerpo" of a skirt no harassment. */
export const withoutIdioms = (message: string): string => message.replace(idioms, '').replace(cling, '');
export const tellsDeath = (tokens: readonly Annotated[]): boolean => occurs(ofDeath, tokens);
const kin =
  'marido|mujer|esposo|esposa|madre|padre|mama|papa|viejo|vieja|hijo|hija|hermano|hermana|abuelo|abuela|abu|nana|senora|novio|novia|pareja|amigo|amiga|tio|tia|primo|prima|nieto|nieta|suegro|suegra';
const lost = patternOf(
  `murio|fallecio|enterramos|enterre|perdi [a] mi|mis|nuestra|nuestro ${kin} / ha muerto|fallecido mi|nuestra|nuestro ${kin} / mi|nuestra|nuestro ${kin} [que] [ya] [se] [me|nos] [ha] murio|fallecio|muerto|fallecido|mato / enviude`,
);
export const ofKin = patternOf(`mi|nuestra|nuestro ${kin}`);
const died = /[.!?…]\s*(?:se )?(?:muri[oó]|falleci[oó]|ha muerto)\b/i;
/** "murió mi madre", "las zapatillas de mi marido… Murió en junio" */
export const tellsLoss = (message: string, tokens: readonly Annotated[]): boolean =>
  occurs(lost, tokens) || (died.test(message) && occurs(ofKin, tokens));
/** "he terminado la quimio", "ya pasé el cáncer" */
export const treatmentOver = patternOf(
  'acabe|acabado|termine|terminado [ya|por|fin|hace|en] [con] [la|el|las|los|mi|mis] [sesiones|ciclos|tratamiento] [de] quimio|quimioterapia|radio|radioterapia|tratamiento|sesiones|ciclos|ciclo / supere|superado|vencido|venci [el|un|al|mi|la] cancer|tumor|linfoma|leucemia / ultima quimio|sesion [de] [quimio|radio] fue|ya / dieron|dado el alta * cancer|oncolog~|quimio|tratamiento / cancer * dieron|dado el alta',
);
/** "me he echado a llorar" tells of no dismissal. */
const otherwise: Readonly<Record<string, Pattern>> = {
  'forgotten-birthday': patternOf('ano|anos|mes|meses|dias|semanas sin|limpi~|sobri~'),
  loneliness: patternOf(
    'no tengo|conozco [ni] a|con quien preguntar~|pedir~|dejar~|vender~|regalar~|consultar~|prestar~ / conozco [ni] [a] nadie * clase|curso|taller|gimnasio|fiesta|boda|salsa|yoga|baile|quedada / clase|curso|taller|gimnasio|fiesta|boda|salsa|yoga|baile|quedada * conozco [ni] [a] nadie',
  ),
  chemotherapy: treatmentOver,
  'serious-illness': treatmentOver,
  'lost-job': patternOf(
    'echado|eche|echaba a llorar|reir|dormir|correr|perder|temblar / echado|echo|echaba de menos',
  ),
  'waiting-results': patternOf(
    'salio|salieron|esta|estan|todo [muy|todo] bien|perfecto|perfectos|limpio|limpia|negativo|negativa / benigno|benigna / no era|es nada',
  ),
};
export const tellsOtherwise = (id: string, tokens: readonly Annotated[]): boolean =>
  otherwise[id] !== undefined && occurs(otherwise[id], tokens);

/** Things of two, in the words of who was left. */
const shared = patternOf(
  'regal~|quem~ / tir~ todo / sus cosas|camisas|trajes / cosas que / su lado|sudadera|anillo|buzo|ropa|jersey|camiseta / vestido de novia / devuelv~|devolv~',
);
export const tellsOfThings = (tokens: readonly Annotated[]): boolean => occurs(shared, tokens);

const besideAFeast: ReadonlySet<string> = new Set(['grief-and-feast', 'mourning-at-a-feast']);

/** "estoy dando el pecho" */
const ofNursing = patternOf(
  'doy|dar|dando|da|das|darle [el|la|de] pecho|teta|mamar / lactancia|amamant~ / he sido|fui madre / dado a luz',
);

const ofPets = patternOf(
  'dormirlo|dormirla|dormimos|sacrific~|atropell~|arcoiris / se ha ido / hemos|he|dormir dormido a|al|mi|la',
);

const beside = patternOf(
  'mi|a mi marido|mujer|esposo|esposa|madre|padre|mama|papa|hijo|hija|hermano|hermana|abuela|abuelo|suegra|suegro|novio|novia * operan|opera|ingresad~|internad~|hospital * me llevo|pongo / paso|pasar|pasare|acompano|acompanar|acompanarla|acompanarlo|cuido|cuidar|velar la|las noche|noches|el dia / en una|un|la|el silla|sillon|butaca',
);

export function lacksWords(moment: string, tokens: readonly Annotated[], probability: number): boolean {
  if (tellsOtherwise(moment, tokens)) return true;
  if (
    moment === 'pet-died' &&
    probability < surelyDied &&
    !occurs(ofDeath, tokens) &&
    !occurs(ofPets, tokens)
  )
    return true;
  if (moment === 'hospital-bag' && occurs(beside, tokens)) return true;
  if (besideAFeast.has(moment) && !tellsDeath(tokens)) return true;
  if (moment === 'despair' && probability < (occurs(ofClothes, tokens) ? sureOfHints : likelyDespair))
    return !occurs(dark, tokens);
  if (moment === 'flat-chest' && occurs(ofNursing, tokens)) return true;
  const words = needed[moment] ?? (probability < sureOfHints ? supporting[moment] : undefined);
  return words !== undefined && !occurs(words, tokens);
}
