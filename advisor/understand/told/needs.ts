import { type Annotated, occurs, patternOf } from '../../words/pattern.ts';
import type { Token } from '../../words/tokens.ts';
import type { Mood } from '../moods.ts';
import { numberOf } from '../numbers.ts';
import type { GarmentReference } from '../slots.ts';

const legs = 'piernas|rodillas|varices|pantorrillas|muslos|tobillos';
const heels = 'tacon|tacones|taco|tacos|taquitos|stilettos|agujas';

/** Demands of the feet, the ground, the task or the body, said with any words in between. */
const needs = Object.entries({
  'flat-shoes': `alzandolo|alzandola|alzarlo|alzarla|cargandolo|cargandola|cargarlo|cargarla [todo|toda|un|dos|tres|horas|rato] / boda|bautizo|comunion|casamiento|matrimonio|cumple~|grado|quince|fiesta * en [el|un|una|la] campo|finca|cortijo|hacienda|quinta|masia|vinedo|rancho|granja|estancia|chacra|parcela|prado|bosque / es en [el|un|una|la] campo|finca|cortijo|hacienda|quinta|masia|vinedo|rancho|granja|estancia|chacra|parcela|prado|bosque / ${heels} * hund~|clav~|entierr~|enterr~|atasc~ / hund~|clav~|entierr~|enterr~ * ${heels} / no [me] puedo|aguanto|soporto|uso * ${heels} / ${heels} no puedo|aguanto|soporto|uso|llevo / nada * ${heels} / sin ${heels} / juanete|juanetes|fascitis|espolon / esguince|tobillo / pies hinchados|planos / piernas|rodillas|tobillos [muy|tan|algo] hinchad~ / embaraz~ / bailar|bailo salsa|bachata|cumbia|swing|toda`,
  'on-foot':
    'zapato|zapatos|calzado que [me] aguant~ / todo el dia * de pie|parada|parado / de pie $ / de pie|parada|parado|parados|paradas * horas|hora|rato|dia|jornada|turno / horas * de pie|parada|parado / camin~|andar|ando|andando|andamos|anda|pate~ * min|minutos|mins|km|kms|kilometros|horas|hora|cuadras|manzanas|rato|dia|lejos / voy|vamos|ir|subo|llego andando|caminando|a pie / mucho|bastante que|por andar|caminar / andar|caminar|andando|caminando|andamos|caminamos|andaremos|caminaremos|patear|patearemos [todo|un] [el] muchisimo|mucho|monton|dia|rato / mucha|muchas caminata|caminatas / hay que andar|caminar / toca andar|caminar / pase~ * par|horas|hora|rato|kilometros|km|buen / hay [un] buen trecho / hacer cola|fila / correr de un lado / corriendo|correr|correteando|correteo detras|tras',
  'tender-feet':
    'juanete|juanetes|fascitis|espolon|callo|callos|unero|ampolla|ampollas|neuroma / una encarnada / dedo * martillo / pies|pie|empeine [muy|tan|algo|delicad~] hinchad~|inflamad~|delicad~ / zapatos|calzado * martiriz~|matan|tortur~|destroz~ / cordones * martiriz~|matan|molestan|aprietan|duelen|tortur~|destroz~ / no puedo|podia|logro|alcanzo atarme|amarrarme|abrocharme|agacharme * zapatos|cordones|agujetas',
  'not-all-black':
    'no|ni|sin|nada|tampoco [quiero|quisiera|me] [ir|vestir|vestirme] [de|toda|todo|sea|vaya] [todo] [de] negro entero|total|completo|riguroso / no|ni|nada|tampoco * negro * entero|entera|completo|arriba|pies / no|ni|tampoco quiero|quisiera|ir|vaya * * toda|todo|entera|entero de|en negro / parez~|parec~ * viuda|viudo|cuervo',
  steady:
    'zapato|zapatos|calzado|suela segur~ / no veo bien / cataratas|mareos|marearme|mareo / me caigo|caiga|cai / baston|andador|muleta|muletas|caerme|resbal~|tropiez~|tropezar|artrosis|vertigo / protesis|operada|operado de|en [la] cadera|rodilla / pisar firme / poca estabilidad|equilibrio',
  'closed-shoes': 'zapato|zapatos|calzado|zapatillas cerrado|cerrados / moto|scooter|motoneta / puntera',
  'free-legs':
    'no|sin que se [me] suba|levante [nada|todo|la] / taburete / moto|scooter|motoneta|patinete / agach~|arrodill~|gatear / de rodillas|cuclillas / sent~|tirad~|tirar~|sentar~ [en|a|al|por] [el|la] suelo|piso|cesped|pasto / en el suelo|piso con|sobre cojines|alfombra|tatami|esterilla /  voy|ir|ando|andar|llego|vamos|pedale~ [al|hasta|por] [trabajo] en bici|bicicleta|cicla|bicla / en bici|cicla|bicla / bolera|bolos|bowling|karting|karts|minigolf|trampolines|paintball|rocodromo|patinar|patinaje / jugar con|a * ninos|nietos|sobrinos|peques',
  messy:
    'cocino|cocinar|cocinare|cocinando * fuego|humo|brasa|brasas|aceite|fritura|pescado / fuego y humo / pintar|pintamos|pintare [el|la|las|los|una|un] patio|pared|paredes|casa|cuarto|aula|valla|verja|habitacion|salon|muro / matanza|carneada / mat~ [al|el|un|dos] cerdo|marrano|chancho|puerco|gorrino|cochino / tir~|avient~|lanz~|ech~|llen~ [me|nos|te] [de] todo|cosas|huevos|harina [encima] / me [voy|puedo] [a] manch~|ensuci~ / me puedo manchar|ensuciar / no me importe|importa * manch~|ensuci~|estrope~ / tiran|avientan|lanzan|echan * espuma|polvo|pintura|harina|talco|agua|vino|tomate / cava|agua|vino|cerveza|espuma|polvo por todas|todos|todo / puro polvo|barro|lodo / lleno|llena|llenos de barro|lodo|polvo|pintura / cargo|encargo|encargado|toca|frente * parrilla|asado|barbacoa|brasa|brasas / babas|vomita / establo|cuadra|corral|gallinero / pintando|pintar con|a / plastilina|tempera|temperas|acuarelas|arcilla|ceramica|purpurina / mancha uno / pring~ / pone|ponen|poner|pongo|pongas|ponerme|ponernos perdid~',
  muddy:
    'embarra|embarran|embarrar|embarrarse|embarrarme|embarrado|embarrada|embarrados|embarradas|enloda|enlodado|enlodada|barro|barrizal|barrizales|lodo|lodazal|fango|fangoso|fangosa|charcos / coger|recoger|buscar|recolectar|a|de setas|niscalos|boletus|castanas|hongos|esparragos|moras',
  'covered-arms':
    'no|sin|nada [quiero] [que] [de] [se] [me] vean|vea|noten|note|ver|ensen~|mostr~|lucir|marquen [tanto|mucho|demasiado|nada] [los|mis] brazos / brazos [los|que] [tengo] floj~|caid~|colg~|feos|gord~ / tap~|cubr~|disimul~|escond~ [me] [los|mis|un] [poco] brazos / brazos tapados|cubiertos / verguenza|pena|corte|complejo ensenar|mostrar|con|de [los|mis] brazos / no [me] gustan|ensenes mis|los brazos',
  colourful:
    'parez~|parec~|pinta|cara|aire|verme|vayan * entierro|funeral|luto|velorio|velatorio|tanatorio|viuda|viudo|cuervo|funebre|chaperona|carabina|monja|catequista|institutriz|solterona / no|ni|nada|sin [quiero] [ir] [de] luto|viuda / parez~|parec~ * entrevista|director|empleado de banco / parez~|parec~ banquero|banquera|oficinista|comercial',
  bold: 'quiero|para [que] * flip~|alucin~ / se [me|le|les|nos] [caiga|caigan|cae] * tenedor|baba|mandibula / boca abierta / boquiabiert~ / de infarto|escandalo|impacto / digan|diga|dira|diran * guau|wow|guauu|pedazo|bomba / dejar~|deje [a|los|las] [todos|todas] mud~|boquiabiert~ / sin palabras|habla / rompa|romper|parta|partir cuellos / se arrepienta [de] / como una diosa / vea|vean|sepa|sepan lo que|q [se] ha|han|esta|estan perd~ / vea|vean|sepa|sepan lo que|q [se] pierde|perdio / cuando me vean|vea se',
  'smart-casual':
    'parez~|parec~ * banco|banquero|banquera|oficinista|politico|politica|concejal|notario|abogado|abogada|comercial',
  'front-opening':
    'quitar~|sacar~|meter~|pasar~|poner~ [nada|algo|ropa] por la cabeza / holter|electrodos|electrocardiograma|electro|mamografia|marcapasos|reservorio|radioterapia|cabestrillo / cables en|por el|mi|todo pecho|torax / doy de mamar|lactar / no [me] puedo|podre|podia|deja|dejan levantar|subir|mover|alzar [bien] el|los brazo|brazos|hombro / [brazo|hombro|clavicula] rot~|fractur~|operad~|dislocad~ [el|la|del|de|un] brazo|hombro|clavicula / [me|he] romp~|roto|fractur~|opera~ [el|la|del|de|un] brazo|hombro|clavicula / abrir|abra|abre|abran|abren [me|se] [todo] por|de|para delante|adelante / doy|dando|dandole|dar|damos|darle [el|la|de] pecho|teta / amamant~|lactancia|lactando',
  'covered-legs': `tap~|cubr~|disimul~|escond~|ocult~ * ${legs} / ${legs} * * taparlas|taparmelas|taparme|cubrirlas|esconderlas|disimularlas|ocultarlas / pena|verguenza|corte|cosa|complejo|gusta|gustan ensen~|mostr~|lucir|sacar * ${legs} / ${legs} * * pena|verguenza|corte|cosa|complejo * ensen~|mostr~|lucir~|sacar~ / no|sin|ni [quiero] [que] [se] [me] [tener|que] ensen~|mostr~|vean|vea|noten|lucir * ${legs} / mir~|critic~|juzg~ [me] [las|mis] ${legs}`,
  'easy-waist':
    'pantalon|pantalones|vaqueros|jeans|falda|faldas|cinturilla|boton no|ni [ya] [me] abroch~|cierr~|cerr~|entra|entran|sube|suben / no|ni|nada|ningun [ya] [me] abroch~|cierra|cierran|entra|entran * pantalon|pantalones|vaqueros|jeans|falda|faldas / nada [ya] [me] abrocha|cierra / ya no [me] abrocho|cierro|abrocha|abrochan / que|lo|algo tenga|de|con goma|elastic~ / aprie~|opri~|apret~ * cintura|barriga|tripa|panza|guata|abdomen|vientre / cesarea|ostomia|colostomia|hernia / recien [me] opera~ * barriga|tripa|abdomen|vientre|vesicula|apendicitis',
  soft: 'alzandolo|alzandola|alzarlo|alzarla|cargandolo|cargandola|cargarlo|cargarla|acunandolo|acunandola / no|nada [que] [me|le|les|se|lo|la] [que] pique|piquen|rasque|rasquen|raspe|raspen|enganche|enganchen|arane|aranen|pinche|roce|rocen / piel sensible|atopica|irritada|quemada / coger~|tener~|cargar~|tomar~|acunar~ * en brazos|bebe|recien / en brazos * bebe|bisniet~|recien / bebe|bisniet~ * en brazos',
  'stain-hiding':
    'cuid~|proteg~|salv~|libr~ [me] de [las] manchas / por las manchas / a prueba de manchas / la|mi regla / menstruacion / el periodo * mancha~|abundante / disimul~|escond~|tap~ [bien] [el|la|los|las|un|una|algun|alguna|lo|posible|posibles] [que] mancha|manchas|manchon|manchones|lamparon|lamparones|salpicaduras|churretes|goteron|babas / no se [me] note|noten|notara|vean|vea [el|la|las|los|un|una|tanto] mancha|manchas|lamparon|lamparones|salpicaduras|babas / si me mancho|salpico|cae|tiro [algo|encima|comida|vino|salsa|cafe] [que] no|ni se note|vea|notara',
  seated:
    'horas|dia|manana|tarde|jornada|rato [entera|entero] sentada|sentado|sentadas|sentados / sentada|sentado|sentadas|sentados [todo|toda] [el|la|las|muchas|varias|un|en|como] [monton] [de] [una|silla|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|bus|tren|coche|carro|avion] horas|dia|manana|tarde|jornada|rato|butaca',
  'by-fire':
    'chispas|hoguera|hogueras|fogata|petardos|correfoc / quema de|del / con [una|la|el|un] vela|velas|antorcha|cirio / no se [me|nos] [vaya] [a] prend~|quem~|incendi~ / prender|encender|apagar|soplar [las|unas|muchas|los] velas|velitas|cirios|hoguera|fogata|bengalas|antorchas / saltar|salto|saltamos|alrededor de|la [la] hoguera|fogata|fogatas / llevar|llevo|portar [una|un|el|la] antorcha|cirio',
  'arm-free':
    'vacuna|vacunas|vacunarme|vacunan|analitica|analisis|sangre|gotero|suero|tension|quimio|quimioterapia|inmunoterapia|via|cateter|infusion|infiltracion * [mi|el|un|del|los] brazo|brazos|manga|mangas / brazo|brazos|manga|mangas * vacuna|vacunas|vacunarme|vacunan|analitica|analisis|sangre|gotero|suero|tension|quimio|quimioterapia|inmunoterapia|via|cateter|infusion|infiltracion / toca|ponen|poner|hacen|hacer|pinchan|pinchar|sacan|sacar|pongo|donar|dono [la|una|un|el|mi] vacuna~|sangre|analitica|analisis / voy|vamos a [la|una|un|el] vacuna~|sangre|analitica|analisis / me vacuno / remang~ [bien] [la|las|el] [brazo|manga]',
  'leg-free':
    'puntos|grapas|curas|cura|vendaje|infiltr~|ecografia|radiografia|resonancia [de|en|a] [la|el|mi|una|un] rodilla|rodillas|pierna|piernas|pantorrilla|tobillo|espinilla / rodilla|rodillas|pierna|tobillo * puntos|grapas|curas|vendaje|infiltr~|ecografia|radiografia|resonancia',
  'two-piece':
    'ecografia|eco|exploracion [de|del] [la|el] abdomen|abdominal|barriga|vientre|rinon|rinones|higado|vesicula / no|sin [tener|quiero] [que] desvestirme|desnudarme|quitarme [de] [toda|todo|entera|entero|completa|completo]',
  windproof:
    'viento|ventolera|vendaval|cierzo|tramontana|rafagas|zonda|ventarron|ventoso / hace|sopla|hay levante|poniente',
  'sweat-proof':
    'sudor|sudo|sudar|sude|transpiro|transpirar|sudada|sudado / cercos|manchas [de] sudor / se me note|noten el sudor',
  covered:
    'cosa|verguenza|pena|corte|palo ensenar|mostrar * brazos|piernas|hombros|escote|rodillas / no [me] gusta|gustan ensenar|mostrar * brazos|piernas|hombros|escote / hombros|brazos|rodillas tapad~|cubiert~ / tap~|cubr~ * hombros|brazos|rodillas|escote / algo|poco de manga / con mangas|manga / musulman|musulmana|musulmanes|mezquita|ortodoxos|mormon|mormones / conservador|conservadora|conservadores|conservadoras|chapada / modest~|recatad~|pudoros~ / muy|demasiado|tan|mucho escotad~|escote|destapad~ / demasiado|muy corta|corto [para] [mi|ir] $',
  layered:
    'ir quitando|quitandome|quitarme / quitar y poner / poner y quitar / facil|faciles de quitar / sofocos|bochornos|calores [de] / calefaccion a|al tope|muerte|full|maximo / con|hay|ponen|tienen [la|mucha] calefaccion / aire acondicionado|fuerte / con aire|clima / aire a tope|muerte / en|por|con capas / quitarme|quitar * capa|capas / oficina * congelador|nevera|frigorifico|iglu',
  'at-home':
    'recib~ * en [mi|nuestra] casa / vienen|viene|vendran|tengo * a|en mi|nuestra casa / yo cocino|cocinare / cocino yo / anfitrion|anfitriona',
  elegant:
    'con|de el|la|mi|mis|un|una rector|rectora|decano|decana|director|directora|directores|alcalde|alcaldesa|embajador|embajadora|ministro|ministra|obispo|presidente|presidenta',
  relaxed:
    'botellon|carrete|carretear|joda|peda|techno|garito|antro|rave|previa|perreo|pogo / no [quiero] [verme|ir] muy|demasiado producido|producida|arreglado|arreglada / no [se] note|parezca * esforce|esmere|esforzado|arreglado|arreglada|pensado|pensandolo / sin que se note|parezca / demasiado puesta|puesto|emperifollada|emperifollado / no tan formal|cuico|cuica|pituco|producida|producido / no parezca que me he arreglado|arreglada / parez~|parec~|verme * godin|oficinista / parezca que no me [he] esforce|esmere|arregle|pense|esforzado|arreglado',
  wrapped:
    'cementerio|camposanto / noche * aire libre / aire libre * noche / salir|salgo|recados|comprar * llueve|lluvia|lloviendo|nieva / llueve|lluvia|lloviendo|nieva * salir|salgo|recados',
  uncreased: 'arrug~',
  loose:
    'disimul~|tap~|escond~|ocult~|marc~|not~ * tripa|tripita|barriga|barriguita|panza|pancita|guata|guatita|abdomen|michelin|michelines|rollitos|rollos|lorzas|llantitas|caderas / embaraz~ / estoy|esta de * meses / de dos|tres|cuatro|cinco|seis|siete|ocho|nueve meses y / todo|nada me aprieta|cierra|abrocha / me aprieta [casi] todo / escayola|escayolada|escayolado|yeso|cabestrillo|ferula / [brazo|muneca|mano|hombro|clavicula] rot~|fractur~ * brazo|muneca|mano|hombro|clavicula / [me|he] rompi|roto|fracture * brazo|muneca|mano|hombro|clavicula / recien operad~',
} satisfies Partial<Record<Mood, string>>).map(([mood, source]) => ({
  mood: mood as Mood,
  pattern: patternOf(source),
}));

