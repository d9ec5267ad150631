import { h, m, of, s, type VerdictAsked, v, w } from './asked.ts';

export const ofLooks: readonly VerdictAsked[] = [
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
