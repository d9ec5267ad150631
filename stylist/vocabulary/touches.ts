import type { RegisterShares } from './registers.ts';
import { phrasesOf } from './stem.ts';

/** Of jewellery, buckles and shine. */
export type Metal = 'gold' | 'silver';

export type Rain = 'made-for' | 'fine' | 'poor' | 'ruined';

export type Place =
  | 'home'
  | 'job'
  | 'chores'
  | 'fair'
  | 'carnival'
  | 'own-wedding'
  | 'snow'
  | 'water'
  | 'bicycle'
  | 'pitch'
  | 'school';

export type Neck = 'high' | 'collar' | 'open';

/** A word that changes a garment without naming its kind: lace, ripped, sequins. */
export type Touch = {
  /** Added to the kind's. */
  formality?: number;
  /** Raises the loudness to at least this. */
  loudness?: number;
  /** Replaces the pattern's loudness: a pinstripe is not loud. */
  quiet?: number;
  sheen?: number;
  /** Multiplies the insulation. */
  clo?: number;
  registers?: RegisterShares;
  /** How much is covered, 0 to 1. */
  shoulders?: number;
  legs?: number;
  cleavage?: number;
  neck?: Neck;
  rainOnly?: boolean;
  heel?: boolean;
  longSleeves?: boolean;
  rain?: Rain;
  /** Odd anywhere else. */
  onlyAt?: Place;
  /** The hottest air, in °C. */
  hottestC?: number;
  /** The coldest air, in °C. */
  coldestC?: number;
  metal?: Metal;
};

