import { lexiconOf } from '../words/lexicon.ts';

export const moods = [
  'comfortable',
  'elegant',
  'relaxed',
  'bold',
  'discreet',
  'colourful',
  'warm',
  'cool',
  'feminine',
  'modern',
  'flat-shoes',
  'new',
  'loose',
  'covered',
  'light',
  'dark',
  'uncreased',
  'matte',
  'on-foot',
  'steady',
  'closed-shoes',
  'free-legs',
  'messy',
  'windproof',
  'sweat-proof',
  'layered',
  'wrapped',
  'sparkling',
  'one-colour',
  'at-home',
  'long-dress',
  'front-opening',
  'washable',
  'slip-on',
  'smart-casual',
  'grunge',
  'rocker',
  'boho',
  'preppy',
  'sporty',
  'quiet-luxury',
  'gothic',
  'y2k',
  'muddy',
  'covered-arms',
  'covered-legs',
  'easy-waist',
  'soft',
  'stain-hiding',
  'seated',
  'by-fire',
  'arm-free',
  'leg-free',
  'two-piece',
  'tender-feet',
  'not-all-black',
] as const;
export type Mood = (typeof moods)[number];

/** Demands of the day or the body rather than tastes: the last to be given up. */
export const needs: ReadonlySet<Mood> = new Set([
  'flat-shoes',
  'covered',
  'on-foot',
  'steady',
  'closed-shoes',
  'free-legs',
  'messy',
  'windproof',
  'sweat-proof',
  'wrapped',
  'front-opening',
  'washable',
  'slip-on',
  'muddy',
  'covered-arms',
  'covered-legs',
  'easy-waist',
  'soft',
  'stain-hiding',
  'seated',
  'by-fire',
  'arm-free',
  'leg-free',
  'two-piece',
  'tender-feet',
]);

const wholeColours =
  'negro|blanco|gris|azul|marron|beige|camel|rojo|verde|rosa|crudo|burdeos|granate|vaquero';
/** "de negro entero", "todo en blanco", "azul total" */
const wholly = [
  'piden negro|pide negro|piden ir de negro|van todos de negro|total black|full black|all black|total look|un solo color|un mismo color|del mismo color|monocromatico|monocromatica|monocromo|monocolor',
  ...wholeColours
    .split('|')
    .map((colour) =>
      [
        `${colour} obligatorio|${colour} obligatoria|${colour} entero|${colour} entera|${colour} total|${colour} completo|${colour} riguroso|todo ${colour}`,
        `todo en ${colour}|toda en ${colour}|todo de ${colour}|toda de ${colour}|total ${colour}|entera de ${colour}|entero de ${colour}`,
        `${colour} de arriba abajo|${colour} de pies a cabeza|${colour} de la cabeza a los pies`,
      ].join('|'),
    ),
].join('|');