/** Targets of spelling correction. */
export const needWords: readonly string[] = needs
  .flatMap(({ pattern }) => pattern.words)
  .filter((word) => word.length > 4);

/** Age from which a firm step counts more than fashion. */
const frailAge = 75;

/** "tengo 79 años" */
const isFrail = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => {
    const age = numberOf(token);
    return (
      age !== null &&
      age >= frailAge &&
      age < 110 &&
      /^(anos|anitos)$/.test(tokens[at + 1]?.text ?? '') &&
      /^(tengo|mis|cumplo|con|soy)$/.test(tokens[at - 1]?.text ?? '')
    );
  });

export function needsIn(tokens: readonly Token[]): Mood[] {
  const plain: readonly Annotated[] = tokens.map((token) => ({ ...token, classes: [] }));
  return [
    ...needs.filter(({ pattern }) => occurs(pattern, plain)).map(({ mood }) => mood),
    ...(isFrail(tokens) ? (['steady'] as const) : []),
  ];
}

const lowering: ReadonlySet<Mood> = new Set(['flat-shoes', 'on-foot', 'steady']);

/** "con los tacos me hundo": no wish for heels. */
export const isUnfit = ({ kinds }: GarmentReference, moods: readonly Mood[]): boolean =>
  kinds.length > 0 && kinds.every((kind) => kind === 'heels') && moods.some((mood) => lowering.has(mood));

/** "quiero tacones aunque haya césped", "¿puedo llevar tacones?" */
export const isOffered = (tokens: readonly Token[], { start }: GarmentReference): boolean =>
  tokens
    .slice(Math.max(0, start - 5), start)
    .some(
      ({ text }, at, near) =>
        /^(quiero|prefiero|puedo|podria|pongo)$/.test(text) && near[at - 1]?.text !== 'no',
    );
