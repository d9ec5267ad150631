/** A message that asks something of named garments, and what a good answer holds. */
export type VerdictAsked = {
  wardrobe: 'woman' | 'man' | 'student';
  advisor: 'maya' | 'valentina';
  say: readonly string[];
  /** Each is named, as a part of a garment's name. */
  names?: readonly string[];
  /** One of these is chosen: the first that is named in the answer, and one of `right` where that is given. */
  oneOf?: readonly string[];
  right?: readonly string[];
  /** The answer begins with yes or no; `said` accepts both. */
  verdict?: 'yes' | 'no' | 'said';
  /** The reason that the circumstance gives, by any of these words. */
  why?: RegExp;
  /** Never worn in what is shown. */
  without?: readonly string[];
  /** A whole outfit may be shown, as one is asked for. */
  dresses?: true;
};

const [m, v] = ['maya', 'valentina'] as const;
const [w, h, s] = ['woman', 'man', 'student'] as const;
type Rest = Omit<VerdictAsked, 'wardrobe' | 'advisor' | 'say'>;
const of = (
  wardrobe: VerdictAsked['wardrobe'],
  advisor: VerdictAsked['advisor'],
  say: string | readonly string[],
  rest: Rest,
): VerdictAsked => ({ wardrobe, advisor, say: typeof say === 'string' ? [say] : say, ...rest });