const words: Readonly<Record<Mood, string>> = {
  comfortable:
    'no me maten los pies|no me duelan los pies|me duelen los pies|de pie cuatro horas|parada muchas horas|parado muchas horas|parado|parada|de pie|moverme|que se mueva|bailar|comodo|comoda|comodos|comodas|comodidad|comodito|comodita|confortable|no me apriete|que no moleste|practico|practica|comodisima|comodisimo|andar mucho|caminar mucho|de pie todo el dia|todo el dia de pie|horas de pie|no me apriete nada|agusto|a gusto|holgado|holgada',
  elegant:
    'finoli|finolis|pijo|pija|pituco|pituca|cheto|cheta|elegantoso|de postin|de lujo|de categoria|cinco estrellas|muy fino|mas mono|mas mona|mas monos|mas monas|formalito|formalita|sube el nivel|sube un poco el nivel|subele el nivel|subele|mas nivel|mas categoria|mas postin|elegante|elegantes|formal|formales|arreglado|arreglada|mas formal|sofisticado|sofisticada|fino|fina|de vestir|mas vestido|impecable|serio|seria|profesional|guapa|guapo|deslumbrar|elegancia|presentable|mona|mono y arreglado|poderosa|poderoso|fina|pija|pijo|demasiado informal|demasiado casual|demasiado sencillo|demasiado simple|demasiado deportivo|poco arreglada|poco arreglado|poco formal|buena impresion|estilosa|estiloso|paqueta|paquete|regia|regio|despampanante|pinton|pintona|espectacular|como una reina|elegantisima|elegantisimo',
  relaxed:
    'tranquilo|tranqui|plan tranquilo|informal|menos formal|menos arreglado|menos arreglada|mas casual|casual|relajado|relajada|sport|deportivo|tan formal|tan arreglada|tan arreglado|desenfadado|desenfadada|juvenil|demasiado arreglado|demasiado arreglada|demasiado formal|demasiado elegante|demasiado serio|demasiado seria|demasiado fino|demasiado fina|demasiado vestida|tan serio|tan seria|tan elegante|tan de fiesta|tan de boda|tan de noche|tan de oficina|menos de fiesta|de barrio|menos elegante|menos serio|menos seria|muy arreglado|muy serio|sin pasarme|no pasarme|poco formal|de sport',
  bold: 'divertido|divertida|mas diver|sube el tono|sube un poco el tono|subele el tono|que se me vea|que me vean|que se me note|que se note|mas llamativo|atrevido|atrevida|llamativo|llamativa|arriesgado|arriesgada|original|destacar|rompedor|diferente|sexy|sexi|picante|sensual|mas flow|flow|mas onda|con onda|mas swag|mas estilo|con mas estilo|mas gracia|mas punch|impactar|impresionar|canero|canera|canchero|canchera|vidilla|chispa|rompedora|canalla|macarra|gamberro|gamberra|con rollo|mas rollo|con garra|mas vida|mas caña|transgresor|muera de envidia|mueran de envidia|se mueran de envidia|dejar huella|mas fuerza|lucirme|lucir',
  discreet:
    'sin brillo|sin brillos|sin lentejuelas|nada de brillo|nada de brillos|sin tanto brillo|sin tanto color|mas clasico|mas clasica|clasico|clasica|baja el tono|baja un poco el tono|bajale el tono|bajale un poco el tono|baja un poco|bajale un poco|menos intenso|piola|bajo perfil|low key|lowkey|menos color|menos colores|menos brillo|menos brillos|discreto|discreta|sencillo|sencilla|simple|sobrio|sobria|minimalista|neutro|neutros|basico y sencillo|no llamar la atencion|pasar desapercibida|pasar desapercibido|demasiado llamativo|demasiado llamativa|demasiado atrevido|demasiado atrevida|no dar la nota|sin dar la nota|menos llamativo|tan llamativo|tan atrevido|demasiado color|demasiado colorido|demasiados colores|enseñar poco',
  colourful:
    'parecer que voy a un entierro|parecer que voy de entierro|parezca que voy a un entierro|parezca que voy de entierro|parezca un entierro|parezca de entierro|parezca un funeral|parezca de luto|cara de entierro|aire de entierro|de luto no|parecer de luto|parecer una viuda|parezca una viuda|ni de luto|quiero color|quisiera color|toca color|dale color|ponle color|metele color|darle color|anadele color|dale vida|alegria|algo de color|un poco de color|pizca de color|colorido|colorida|mucho color|mas color|con color|con mas color|mas colores|mas colorines|alegre|toque de color|vivo|vivos',
  warm: 'resfriada|resfriado|constipada|constipado|griposa|mas abrigo|menos frio|algo de abrigo|mas abrigado|mas abrigada|abrigado|abrigada|calentito|calentita|mas calido|que abrigue|abrigue mas|no pasar frio',
  cool: 'mas fresco|mas fresca|mas fresquito|fresquita|fresca|mas ligero|mas ligera|ligero|ligera|que no de calor|no pasar calor|transpirable',
  feminine: 'femenino|femenina|romantico|romantica|delicado|delicada',
  modern:
    'parecer la mama|parecer la madre|parecer su madre|parecer una senora|parecer una vieja|parecer un viejo|parecer un abuelo|parecer una abuela|parezco mi viejo|parezco mi abuelo|parezco un abuelo|parezco una abuela|parezco un senor|parezco una senora|parecer un senor|parecer mayor|parecer antigua|parecer antiguo|me veo mayor|me veo muy mayor|muy mayor|parezco mayor|me hace mayor|me echa anos|menos señora|menos vieja|menos viejo|menos señor|menos mayor|mas joven|mas jovencita|mas yo|moderno|moderna|actual|a la moda|tendencia|trendy|en tendencia|cool|urbano|urbana',
  'flat-shoes':
    'es tierra|tierra|piedras|arena|pasto|cesped|hierba|barro|albero|grava|gravilla|empedrado|adoquin|adoquines|camino de tierra|suelo de tierra|jardin|no se me hunda el tacon|no me hunda el tacon|hunda el tacon|hundan los tacones|sin tacon|sin tacones|tacon cero|cero tacon|cero tacones|zapato plano|zapatos planos|calzado plano|plano|planos|lodo|grama|prado|suelo irregular|calles de piedra|calle de piedra|cuestas|muelle|campestre|pantalan|embarcadero|regata|sendero',
  loose:
    'embarazada|embarazadisima|nada me cierra|no me cierra nada|nada me entra|no me entra nada|hinchada|hinchado|hinchazon|no marque tripa|no marque barriga|me marca|me marque|oversize|oversized|ancho|ancha|anchos|holgadito|suelto|suelta|sueltos|baggy|amplio|amplia|que no marque|no se me marque',
  covered:
    'nada corto|nada de corto|nada escotado|nada de ombligo|nada de tripa|manga larga|mangas largas|zancudos|mosquitos|no enseñe los brazos|no ensene|tapada|tapado|tapadita|mas tapada|mas cubierta|cubra los brazos|tape los brazos|se me ven los brazos|cubrir los brazos|me tape|que tape|sin escote|menos escote|cubran los brazos',
  light: 'claro|clara|clarito|colores claros|tonos claros|color claro|tonos suaves|colores suaves',
  dark: 'oscuro|oscura|colores oscuros|tonos oscuros|color oscuro|que no se manche|se me va a manchar',
  uncreased:
    'que no se arrugue|no se arrugue|se arruga|se me arruga|sin planchar|no se arruga|arrugado|arrugada',
  matte:
    'sin brillo|sin brillos|sin nada de brillo|sin lentejuelas|sin purpurina|nada de brillo|nada de brillos|nada brillante|nada de lentejuelas|que no brille|no brille|brillos no|lentejuelas no|ni brillos|ni lentejuelas',
  'on-foot': 'andar bastante|caminar bastante|mucho trote|todo el dia en la calle|aguantar de pie',
  steady: 'no caerme|no me resbale|suela que agarre|suela antideslizante|estable|estables',
  'closed-shoes': 'zapato cerrado|zapatos cerrados|calzado cerrado|calzado de seguridad',
  'free-legs': 'moverme con libertad|agacharme|poder agacharme|sentarme en el suelo',
  messy: 'que se pueda manchar|ropa de batalla|que no me importe manchar|ropa vieja|para ensuciar',
  windproof: 'que no se vuele|no se me vuele|cortaviento|cortavientos',
  'sweat-proof': 'que no marque sudor|no se note el sudor|no se me note el sudor|cercos de sudor',
  layered: 'por capas|en capas|con capas|aire acondicionado',
  wrapped:
    'en moto|en la moto|en motocicleta|en scooter|en vespa|de madrugada|a las cuatro de la manana|a las cinco de la manana|a las seis de la manana|a las 4 de la manana|a las 5 de la manana|a las 6 de la manana',
  sparkling:
    'brillo|brillos|brilli|brillis|brilli brilli|mas brillo|con brillo|algo brillante|brillante|brillantes|brillar|brille|brillen|brilloso|brillosa|que brille|destellos|glitter|purpurina|de fiesta con brillo|festivo|festiva',
  'one-colour': wholly,
  'at-home': 'en mi propia casa',
  'long-dress': 'de largo|vestido largo|traje largo|de tiros largos',
  'front-opening':
    'que se abra por delante|que abra por delante|que se abra adelante|que abra de adelante|abierto por delante|abierta por delante',
  washable: 'que se lave en casa|que se pueda lavar en casa|que se lave facil|lavable|lavables',
  'slip-on': 'descalzarme|descalzarse|descalzarnos|de quita y pon|sin cordones',
  'smart-casual':
    'smart casual|business casual|formal casual|casual formal|elegante sport|sport elegante|informal elegante|elegante informal|elegante casual|casual elegante|semiformal|semi formal|arreglado pero informal|arreglada pero informal|arreglado pero sin pasarse|arreglada pero sin pasarse|arreglado sin pasarse|arreglada sin pasarse|arreglado pero sin pasarme|arreglada pero sin pasarme|arreglado sin pasarme|arreglada sin pasarme|formal pero informal|elegante pero informal|formal pero casual',
  grunge:
    'onda los 90|onda los noventa|de los 90|de los noventa|noventas|grunge|grungero|grungera|años noventa|noventero|noventera',
  rocker:
    'ruda|rudo|malota|rockero|rockera|rock|roquero|roquera|punk|punki|heavy|metalero|metalera|motero|motera|biker',
  boho: 'boho|bohemio|bohemia|hippie|hippy|jipi|hippiosa|ibicenco|ibicenca|folk',
  preppy:
    'preppy|colegial|look universitario|estilo universitario|rollo universitario|pijillo|pijilla|cayetana|cayetano|fresa|academia|dark academia',
  sporty:
    'mas deportivo|mas deportiva|mas sport|look deportivo|outfit deportivo|chandalero|chandalera|athleisure|rollo deportivo|estilo deportivo',
  'quiet-luxury':
    'old money|quiet luxury|lujo silencioso|lujo discreto|clean girl|de niña bien|rica de toda la vida',
  y2k: 'y2k|de los dos mil|dos mil|dosmilero|dosmilera|rollo britney',
  gothic: 'gotico|gotica|emo|dark|siniestro|siniestra|vampira|vampirico',
  muddy: 'todo embarrado|lleno de barro|mucho barro',
  'covered-arms': 'brazos tapados|brazos cubiertos|tapar brazos',
  'covered-legs': 'piernas tapadas|piernas cubiertas|tapar piernas|rodillas tapadas',
  'easy-waist':
    'cintura elastica|cintura de goma|con goma en la cintura|sin apretar la cintura|nada que apriete la cintura',
  soft: 'que no pique|que no piquen|no pique|no piquen|que no rasque|que no raspe|nada que pique|nada que rasque|nada que raspe|nada que enganche|que no enganche|que no se enganche|suavecito|suavecita|suave al tacto',
  'stain-hiding':
    'que disimule manchas|que disimule las manchas|que disimule una mancha|que no se note la mancha|que no se noten las manchas|que tape la mancha|sufrido|sufrida|sufridos|sufridas',
  seated:
    'horas sentada|horas sentado|todo el dia sentada|todo el dia sentado|sentada todo el dia|sentado todo el dia',
  'by-fire': 'que no se prenda|no se me prenda|que no se queme|no se me queme',
  'arm-free': 'brazo descubierto|brazos descubiertos|manga que suba',
  'leg-free': 'pierna descubierta|pernera que suba',
  'two-piece': 'de dos piezas|en dos piezas|dos piezas',
  'tender-feet': 'pies delicados|pie delicado',
  'not-all-black':
    'no todo negro|que no sea todo negro|no sea todo negro|todo negro no|no de negro entero|no negro entero|no quiero negro entero|ni de negro entero|negro entero no',
  new: 'que no me pongo|no haya usado|sin estrenar|que no uso|estrenar|que nunca me pongo|olvidada|olvidado|olvidadas|que hace tiempo',
};