const touches: readonly (readonly [words: string, touch: Touch])[] = [
  ['burkini|burquini|traje de baño de cuerpo entero', { shoulders: 1, legs: 1, cleavage: 1 }],
  [
    'botines de goma|botines de agua|botines de lluvia|botines de hule|botas de jebe|botas de pocear|botas de plástico|botas de agua|katiuskas|botas de lluvia|botas de goma|botas de hule|botas pantaneras|botas de caucho|chubasquero|impermeable|capa de lluvia|piloto de lluvia|raincoat|rain jacket|wellies|rain boots|botas de chuva|botas de borracha|capa de chuva',
    { rainOnly: true },
  ],
  [
    'chompa impermeable|jacket impermeable|cazadora impermeable|anorak impermeable|poncho impermeable|pantalón impermeable|chaqueta de agua|chaqueta impermeable|chamarra impermeable|campera impermeable|casaca impermeable|abrigo impermeable|parka impermeable|botas impermeables|botines impermeables|zapatillas impermeables|gore tex|goretex|waterproof|impermeável|impermeáveis',
    { rain: 'made-for' },
  ],
  [
    'de casa|de andar por casa|de estar por casa|para la casa|pijama|pijamas|piyama|camisón|bata|batín|pantuflas|pantufla|babuchas de casa|zapatillas de felpa|zapatillas de fieltro|zapatillas de paño|zapatillas de borreguito|chinelas|de sofá|entrecasa|de entrecasa|de estar en la casa|de la casa|de dormir|para dormir|delantal|pyjama|pajamas|nightgown|bathrobe|dressing gown|slippers|house shoes|camisa de noite|camisa de dormir|pantufas de quarto',
    { onlyAt: 'home' },
  ],
  [
    'san fermín|sanfermines|de peñista|de peña|de la peña|de fallera|de huaso|de gaucho|de baturra|de maga|de mago|de joropo|de cumbia|de folclore|de danza|flamenca|faralaes|traje de gitana|vestido de gitana|traje regional|traje de charro|traje de china poblana|traje de chulapa',
    { onlyAt: 'fair' },
  ],
  ['disfraz|costume', { onlyAt: 'carnival' }],
  [
    'lycra de surf|licra de surf|camiseta de surf|camiseta UV|de surf|zapatillas de agua|escarpines|gorro de piscina|gorro de baño|calzoneta|zunga|sunga|bañador|bañadores|biquini|bikini|trikini|traje de baño|vestido de baño|terno de baño|short de baño|pantaloneta de baño|ropa de baño|pareo|neopreno|swimsuit|swim|swimwear|wetsuit|board shorts|fato de banho|calções de banho|biquíni|maiô',
    { onlyAt: 'water' },
  ],
  [
    'casco|maillot|culotte corto|culotte largo|culote corto|culote largo|de ciclismo|de ciclista|de la bici|de bici|de calas|para la bici|cycling',
    { onlyAt: 'bicycle', registers: { sport: 2 } },
  ],
  [
    'de ballet|de danza|de baile|de judo|de kárate|de karate|de taekwondo|de boxeo|de esgrima|de patinaje|de béisbol|de rugby|de equitación|de buceo|de pesca submarina|botas de fútbol|botines de fútbol|zapatos de fútbol|con tapones|de tapones|chuteras|chimpunes|guayos|botas de tacos|tacos de fútbol|tacos de futbol|tenis de fútbol|espinilleras|con tacos|football boots|cleats',
    { onlyAt: 'pitch' },
  ],
  [
    'uniforme|bata blanca|bata de laboratorio|bata de médico|mandil|guardapolvo|guardapolvos|cofia|filipina de chef|chaleco del súper|de enfermera|de enfermero|sanitario|sanitaria|de clínica|del hospital|de hospital|de cocinero|de chef|chaqueta de cocina|toga|sotana|hábito|uniform|scrubs',
    { onlyAt: 'job' },
  ],
  [
    'mono de trabajo|mono verde de trabajo|mono azul de trabajo|overol de trabajo|ropa de trabajo|ropa de faena|de faena|de obra|calzado de seguridad|botas de seguridad|chaleco reflectante|hi vis',
    { onlyAt: 'chores' },
  ],
  [
    'de pintar|de batalla|viejo|vieja|viejos|viejas|manchado|manchada|con manchas|manchas de pintura|con pintura|de trapillo|raído|raída',
    { formality: -0.15, registers: { street: 0.3 }, onlyAt: 'chores' },
  ],
  ['deslavado|deslavada', { formality: -0.15, registers: { street: 0.3 } }],
  ['vestido de novia|traje de novia|wedding dress|bridal', { onlyAt: 'own-wedding' }],
  [
    'de esquí|de esquiar|de snow|snowboard|pantalón de nieve|mono de nieve|mono de esquí|peto de nieve|guantes de nieve|gafas de ventisca|salopettes|ski pants|ski jacket',
    { onlyAt: 'snow' },
  ],
  [
    'de playa|short playero|pantalón playero|estilo playero|camisa playera|vestido playero',
    { coldestC: 21, formality: -0.1 },
  ],
  [
    'de trabajo|para trabajar|para el trabajo|del trabajo|de chamba|de laburo|de pega|corporativo|corporativa',
    { registers: { casual: 0.8 } },
  ],
  [
    'para la pesca|de pesca|de pescador|de faenar|de agua para|traje de agua|ropa de agua',
    { rain: 'made-for', rainOnly: true, formality: -0.15 },
  ],
  // The cut or the pockets of fishermen's clothes, not clothes for the sea.
  [
    'chaleco de pescador|chaleco de pesca|gorro de pescador|sombrero de pescador|jersey de pescador|sandalias de pescador|bolso de pescador',
    {},
  ],
  ['escolar|escolares|del colegio|del instituto|del liceo', { onlyAt: 'school' }],
  ['de oficina|ejecutivo|ejecutiva', { registers: { classic: 0.6 } }],
  ['de verano|veraniego|veraniega|summer|de verão', { coldestC: 17 }],
  ['de invierno|invernal|winter|de inverno', { hottestC: 17 }],
  ['de entretiempo|de media estación|de medio tiempo', { coldestC: 9, hottestC: 23 }],
  [
    'roto|rota|rotos|gastado|gastada|deshilachado|deshilachada|desgastado|desgarrado|ripped|distressed|destroyed|calças rasgadas|jeans rasgadas',
    { coldestC: 7, formality: -0.14, loudness: 0.2, registers: { street: 0.6, edgy: 0.5 } },
  ],
  [
    'lentejuelas|lentejuela|paillettes|purpurina|glitter|strass|pedrería|cristales|sequin|sequins|sequined|rhinestone|lantejoulas|paetês',
    { formality: 0.12, loudness: 0.85, sheen: 1, registers: { festive: 2.5 } },
  ],
  [
    'lúrex|metalizado|metalizada|metallic|laminado',
    { formality: 0.06, loudness: 0.5, sheen: 0.9, registers: { festive: 1.5 } },
  ],
  [
    'encaje|guipur|blonda|crochet|ganchillo|lace|eyelet|renda',
    { formality: 0.05, registers: { romantic: 1 } },
  ],
  [
    'satén|satinado|satinada|raso|lencero|lencera|satin|silky|slip|cetim|acetinado|acetinada',
    { formality: 0.06, sheen: 0.7, registers: { romantic: 0.5, festive: 0.4 } },
  ],
  [
    'terciopelo|velvet|veludo',
    { formality: 0.1, sheen: 0.4, clo: 1.15, hottestC: 24, registers: { festive: 0.8, classic: 0.3 } },
  ],
  [
    'tul|gasa|volantes|volante|plumas|tulle|ruffle|ruffled|feather',
    { registers: { romantic: 0.9, festive: 0.2 } },
  ],
  ['charol|patent|verniz', { formality: 0.08, sheen: 0.9, registers: { festive: 0.4, classic: 0.2 } }],
  ['tachuelas|pinchos|cadenas|studded|studs|spiked|chain', { loudness: 0.4, registers: { edgy: 1.2 } }],
  [
    'flecos|fringe|fringed|étnico|étnica|boho|hippie|bordado|bordada|embroidered',
    { loudness: 0.35, registers: { romantic: 0.6, casual: 0.2 } },
  ],
  [
    'flúor|fluor|neón|neon|fosforito',
    { formality: -0.1, loudness: 0.85, registers: { street: 0.5, sport: 0.3 } },
  ],
  [
    'transparente|transparencias|rejilla|sheer|mesh|fishnet',
    { shoulders: 0.3, cleavage: 0.3, registers: { festive: 0.6, edgy: 0.4 } },
  ],
  ['escote|escotado|escotada|plunge|low cut', { cleavage: 0.2, registers: { festive: 0.3 } }],
  [
    'tirantes|halter|palabra de honor|asimétrico|hombros descubiertos|espalda descubierta|bandeau|strapless|off shoulder|one shoulder|spaghetti|cami|de alças|alças finas|ombros à mostra',
    { shoulders: 0.1, cleavage: 0.5 },
  ],
  [
    'manga larga|long sleeve|long sleeved|manga comprida|mangas compridas',
    { shoulders: 1, longSleeves: true },
  ],
  ['manga francesa|three quarter sleeve', { shoulders: 1 }],
  ['de franela|flannel', { hottestC: 20 }],
  ['polar|borrego|borreguito|peluche|fleece|sherpa|teddy', { hottestC: 14 }],
  [
    'frisa|frisado|frisada|felpa|afelpado|afelpada|vellón|forrado|forrada|térmico|térmica|angora|mohair',
    { hottestC: 18 },
  ],
  ['alpaca|cachemira|cachemir|cashmere', { hottestC: 20 }],
  ['neopreno|wetsuit', { hottestC: 26, coldestC: 8 }],
  [
    'brocado|jacquard|lamé|tafetán|organza|mikado|damasco|azabache|abalorios',
    { formality: 0.1, sheen: 0.4, registers: { festive: 1, classic: 0.3 } },
  ],
  [
    'ceremonia|comunión|bautizo|boda|madrina|padrino|graduación|quinceañera|invitada',
    { formality: 0.08, registers: { festive: 1.2, classic: 0.6 } },
  ],
  ['iglesia|misa', { registers: { classic: 1 } }],
  ['vinilo|látex|calaveras|tribal', { loudness: 0.4, registers: { edgy: 1 } }],
  ['técnico|técnica|transpirable|dry fit|secado rápido', { registers: { sport: 1 } }],
  ['encerado|encerada|engomado|engomada|waxed', { rain: 'made-for' }],
  ['gordo|gorda|grueso|gruesa|ochos|trenzas|chunky|cable knit', { hottestC: 14 }],
  ['hawaiana|hawaiano|tropical|palmeras|hawaiian', { loudness: 0.7 }],
  [
    'tacón|tacones|aguja|stiletto|stilettos|heeled|high heel|sapatos de salto|botas de salto|botins de salto|sandálias de salto|salto alto|salto agulha|salto fino|saltos altos',
    { heel: true },
  ],
  ['manga corta|short sleeve|manga curta|mangas curtas', { shoulders: 0.8 }],
  ['pirata|pescador|capri|tobillero', { formality: -0.06, legs: 0.75 }],
  ['crop|corto|corta|cropped|curto|curta', { formality: -0.05, legs: 0.3 }],
  ['mini|minifalda|minivestido', { legs: 0.25, registers: { festive: 0.3 } }],
  ['midi|por la rodilla|pelo joelho', { legs: 0.7 }],
  ['maxi|larga|largo|hasta los pies|comprido|comprida|longo|longa', { legs: 1 }],
  [
    'cuello alto|cuello cisne|cuello vuelto|perkins|turtleneck|rollneck|roll neck|mock neck|gola alta|gola rolê',
    { neck: 'high', cleavage: 1 },
  ],
  [
    'rock|grupo|banda|calavera|calaveras|punk|gótico|gótica|heavy|biker|motero|motera|band',
    { registers: { edgy: 1.2, street: 0.3 } },
  ],
  [
    'cargo|militar|camuflaje|utility|baggy|oversize|oversized|skate|universidad|college|varsity',
    { registers: { street: 0.7 } },
  ],
  ['raya diplomática|diplomática|pinstripe|milrayas', { quiet: 0.1, registers: { classic: 0.6 } }],
  ['príncipe de gales|gales|espiga|herringbone|glen check', { quiet: 0.25, registers: { classic: 0.5 } }],
  [
    'tartán|tartan|escocés|escocesa|leñador|leñadora|lumberjack',
    { loudness: 0.55, registers: { casual: 0.4, street: 0.2 } },
  ],
  ['sastre|traje|vestir|tailored|suit', { formality: 0.04, registers: { classic: 0.8 } }],
  ['esmoquin|chaqué|frac|etiqueta|gala|tuxedo|evening|gown', { registers: { festive: 0.8, classic: 0.8 } }],
  [
    'senderismo|trekking|montaña|running|correr|gimnasio|yoga|fútbol|técnico|técnica|deportivo|deportiva|deporte|hiking|workout|athletic|desportivo|desportiva|desporto|esportivo|esportiva|ginásio|treino',
    { registers: { sport: 2 } },
  ],
  ['polipiel|cuero|leather|couro', { registers: { edgy: 0.4 } }],
  ['perlas|perla|pearl|pearls|lazo|lazada|bow', { registers: { classic: 0.3, romantic: 0.4 } }],
  ['plataforma|plataformas|platform', { loudness: 0.2, registers: { festive: 0.3, edgy: 0.3 } }],
  ['dorado|dorada|oro|latón|gold|golden|gold tone|brass|dourado|dourada|latão', { metal: 'gold' }],
  [
    'plateado|plateada|plata|acero|silver|silver tone|platinum|gunmetal|prateado|prateada|aço',
    { metal: 'silver' },
  ],
];

const phrases = phrasesOf<Touch>(
  touches.flatMap(([words, touch]) => words.split('|').map((word) => [word, touch] as const)),
);

const known = new Map<string, readonly Touch[]>();

/** In a garment's name. */
export function touchesIn(name: string): readonly Touch[] {
  const before = known.get(name);
  if (before) return before;
  const found = [...new Set(phrases.find(name))];
  // Bounds the cache in a long-running server.
  if (known.size > 20_000) known.clear();
  known.set(name, found);
  return found;
}
