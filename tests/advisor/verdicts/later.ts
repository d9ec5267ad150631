import { h, m, of, s, type VerdictAsked, v, w } from './asked.ts';

/** Written by others than the first, after it had been read. */
export const later: readonly VerdictAsked[] = [
  of(w, m, 'Buenas, ¿el trench me protegerá en un aguacero o acabaré empapada?', {
    names: ['trench'],
    verdict: 'said',
    why: /agua|lluvia|cala/i,
  }),
  of(h, v, 'wey, si traigo los oxford negros a un rancho se me arruinan?', {
    names: ['oxford'],
    verdict: 'said',
    why: /tierra|barro|suela|piel|polvo|limpi/i,
  }),
  of(s, v, 'la sudadera verde seca rapido si me pilla la lluvia?', {
    names: ['sudadera verde'],
    verdict: 'no',
    why: /empapa|tarda|seca/i,
  }),
  of(w, m, '¿Se me enganchará la blusa de seda con la correa del bolso?', {
    names: ['blusa de seda'],
    verdict: 'yes',
    why: /seda|enganch/i,
  }),
  of(h, m, 'Mi despacho está a 17 grados todo el día. ¿Con el jersey de pico azul marino voy servido?', {
    names: ['jersey de pico'],
    verdict: 'said',
    why: /abrig|calor|grados|lana/i,
  }),
  of(w, v, 'oye el palazzo crudo arrastra si voy con las sandalias planas?', {
    names: ['palazzo'],
    verdict: 'said',
    why: /bajo|suelo|dobladillo|plan|tac[oó]n/i,
  }),
  of(s, m, '¿Con las sandalias de plataforma puedo andar por adoquines?', {
    names: ['sandalias de plataforma'],
    verdict: 'said',
    why: /adoqu|tobillo|suel|plataforma|pie|torc|tuerc|agarr/i,
  }),
  of(h, m, 'Soy friolero. ¿El abrigo de paño azul basta para una mañana a cero grados?', {
    names: ['abrigo azul'],
    verdict: 'said',
    why: /jersey|abrig|grados/i,
  }),
  of(w, m, '¿El vestido rojo de seda aguanta que me derramen cava encima?', {
    names: ['vestido rojo'],
    verdict: 'no',
    why: /seda|cerco|mancha/i,
  }),
  of(h, v, 'el pantalon de pana hace ruido al caminar? q tengo un examen', {
    names: ['pantalón de pana'],
    verdict: 'said',
    why: /ruido|roza|suena|roce|pana/i,
  }),
  of(w, m, 'Con mi piel atópica, ¿el jersey camel de cachemir me picará?', {
    names: ['cachemir'],
    verdict: 'said',
    why: /pica|suave|piel/i,
  }),
  of(s, v, 'los leggins negros se transparentan al agacharme?', {
    names: ['leggins'],
    verdict: 'said',
    why: /transparen|tejido|cuerpo|ver|estir/i,
  }),
  of(w, m, '¿La camisa vaquera me teñirá el bolso camel?', {
    names: ['camisa vaquera'],
    verdict: 'said',
    why: /color|destiñ|roce|tiñ|claro/i,
  }),
  of(h, m, '¿Puedo meter la americana de tweed en la lavadora?', {
    names: ['tweed'],
    verdict: 'no',
    why: /tintorer|lana|encog|lavadora/i,
  }),
  of(s, m, '¿Me puedo sentar en el suelo del parque con la minifalda vaquera?', {
    names: ['minifalda vaquera'],
    verdict: 'no',
    why: /cort|sube|suelo|pierna/i,
  }),
  of(h, v, 'con los chinos beige y un cafe en la mano en el metro voy a la guerra o q', {
    names: ['chinos beige'],
    verdict: 'said',
    why: /mancha|clar|se (?:ve|nota)/i,
  }),
  of(w, v, 'de 7 meses, el cardigan gris me cierra?', {
    names: ['cárdigan'],
    verdict: 'said',
    why: /barriga|abierto|cede|punto|tripa/i,
  }),
  of(w, m, '¿Qué le va mejor a la falda plisada, las bailarinas o los mocasines burdeos?', {
    oneOf: ['bailarinas', 'mocasines'],
    why: /color|formal|conjunto|punto|arreglo|redondo|combin/i,
  }),
  of(h, m, '¿Náuticos o mocasines para una cena en el puerto?', {
    oneOf: ['náuticos', 'mocasines'],
    why: /cena|puerto|arregl|formal|punto|combin|color/i,
  }),
  of(h, v, 'parka o chubasquero pal festival si llueve fijo', {
    oneOf: ['parka', 'chubasquero'],
    why: /agua|lluvia|impermeable/i,
  }),
  of(s, v, 'q pega mas con el peto, zapas de plataforma o militares', {
    oneOf: ['plataforma', 'militares'],
    why: /peg|color|conjunto|redondo|combin|punto|arreglo/i,
  }),
  of(w, m, 'Para ocho horas de feria de muestras, ¿salones negros o mocasines?', {
    oneOf: ['salones negros', 'mocasines'],
    right: ['mocasines'],
    why: /tac[oó]n|horas|pie/i,
  }),
  of(w, v, 'vaqueros rectos o mallas pa un viaje de 6h en bus', {
    oneOf: ['vaqueros rectos', 'mallas'],
    right: ['mallas'],
    why: /sent|aprie|ced|cómod|horas|arrug/i,
  }),
  of(h, m, '¿Cuál de las dos camisas se arruga menos, la de lino o la oxford?', {
    oneOf: ['camisa de lino', 'oxford'],
    right: ['oxford'],
    why: /arrug|lino|algod|marca/i,
  }),
  of(h, m, 'Dudo entre la corbata azul y la de lunares para un tribunal de tesis.', {
    oneOf: ['corbata azul', 'corbata de lunares'],
    why: /sobri|formal|color|discret|serio|punto|redondo|combin|lunar/i,
  }),
  of(s, m, '¿El cárdigan crudo o la cazadora de cuero encima del vestido vichy?', {
    oneOf: ['cárdigan', 'cazadora de cuero'],
    why: /color|contrast|conjunto|combin|redondo|punto|corte/i,
  }),
  of(w, m, '¿Es apropiado el top lencero para presentar un informe?', {
    names: ['top lencero'],
    verdict: 'said',
    why: /present|informe|hombro|escot|chaqueta|americana|corto|formal|demasiado/i,
  }),
  of(h, v, 'bermudas pa ir a misa de domingo en agosto, se puede?', {
    names: ['bermudas'],
    verdict: 'no',
    why: /misa|respet|corto|rodilla|largo/i,
  }),
  of(h, m, '¿Sería raro ir con botas de montaña a una comida de empresa?', {
    names: ['botas de montaña'],
    verdict: 'said',
    why: /empresa|comida|corto|informal|formal/i,
  }),
  of(s, v, 'con gorra a una entrevista de camarero, ni de coña no?', {
    names: ['gorra'],
    verdict: 'said',
    why: /entrevista|corto|informal|fuera/i,
  }),
  of(w, m, '¿Combina el bolso camel con los botines negros?', {
    names: ['bolso', 'botines negros'],
    verdict: 'said',
    why: /camel|negro|neutr|color|combin|base/i,
  }),
  of(h, m, '¿Choca el polo burdeos con los chinos azul marino?', {
    names: ['polo burdeos', 'chinos azul'],
    verdict: 'said',
    why: /color|burdeos|azul|neutr|tono/i,
  }),
  of(s, v, 'rayas con cuadros: la camiseta de rayas y la camisa de cuadros abierta, horror?', {
    names: ['camiseta de rayas', 'camisa de cuadros'],
    verdict: 'said',
    why: /dibujo|estampad|ray|cuadro|compit/i,
  }),
  of(w, m, '¿Puedo llevar gafas de carey con pendientes dorados?', {
    names: ['gafas'],
    verdict: 'said',
    why: /dorad|carey|marr[oó]n|cálid|tono/i,
  }),
  of(h, m, '¿A partir de qué temperatura deja de tener sentido el jersey gordo crudo?', {
    names: ['jersey gordo'],
    why: /grados/i,
  }),
  of(w, m, 'Me operan de la muñeca, ¿podré ponerme sola la camisa de popelín?', {
    names: ['popelín'],
    verdict: 'said',
    why: /bot[oó]n|abroch|abre|delante|puño|mano/i,
  }),
  of(s, m, '¿Los mocasines negros hacen daño el primer día?', {
    names: ['mocasines negros'],
    verdict: 'said',
    why: /piel|domad|roz|talón|pie|calcet/i,
  }),
  of(w, v, 'el clutch dorado me cabe el movil grande y las llaves?', {
    names: ['clutch'],
    verdict: 'said',
    why: /medid|pequeñ|cabe|tamaño|prueb|mide/i,
  }),
  of(
    h,
    m,
    [
      'Tengo que ir a un velatorio y luego coger un tren. ¿Qué me pongo?',
      '¿Esa chaqueta aguantará sin arrugarse en el asiento?',
    ],
    { verdict: 'said', why: /arrug|lana|paño|tejido/i },
  ),
  of(
    w,
    m,
    [
      'Mañana llevo a mi hija a un taller de cerámica y me quedo. ¿Qué me pongo?',
      '¿Y el barro se va de esos pantalones?',
    ],
    { verdict: 'said', why: /barro|lava|limpi|mancha/i },
  ),
  of(s, v, ['outfit pa un dia de senderismo con el insti', 'esas zapas agarran en roca mojada?'], {
    verdict: 'said',
    why: /suela|goma|agarr|dibujo|mojad/i,
  }),
  of(
    h,
    v,
    ['que me pongo pa una cena de antiguos alumnos', 'y si vamos luego a bailar aguanto con esos zapatos?'],
    { verdict: 'said', why: /bail|suela|pie|tac[oó]n|horas/i },
  ),
  of(w, m, ['Recomiéndeme algo para una comida en una terraza al sol.', '¿No pasaré calor con esa blusa?'], {
    verdict: 'said',
    why: /calor|aire|fresc|transpir|tejido|fin/i,
  }),
  of(w, v, ['look pa un finde en la nieve sin esquiar', 'se me mojan los pies con eso?'], {
    verdict: 'said',
    why: /agua|moj|cala|suela|impermeab/i,
  }),
  of(h, m, ['Voy a una comunión como padrino. ¿Qué llevo?', '¿Cinturón marrón o negro con eso?'], {
    oneOf: ['cinturón marrón', 'cinturón negro'],
    why: /zapato|color|marr[oó]n|negro|piel/i,
  }),
  of(
    h,
    m,
    ['Tengo un almuerzo con un proveedor alemán.', '¿La americana de tweed resulta demasiado campestre?'],
    { names: ['tweed'], verdict: 'said', why: /almuerzo|comida|negocio|formal|informal|proveedor|punto/i },
  ),
  of(
    s,
    m,
    ['¿Qué me pongo para el ensayo general de teatro?', '¿Con esos pantalones me puedo tirar al suelo?'],
    { verdict: 'said', why: /mover|suelo|pierna|tela|holg|ced/i },
  ),
  of(s, v, ['dame look de tarde de compras', 'y los cambio por los anchos o asi esta bien?'], {
    oneOf: ['anchos', 'así', 'bien'],
    why: /anch|vaquer|pantal|conjunto/i,
  }),
  of(
    w,
    m,
    [
      'Ceno con mi jefa y su marido en su casa. Propóngame algo.',
      '¿Quedo más elegante con los salones o con los mocasines?',
    ],
    { oneOf: ['salones', 'mocasines'], right: ['salones'], why: /elegan|formal|arregl/i },
  ),
  of(w, m, ['Voy a un concierto de cámara en una iglesia fría.', '¿Me abrigará bastante ese abrigo?'], {
    verdict: 'said',
    why: /abrig|jersey|grados|frío/i,
  }),
  of(h, v, ['algo pa un after work con los del curro', 'me la juego con la hawaiana?'], {
    names: ['hawaiana'],
    verdict: 'said',
    why: /trabajo|curro|after|informal|playa|estampad|corto|punto|conjunto/i,
  }),
  of(
    h,
    m,
    [
      'Dime qué ponerme para el cumpleaños de mi nieto en un parque de bolas.',
      '¿Se puede uno arrodillar con ese pantalón?',
    ],
    { verdict: 'said', why: /rodill|tela|holg|ced|pierna/i },
  ),
  of(w, v, ['outfit pa una mudanza, cargo cajas', 'esa camiseta canta el sudor?'], {
    verdict: 'said',
    why: /sudor|color|se (?:ve|nota)|oscur|moj/i,
  }),
  of(
    w,
    m,
    [
      'Mañana grabo un vídeo para la web de la empresa. ¿Qué me pongo?',
      '¿La camisa de rayas o la blusa burdeos?',
    ],
    {
      oneOf: ['camisa celeste de rayas', 'blusa burdeos'],
      right: ['blusa burdeos'],
      why: /ray|cámara|vídeo|vibr|lis|color/i,
    },
  ),
  of(s, v, ['look pa ir a la biblio toda la tarde', 'se llena de pelos de gato eso? tengo tres'], {
    verdict: 'said',
    why: /pelo|rodillo|oscur|tejido|pelusa/i,
  }),
  of(
    h,
    m,
    [
      'Vuelo a Bruselas para una reunión el mismo día. ¿Qué me pongo?',
      '¿Tendré que quitarme el cinturón en el control?',
    ],
    { names: ['cinturón'], verdict: 'said', why: /hebilla|metal|arco|control/i },
  ),
  of(
    w,
    m,
    ['Quiero ir bien a la revisión de la obra de mi casa.', '¿Y con esos zapatos piso clavos sin miedo?'],
    { verdict: 'said', why: /suela|clavo|obra|segur|bota/i },
  ),
  of(h, v, ['ropa pa ir a ver un piso con el casero', 'la camisa negra da mal rollo?'], {
    names: ['camisa negra'],
    verdict: 'said',
    why: /negr|seri|oscur|piso|casero|punto|formal|demasiado/i,
  }),
  of(
    s,
    m,
    ['Tengo que hacer de guía en una visita del colegio.', '¿Y si sudo, se notará en la camisa blanca?'],
    { names: ['camisa blanca'], verdict: 'said', why: /sudor|blanc|moj|se (?:ve|nota)/i },
  ),
  of(
    w,
    m,
    [
      'Hoy toca inventario en la tienda, agachada todo el día.',
      '¿Los vaqueros negros pitillo me apretarán mucho?',
    ],
    { names: ['pitillo'], verdict: 'said', why: /aprie|tela|rodilla|ceñ|estrech|horas|tira/i },
  ),
];