/** Faults, which ask for the mood however much of it is said: "demasiado sosa", "qué soso", "no tan soso". */
const faults: Readonly<Partial<Record<Mood, string>>> = {
  bold: 'soso|sosa|aburrido|aburrida|insulso|insulsa|muy visto|muy basico|muy clasico|apagado|apagada|triste|tristona|sin gracia|fome|plano de mas',
  'flat-shoes': 'alto de mas|demasiado alto|demasiado altos|tacon muy alto|tacon alto',
  elegant:
    'cutre|fachosa|fachoso|fodonga|fodongo|zaparrastrosa|zaparrastroso|desastrado|dejada|dejado|pordiosero|tirado|tirada|zarrapastrosa|desarreglada|desarreglado',
  modern:
    'anticuado|anticuada|señor mayor|señora mayor|pasado de moda|de abuela|de señora|señora|señorona|viejuno|viejuna|de vieja|de viejo',
  relaxed: 'estirado|estirada|encorsetada|encorsetado|acartonado|rigido',
};

/** The opposite mood, for "menos formal" or "demasiado abrigado". */
const opposite: Readonly<Partial<Record<Mood, Mood>>> = {
  elegant: 'relaxed',
  relaxed: 'elegant',
  bold: 'discreet',
  discreet: 'bold',
  colourful: 'discreet',
  warm: 'cool',
  cool: 'warm',
  light: 'dark',
  dark: 'light',
  loose: 'feminine',
  sparkling: 'discreet',
  sporty: 'elegant',
};