export const verdictsAsked: readonly VerdictAsked[] = [
  // A single garment in a circumstance
  of(w, m, '¿Se transparenta el vestido blanco de lino a pleno sol?', {
    names: ['vestido blanco'],
    verdict: 'yes',
    why: /forro|ropa interior|transparent|contraluz|debajo|nude|carne/i,
  }),
  of(w, v, 'tía, la blusa de gasa negra con sujetador color carne, ¿se nota mucho?', {
    names: ['blusa negra'],
    verdict: 'said',
    why: /gasa|transparen|top|debajo|negro/i,
  }),
  of(h, m, '¿Hasta qué temperatura me sirve la gabardina beige sin pasar frío?', {
    names: ['gabardina'],
    why: /grados|º|°/i,
  }),
  of(h, v, 'con el plumifero negro aguanto menos 5 grados en la parada del bus??', {
    names: ['plumífero'],
    verdict: 'yes',
    why: /grados|frío|abriga|caliente/i,
  }),
  of(s, v, 'me vale la cazadora vaquera pa la nieve o me kedo tiesa', {
    names: ['cazadora vaquera'],
    verdict: 'no',
    why: /frío|nieve|abriga|moja|agua/i,
  }),
  of(w, m, 'Estoy de 28 semanas. ¿Me entrará todavía el vestido negro midi para una boda de tarde?', {
    names: ['vestido negro midi'],
    why: /barriga|tripa|embaraz|cintura|semanas|pruéb/i,
  }),
  of(w, v, 'estoy de 5 meses, me sirven los vaqueros rectos o ya ni lo intento?', {
    names: ['vaqueros rectos'],
    why: /barriga|tripa|embaraz|cintura|bot[oó]n|goma|meses/i,
  }),
  of(w, m, '¿La falda lápiz me dejará pedalear hasta la oficina?', {
    names: ['falda lápiz'],
    verdict: 'no',
    why: /estrech|pedal|bici|paso|rodilla|abr/i,
  }),
  of(w, m, 'Voy a estar cinco horas sentada en un tren. ¿El blazer de lino beige llegará hecho un higo?', {
    names: ['blazer de lino'],
    verdict: 'yes',
    why: /arrug|lino/i,
  }),
  of(h, m, '¿Se arruga mucho la americana de lino azul si la llevo doblada en la maleta?', {
    names: ['americana de lino'],
    verdict: 'yes',
    why: /arrug|lino|enroll|percha|vapor/i,
  }),
  of(h, v, 'bro si me pongo la camiseta negra de algodon un dia de mucho sudor se ven las manchas??', {
    names: ['camiseta negra'],
    why: /sudor|se (?:ve|nota|marca)|oscur/i,
  }),
  of(h, m, 'Soy de sudar bastante. ¿La camisa oxford celeste marca cercos?', {
    names: ['oxford celeste'],
    verdict: 'yes',
    why: /sudor|cerco|celeste|azul|se (?:ve|nota|marca)|claro|mojad/i,
  }),
  of(w, m, '¿Puedo llevar los salones nude a un jardín con césped?', {
    names: ['salones nude'],
    verdict: 'no',
    why: /hund|clav|césped|hierba|tac[oó]n/i,
  }),
  of(w, v, 'las bailarinas negras pa un dia entero de museo, van bien?', {
    names: ['bailarinas'],
    verdict: 'said',
    why: /suela|plan|pie|horas|camin|and/i,
  }),
  of(h, v, 'puedo pisar barro con los mocasines de ante?', {
    names: ['mocasines de ante'],
    verdict: 'no',
    why: /ante|mancha|barro|agua|cepill/i,
  }),
  of(h, m, 'Anuncian lluvia fina. ¿Arriesgo con la cazadora de ante?', {
    names: ['cazadora de ante'],
    verdict: 'no',
    why: /ante|agua|lluvia|mancha|cerco/i,
  }),
  of(s, m, '¿Las zapatillas de lona negras aguantan un chaparrón?', {
    names: ['zapatillas de lona'],
    verdict: 'no',
    why: /lona|cala|empap|agua|moja/i,
  }),
  of(s, v, 'el pantalon de cuero sintetico me va a asar en clase con la calefa a tope?', {
    names: ['pantalón de cuero'],
    verdict: 'yes',
    why: /transpir|sud|calor|sintétic/i,
  }),
  of(s, v, 'la minifalda plisada con mucho viento es mala idea verdad?', {
    names: ['minifalda plisada'],
    verdict: 'yes',
    why: /viento|vuel|levant|short|mallas|debajo/i,
  }),
  of(w, m, '¿El vestido de flores es demasiado alegre para un entierro?', {
    names: ['vestido de flores'],
    verdict: 'yes',
    why: /entierro|sobri|oscur|flor|luto|llam/i,
  }),
  of(w, m, '¿Quedaría excesivo el vestido largo azul noche en un cumpleaños de cuarenta en una terraza?', {
    names: ['vestido largo azul noche'],
    verdict: 'said',
    why: /cumplea|terraza|largo|gala|formal|demasiad|mucho/i,
  }),
  of(h, m, '¿Puedo ir con la camisa hawaiana a una entrevista en una agencia de viajes?', {
    names: ['camisa hawaiana'],
    verdict: 'no',
    why: /entrevista|informal|seri|estampad|playa/i,
  }),
  of(h, v, 'chanclas al juzgado? jaja es que hace un calor', {
    names: ['chanclas'],
    verdict: 'no',
    why: /juzgado|seri|respet|informal|mocas|zapat/i,
  }),
  of(h, m, '¿Los zapatos de charol se pueden llevar a una boda de mañana?', {
    names: ['charol'],
    verdict: 'no',
    why: /noche|mañana|día|etiqueta|esmoquin|brill/i,
  }),
  of(
    s,
    m,
    'En mi instituto no dejan enseñar el ombligo. ¿El top corto blanco con los vaqueros anchos pasaría?',
    { names: ['top corto blanco'], verdict: 'no', why: /cort|ombligo|tripa|enseñ|norma/i },
  ),
  of(w, v, 'el top de lentejuelas pica? es q lo llevo toda la noche a raiz', {
    names: ['lentejuelas'],
    why: /lentejuela|pica|roz|debajo|piel/i,
  }),
  of(w, m, '¿El jersey grueso de ochos cabe debajo del abrigo camel de paño?', {
    names: ['jersey grueso', 'abrigo camel'],
    verdict: 'said',
    why: /volum|grues|hombro|manga|holg|aprie|cabe|entra/i,
  }),
  of(w, m, '¿Hace ruido el chubasquero amarillo? Es para ver pájaros.', {
    names: ['chubasquero'],
    verdict: 'yes',
    why: /ruido|cruj|suena|roz/i,
  }),
  of(h, v, 'el esmoquin con deportivas blancas es muy flipado o mola?', {
    names: ['esmoquin', 'zapatillas blancas'],
    verdict: 'said',
    why: /etiqueta|charol|formal|esmoquin/i,
  }),
  of(h, m, 'Para conducir ocho horas, ¿los chinos beige o me arrepentiré?', {
    names: ['chinos beige'],
    verdict: 'said',
    why: /sentad|conduc|arrug|cómod|horas/i,
  }),
  of(w, m, '¿Destiñe la blusa burdeos si la llevo debajo de algo claro?', {
    names: ['blusa burdeos'],
    why: /destiñ|color|oscur|lav|roce/i,
  }),
  of(h, v, 'la parka verde sirve pa la moto en enero??', {
    names: ['parka'],
    verdict: 'said',
    why: /moto|viento|frío|abriga|protec/i,
  }),
  of(w, m, 'Tengo resonancia magnética el lunes; ¿me dejarán entrar con las mallas de correr?', {
    names: ['mallas'],
    why: /metal|bata|cambi|pregunt/i,
  }),
  of(w, v, 'vuelo de 11 horas, me llevo puestas las botas altas marrones o es un suplicio', {
    names: ['botas altas'],
    verdict: 'said',
    why: /hinch|pie|quit|control|avión|vuelo/i,
  }),
  of(s, m, '¿Es feo llevar la camiseta de Nirvana a la cena de Nochebuena con mis abuelos?', {
    names: ['nirvana'],
    verdict: 'said',
    why: /nochebuena|cena|abuel|informal|blazer|arregl/i,
  }),
  of(s, v, 'el corse negro pa la graduacion canta mucho?', {
    names: ['corsé'],
    verdict: 'said',
    why: /graduaci|blazer|encima|atrevid|escot|ceñ/i,
  }),
  // Two garments: do they go
  of(w, m, '¿Pegan las botas altas marrones con el vestido de flores?', {
    names: ['botas altas', 'vestido de flores'],
    verdict: 'said',
    why: /marr[oó]n|color|flor|tono|peg|largo|formal/i,
  }),
  of(h, m, '¿Casa la corbata de lunares burdeos con la camisa de rayas finas?', {
    names: ['corbata de lunares', 'camisa de rayas'],
    verdict: 'said',
    why: /raya|lunar|estampad|escala|tamaño|fin/i,
  }),
  of(h, v, 'cinturon marron con zapatos negros es delito?', {
    names: ['cinturón marrón'],
    verdict: 'said',
    why: /negro|cuero|mismo|igual|color|piel/i,
  }),
  of(w, v, 'bolso negro con mocasines burdeos, si o no?', {
    names: ['bolso negro', 'mocasines burdeos'],
    verdict: 'said',
    why: /negro|burdeos|color|combin|neutr/i,
  }),
  of(s, v, 'mezclo el blazer de pata de gallo con la falda de flores o me paso?', {
    names: ['blazer de pata de gallo', 'falda larga de flores'],
    verdict: 'said',
    why: /estampad|cuadro|flor|lis/i,
  }),
  of(h, m, '¿Queda bien la americana de tweed con los vaqueros oscuros y los chelsea?', {
    names: ['americana de tweed', 'vaqueros oscuros', 'chelsea'],
    verdict: 'said',
    why: /tweed|marr[oó]n|negro|informal|tono|peg|combin/i,
  }),
  of(s, m, '¿Puedo juntar rosa con rojo? Digo el jersey corto rosa con el gorro de lana rojo.', {
    names: ['jersey corto rosa', 'gorro'],
    verdict: 'said',
    why: /ros|roj|color|tono/i,
  }),
  of(
    w,
    m,
    'Azul marino y negro juntos: ¿la americana azul marino con el pantalón negro de vestir queda mal?',
    {
      names: ['americana azul marino', 'pantalón negro'],
      verdict: 'said',
      why: /azul|negro|tono|contrast|oscur/i,
    },
  ),
  // Choices
  of(w, m, '¿El trench o el abrigo negro para un entierro con llovizna?', {
    oneOf: ['trench', 'abrigo negro'],
    why: /lluvia|llovizna|agua|entierro|sobri|oscur|negro/i,
  }),
  of(h, m, 'Cena con los suegros: ¿la camisa blanca de vestir o la de cuadros de franela?', {
    oneOf: ['camisa blanca', 'camisa de cuadros'],
    right: ['camisa blanca'],
    why: /cena|suegr|arregl|formal|informal|franela/i,
  }),
  of(h, v, 'chelsea o derby pa una primera cita en un bar de tapas?', {
    oneOf: ['chelsea', 'derby'],
    why: /cita|bar|informal|arregl|cómod|color/i,
  }),
  of(w, v, 'salones negros o botines negros para bailar hasta las 6', {
    oneOf: ['salones negros', 'botines negros'],
    right: ['botines negros'],
    why: /bail|suje|aguant|pie|tac[oó]n|noche/i,
  }),
  of(s, v, 'botas de agua o militares, esta lloviendo a mares y tengo q andar 20 min', {
    oneOf: ['botas de agua', 'botas militares'],
    right: ['botas de agua'],
    why: /lluv|agua|moj|cala|impermeab|charco/i,
  }),
  of(
    s,
    m,
    'Para la fiesta de fin de curso dudo entre el vestido de satén verde y el de lentejuelas. ¿Cuál?',
    { oneOf: ['satén', 'lentejuelas'], why: /fiesta|brill|llam|curso|arregl/i },
  ),
  of(w, m, 'Tengo que regalar uno de los dos abrigos de paño, el camel o el negro. ¿Con cuál me quedo?', {
    oneOf: ['abrigo camel', 'abrigo negro'],
    why: /combin|color|lleva|puest|neutr|más/i,
  }),
  of(h, m, 'Entre el abrigo azul marino y la gabardina, ¿qué me llevo a Londres en octubre?', {
    oneOf: ['abrigo azul marino', 'gabardina'],
    right: ['gabardina'],
    why: /lluv|agua|octubre|templ|grados|londres/i,
  }),
  of(h, v, 'jersey de rombos o cardigan camel pa ir a ver a la abuela?', {
    oneOf: ['jersey de rombos', 'cárdigan camel'],
    why: /abuela|cómod|abrig|familia|color|combin|informal|arregl/i,
  }),
  of(w, m, '¿Medias negras o pierna al aire con el vestido rojo en una boda de noviembre?', {
    oneOf: ['medias', 'pierna'],
    why: /frío|noviembre|boda|grados|piern/i,
  }),
  of(h, m, 'Y la corbata para la misa de aniversario, ¿sí o no?', {
    names: ['corbata'],
    verdict: 'said',
    why: /misa|respet|sobri|formal|seri/i,
  }),
  of(h, v, 'con calcetines o sin calcetines los nauticos?', {
    oneOf: ['calcetines', 'sin'],
    names: ['calcetin'],
    why: /náutic|invisible|tobillo|pinki|ven|verano/i,
  }),
  of(w, v, 'mochila negra o shopper pa ir a la uni con el portatil', {
    oneOf: ['mochila', 'shopper'],
    right: ['mochila'],
    why: /portátil|peso|espalda|hombro|cabe/i,
  }),
  of(s, m, '¿Qué abriga más, la parka verde o el abrigo gris?', {
    oneOf: ['parka', 'abrigo gris'],
    why: /abrig|lana|frío|cálid|calor/i,
  }),
  of(w, m, '¿Qué es más fresco para 36 grados, la camisa celeste o el vestido blanco de lino?', {
    oneOf: ['camisa celeste', 'vestido blanco'],
    right: ['vestido blanco'],
    why: /lino|fresc|aire|transpir|grados/i,
  }),
  of(h, m, '¿Es más formal el traje gris marengo o el de raya diplomática?', {
    oneOf: ['gris marengo', 'raya diplom'],
    why: /formal|raya|lis|banca|negocio|sobri/i,
  }),
  // On a look
  of(
    h,
    v,
    ['el finde voy a por setas con mi cuñado, que me pongo', 'aguanta ese conjunto si llueve un poco?'],
    { verdict: 'said', why: /lluvia|agua|moj|llueve|impermeab|cala/i },
  ),
  of(
    w,
    m,
    [
      'Mañana tengo comida con clientes en un restaurante. ¿Qué me pongo?',
      '¿Y si luego me llevan a ver la obra, me sirven esos zapatos?',
    ],
    { verdict: 'said', why: /obra|polvo|suela|tac[oó]n|plan|barro|suelo/i },
  ),
  of(w, v, ['quedo con un chico de tinder pa tomar algo, dime look', 'y eso no es demasiado?'], {
    verdict: 'said',
    why: /cita|tomar|arregl|justo|formal|much|informal/i,
  }),
  of(h, m, ['Necesito un conjunto para una reunión con el banco.', '¿Con la camisa negra también valdría?'], {
    names: ['camisa negra'],
    verdict: 'said',
    why: /banco|reuni|formal|sobri|seri|noche|oscur/i,
  }),
  of(h, v, ['que me pongo pa ir al teatro con mi novia', 'y la corbata, si o no?'], {
    names: ['corbata'],
    verdict: 'said',
    why: /teatro|formal|informal|arregl|seri/i,
  }),
  of(h, m, ['Vísteme para el bautizo de mi sobrino, por favor.', '¿Qué calcetines llevo con eso?'], {
    names: ['calcetin'],
    why: /pantal[oó]n|zapato|tono|color|oscur|largo/i,
  }),
  of(
    w,
    m,
    ['Dame algo para una presentación ante el comité.', '¿Ese pantalón se arruga si voy una hora en metro?'],
    { verdict: 'said', why: /arrug|lana|poliéster|algod|lino|cae|tejido/i },
  ),
  of(
    w,
    m,
    [
      '¿Qué me pongo para el cumpleaños de mi cuñada en su casa?',
      '¿Y los pantalones, no me quedarán largos con zapato plano?',
    ],
    { why: /larg|dobladillo|bajo|suelo|tac[oó]n|plan/i },
  ),
  of(
    s,
    v,
    [
      'algo pa ir a un concierto en el parque',
      'y si refresca, le pongo algo encima o cambio la camiseta por la sudadera?',
    ],
    {
      oneOf: ['encima', 'sudadera', 'cazadora', 'cárdigan', 'parka', 'blazer', 'jersey', 'camisa'],
      why: /refresc|frío|noche|abrig|quit|capa/i,
    },
  ),
  of(s, m, ['Tengo exposición oral el martes, ¿qué me pongo?', '¿Las zapatillas blancas o los mocasines?'], {
    oneOf: ['zapatillas blancas', 'mocasines'],
    why: /exposici|arregl|formal|seri|cómod/i,
  }),
  of(
    w,
    m,
    [
      'Quiero un conjunto para una comida de domingo en casa de mis padres.',
      '¿La azul o la negra de americana, si me enfrío?',
    ],
    {
      oneOf: ['americana azul', 'americana negra'],
      why: /color|negr|azul|conjunto|suav|comida|combin|tono|familia/i,
    },
  ),
  of(
    h,
    m,
    [
      'Ponme algo para la cena de Navidad del trabajo.',
      'Si me quito la americana, ¿se sostiene el conjunto?',
    ],
    { verdict: 'said', why: /americana|camisa|sin|jersey|formal|arregl/i },
  ),
  of(
    h,
    v,
    ['look pa barbacoa en casa de un colega', 'si salpica grasa se va la mancha de esa camisa/polo?'],
    { why: /grasa|mancha|lav|jab|algod|lino|talco|se (?:va|quita)/i },
  ),
  of(w, v, ['que me pongo mañana pa llevar al crio al parke', 'esos zapatos se limpian facil?'], {
    verdict: 'said',
    why: /trapo|limpi|piel|lona|ante|pas|cepill/i,
  }),
  of(
    w,
    m,
    [
      'Tengo una boda por lo civil el sábado por la mañana. ¿Qué me pongo?',
      '¿Se me marcará la ropa interior?',
    ],
    { verdict: 'said', why: /costura|lis|sin|ceñ|marca|nude|carne/i },
  ),
  of(
    h,
    m,
    [
      'Mañana doy una charla en la facultad. ¿Qué llevo?',
      'El micrófono va en la solapa y la petaca atrás: ¿tengo dónde engancharlo?',
    ],
    { verdict: 'said', why: /solapa|cintur|bolsillo|americana|pantal|engan/i },
  ),
  of(s, v, ['outfit pa el cumple de mi abu en un restaurante', 'y con las botas militares en vez de eso?'], {
    names: ['botas militares'],
    verdict: 'said',
    why: /restaurante|cumple|informal|arregl|formal|fuerte|peg|contrast|negr|conjunto|look/i,
  }),
  of(
    s,
    m,
    [
      'Voy de acampada con el instituto en noviembre. ¿Qué ropa me pongo el primer día?',
      '¿Con esos zapatos puedo cruzar un riachuelo?',
    ],
    { verdict: 'said', why: /agua|cala|moj|impermeab|lona|suela/i },
  ),
  of(w, m, ['¿Qué me pongo para una cena elegante en un barco?', '¿Podré andar por la cubierta con eso?'], {
    verdict: 'said',
    why: /cubierta|tac[oó]n|suela|plan|resbal|barco/i,
  }),
  of(
    w,
    v,
    ['look pa salir de fiesta el sabado con las chicas', 'paso frio con eso en la cola de la disco?'],
    { verdict: 'said', why: /frío|abrig|grados|brazos|noche|encima/i },
  ),
  of(
    h,
    m,
    [
      'Necesito ropa para una entrevista en una empresa de informática.',
      '¿Llevar la americana no será pasarse?',
    ],
    {
      verdict: 'said',
      names: ['americana'],
      why: /informátic|formal|entrevista|empresa|pasar|camisa|justo/i,
    },
  ),
  of(
    h,
    v,
    ['como voy vestido a la cata de vinos', 'y si me mancho de tinto, se va a notar mucho en lo que llevo?'],
    { verdict: 'said', why: /vino|tinto|oscur|clar|mancha|blanc/i },
  ),
  of(
    w,
    m,
    [
      'Mañana tengo despedida de una compañera en una sidrería.',
      '¿El bolso ese no es muy grande para estar de pie?',
    ],
    { names: ['bolso'], verdict: 'said', why: /bolso|grande|pequeñ|mano|hombro|pie/i },
  ),
  of(
    w,
    m,
    [
      'El viernes tengo un juicio, voy de testigo. ¿Qué me recomienda?',
      '¿Puedo dejarme el pañuelo de lunares puesto?',
    ],
    { names: ['pañuelo'], verdict: 'said', why: /lunar|discret|sobri|juicio|seri|sala|llam/i },
  ),
  of(s, v, ['q me pongo pa la foto de clase', 'la camiseta de rayas hace moire en la foto o q?'], {
    names: ['camiseta de rayas'],
    verdict: 'said',
    why: /ray|foto|moar|moiré|vibr|lis/i,
  }),
  of(
    s,
    m,
    ['Este sábado es la comunión de mi primo, ¿qué llevo?', 'Mi madre dice que enseño mucho. ¿Tiene razón?'],
    { verdict: 'said', why: /escot|larg|cort|tap|hombro|rodilla|manga|enseñ/i },
  ),
  of(
    w,
    m,
    [
      '¿Qué me pongo para visitar a mi tía al hospital?',
      '¿Es lavable eso? Luego lo quiero meter directo a la lavadora.',
    ],
    { verdict: 'said', why: /lav|lana|mano|tintorer|grados|máquina|etiqueta/i },
  ),
  of(
    h,
    m,
    [
      'Dime qué llevar a una comida al aire libre en una bodega en mayo.',
      '¿Y si pega el sol, me achicharro con eso?',
    ],
    { verdict: 'said', why: /sol|calor|lino|fresc|quit|transpir|grados|abrig/i },
  ),
  of(h, v, ['q me pongo pal vuelo a bcn de las 7am', 'esas botas pitan en el control?'], {
    verdict: 'said',
    why: /control|metal|arco|quit|hebilla|pit/i,
  }),
  of(w, v, ['ponme mona pa un brunch', 'con esos zapatos puedo ir en bici?'], {
    verdict: 'said',
    why: /bici|pedal|suela|tac[oó]n|plan|resbal/i,
  }),
  of(
    w,
    m,
    [
      'Dame un conjunto para impartir un curso de ocho horas de pie.',
      'No me convence el pantalón. ¿El de pinzas gris o el palazzo?',
    ],
    { oneOf: ['pinzas gris', 'palazzo'], why: /pie|horas|cómod|formal|curso|cae|arrug|claro|gris/i },
  ),
  of(h, m, ['¿Qué me pongo para la graduación de mi hija?', '¿Mejor con los derby o con los oxford?'], {
    oneOf: ['derby', 'oxford'],
    why: /formal|marr[oó]n|negro|graduaci|traje|color|pantal/i,
  }),
  of(h, v, ['look para primera cita en un museo', 'el chaleco ese de punto verde encima, suma o resta?'], {
    names: ['chaleco'],
    why: /suma|resta|color|verde|capa|cita|combin|conjunto/i,
  }),
  of(
    h,
    m,
    [
      'Prepárame algo para el entierro de un vecino.',
      '¿La de cuadros con corbata negra no valdría? No quiero ir tan tieso.',
    ],
    { names: ['camisa de cuadros'], verdict: 'no', why: /entierro|sobri|cuadro|franela|lis|informal/i },
  ),
  of(
    w,
    m,
    [
      '¿Qué me pongo el lunes para la oficina? Nada de gris.',
      '¿Y con qué chaqueta, la de pata de gallo o la negra?',
    ],
    {
      oneOf: ['pata de gallo', 'americana negra'],
      why: /color|negr|estampad|combin|conjunto|oficina|tono|formal/i,
      without: ['gris'],
    },
  ),
  of(s, m, ['Un conjunto para las prácticas en un laboratorio, por favor.', '¿Puedo ir en falda allí?'], {
    verdict: 'no',
    why: /laboratorio|pierna|segur|cub|product|salpic|pantal/i,
  }),
  of(
    w,
    v,
    [
      'que me pongo pa ver a mi ex en la boda de una amiga, q se arrepienta',
      'y si llevo el dorado de lentejuelas?',
    ],
    { names: ['lentejuelas'], verdict: 'said', why: /boda|brill|noche|novia|invitad|llam/i },
  ),
  of(
    h,
    m,
    [
      'Visita a un pueblo con calles empedradas y mucha cuesta, ¿qué me pongo?',
      '¿Las suelas de esos zapatos resbalan?',
    ],
    { verdict: 'said', why: /suela|goma|resbal|cuero|agarr|empedr/i },
  ),
  of(
    w,
    m,
    [
      'Algo para una cena formal en una embajada.',
      'Con el clutch no me cabe la medicación. ¿Puedo llevar el bolso negro estructurado?',
    ],
    { names: ['bolso negro'], verdict: 'yes', why: /negro|formal|pequeñ|embajada|cena|estructura/i },
  ),
  of(s, v, ['look pal partido de mi novio en el campo', 'las zapas blancas se van a poner perdidas no?'], {
    names: ['zapatillas blancas'],
    verdict: 'yes',
    why: /blanc|barro|hierba|tierra|mancha|campo|lav/i,
  }),
  of(
    h,
    m,
    [
      'Dime qué llevar para una boda en la playa al atardecer.',
      '¿Los bajos del pantalón los subo o los dejo?',
    ],
    { why: /baj|vuelta|tobillo|arena|sub|dobla/i },
  ),
  of(
    w,
    m,
    [
      'Voy a la ópera con un abrigo que tendré que dejar en el guardarropa. ¿Qué me pongo?',
      'Y dentro, ¿pasaré calor con eso?',
    ],
    { verdict: 'said', why: /calor|abrig|fin|manga|quit|tejido|fresc|grados|jersey/i },
  ),
  of(
    w,
    v,
    ['que me pongo pa una sesion de fotos en el campo de lavanda', 'el blanco de lino o el de flores?'],
    { oneOf: ['blanco', 'flores'], why: /lavanda|color|foto|destac|contrast|fondo|estampad/i },
  ),
  of(
    h,
    v,
    [
      'dame look de oficina, pero la americana gris esta descartada que me va chica',
      'y pa mañana la misma camisa sirve?',
    ],
    { verdict: 'said', why: /camisa|lav|limpi|repet|mañana|día/i, without: ['americana gris'] },
  ),
  of(w, m, ['Busco algo para un velatorio esta tarde.', 'Las medias, ¿opacas o transparentes?'], {
    oneOf: ['opacas', 'transparentes', 'finas', 'tupidas'],
    why: /sobri|velatorio|negr|falda|frío|pantal/i,
  }),
  of(
    h,
    m,
    [
      'Tengo consulta con el traumatólogo de la rodilla. ¿Qué me pongo?',
      '¿Con ese pantalón podré remangarme bien?',
    ],
    { verdict: 'said', why: /rodilla|anch|estrech|reman|sub|pierna|corto/i },
  ),
  of(
    s,
    v,
    ['q me pongo pa ir a patinar sobre hielo', 'con los vaqueros rotos me congelo las rodillas o da igual?'],
    { names: ['vaqueros rotos'], verdict: 'said', why: /frío|hielo|moj|leggin|medias|debajo|rot/i },
  ),
  of(w, m, ['Quiero ir elegante a una lectura de poesía.', '¿El cinturón marrón o el negro fino?'], {
    oneOf: ['cinturón marrón', 'cinturón negro'],
    why: /zapato|bota|color|negr|marr[oó]n|bolso|fin/i,
  }),
  of(h, v, ['algo pa currar en casa con videollamada', 'la camisa de rayas finas sale bien en camara?'], {
    names: ['camisa de rayas'],
    verdict: 'said',
    why: /ray|cámara|pantalla|vibr|moar|moiré|lis/i,
  }),
  of(
    s,
    m,
    [
      '¿Qué me pongo para mi primer día de camarera? Piden pantalón negro.',
      '¿Y los mocasines negros o las zapatillas de lona para tantas horas?',
    ],
    { oneOf: ['mocasines negros', 'zapatillas de lona'], why: /pie|horas|suela|resbal|cómod|camarer/i },
  ),
  of(
    w,
    m,
    [
      'Cena con mi marido por nuestro aniversario, propóngame algo.',
      'Refresca por la noche. ¿Trench o abrigo de paño?',
    ],
    { oneOf: ['trench', 'abrigo'], why: /frío|noche|refresc|abrig|elegan|grados/i },
  ),
  of(
    w,
    v,
    [
      'look pa un finde de casa rural, el viernes al llegar',
      'puedo ir con eso a dar de comer a las gallinas?',
    ],
    { verdict: 'said', why: /gallin|barro|mancha|suel|bota|lav|ensuci/i },
  ),
  of(h, m, ['Para acompañar a mi padre al notario, ¿qué llevo?', '¿Hace falta que la camisa sea blanca?'], {
    names: ['blanca'],
    verdict: 'no',
    why: /celeste|clar|notario|color|sobri|raya/i,
  }),
  of(
    s,
    v,
    ['necesito look pa castin de anuncio de champu', 'jersey rosa o sudadera verde cual da mejor en camara?'],
    { oneOf: ['rosa', 'verde'], why: /cámara|color|cara|luz|lis|castin|verde|croma/i },
  ),
  of(
    w,
    m,
    [
      'Un conjunto para acompañar a mi hijo a su primera función de teatro.',
      '¿El collar de perlas con ese cuello se ve o sobra?',
    ],
    { verdict: 'said', why: /cuello|escot|perla|pendient|collar/i },
  ),
  of(
    h,
    v,
    ['como voy al concierto de la orquesta del pueblo con mi madre', 'la gorra azul me la dejo o fuera?'],
    { names: ['gorra'], oneOf: ['gorra'], why: /concierto|dentro|interior|informal|quit|fuera|arregl|sala/i },
  ),
];
