import { h, m, of, s, type VerdictAsked, v, w } from './asked.ts';

export const ofPieces: readonly VerdictAsked[] = [
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
];