const entries = (Object.entries(words) as [Mood, string][]).flatMap(([mood, list]) =>
  list.split('|').map((word): [string, Mood] => [word, mood]),
);

export const moodPhrases: readonly (readonly [phrase: string, mood: Mood])[] = entries;

/** "un poco más de color" means "más color". */
const ofThings = entries
  .filter(([word]) => /^(mas|menos|mucho|demasiado) /.test(word))
  .map(([word, mood]): [string, Mood] => [word.replace(' ', ' de '), mood]);

const lesser = entries
  .filter(([word]) => !word.includes(' '))
  .flatMap(([word, mood]) => {
    const less = opposite[mood];
    return less === undefined
      ? []
      : [
          'menos',
          'demasiado',
          'no tan',
          'tan',
          'excesivamente',
          'no muy',
          'nada',
          'ni muy',
          'no demasiado',
        ].map((much): [string, Mood] => [`${much} ${word}`, less]);
  });

const blamed = (Object.entries(faults) as [Mood, string][]).flatMap(([mood, list]) =>
  list
    .split('|')
    .flatMap((word) =>
      ['', 'mas ', 'muy ', 'demasiado ', 'tan ', 'menos ', 'no tan '].map((much): [string, Mood] => [
        `${much}${word}`,
        mood,
      ]),
    ),
);

export const moodWords = lexiconOf<Mood>([...blamed, ...entries, ...ofThings, ...lesser]);

/** The mood that a refusal asks for: "no quiero ir de oscuro". */
export const oppositeOf = (mood: Mood): Mood | null => opposite[mood] ?? null;

/** Whether a phrase says by itself how much of a mood is wanted. */
export const isGraded = (phrase: string): boolean =>
  /^(mas|menos|muy|demasiado|tan|no|nada|ni|sin|poco|excesivamente|mucho|que) /.test(phrase);

const faultWords = lexiconOf<Mood>(blamed);
export const isFault = (word: string): boolean => faultWords.words.has(word);
