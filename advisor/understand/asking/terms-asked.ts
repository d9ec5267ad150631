import { type Annotated, occurs, patternOf } from '../../words/pattern.ts';

const abroad =
  'mexico|argentina|colombia|chile|peru|ecuador|uruguay|bolivia|venezuela|paraguay|panama|guatemala|portugal|francia|italia|alemania|usa|estados|unidos|america|latinoamerica|extranjero|canarias|tenerife|ceuta|melilla|baleares|mallorca|ibiza|cdmx|bogota|lima|santiago|bsas|medellin|guadalajara|monterrey|otro|otros|pais|paises|fuera|yucatan|merida|quito|guayaquil|caracas|montevideo|arequipa|barranquilla|valparaiso|puebla|jalisco|cusco';

/** Questions about the shop's and Vestidor's terms, each with the title of the entry that holds the rule. */
const questions: readonly (readonly [title: string, words: string])[] = [
  [
    'El pedido llega roto o equivocado',
    `me|nos ha|han llegado|venido|mandado|enviado * agujero|rot~|manch~|enganchon|defect~|descosid~|equivocad~|mal|tara|desgarr~|deshilach~|otro|otra / me|nos llego|vino|mandaron|enviaron|entregaron * agujero|rot~|manch~|enganchon|defect~|descosid~|equivocad~|mal|tara|desgarr~|deshilach~|otro|otra / lo|la|los|las recibi|recibimos rot~|manch~|mal / con una tara / con un agujero|enganchon|defecto|roto / talla|color|prenda|cosa|modelo * no es|era * pedi|compre|encargue / no es|era lo|la|el [que] pedi|compre|encargue`,
  ],
  [
    'Devolver sin etiqueta o ya puesto',
    'devol~|devuelv~|regres~|cambi~ * sin etiqueta|etiquetas|bolsa|caja / devol~|devuelv~|regres~ * etiqueta|etiquetas|estren~|estrene|usad~|puesto|puesta|lavad~|probad~ / quitado|quite|arranque|arrancado|corte|cortado la|las etiqueta|etiquetas',
  ],
  [
    'Devolver un pedido de la tienda',
    'devolv~|devuelv~|devolviste|reembols~|reintegr~ * gastos|envio|envios / hasta cuando * devol~|devuelv~ / como|puedo|podre|plazo|dias|tiempo * devol~|devuelv~|regresar~ / devol~|devoluciones * dias|plazo|gratis|gratuit~|paga|pagan|cuesta|politica / politica de devol~ / me cojeis|coges|cogeis|aceptan|admiten de vuelta|devoluciones',
  ],
  [
    'Si no estás en casa cuando llega',
    'no estoy|estare|estamos|hay nadie|haya nadie [en casa] * cuando|si|venga|llegue|llega|cartero|repartidor|mensajero|traigan|paquete',
  ],
  [
    'A dónde envía la tienda',
    `envi~|enviais|mand~|mandais|despach~|reparten|repartis|entreg~|llegan|llega|llegais a|para|en|fuera * ${abroad} / envios internacionales`,
  ],
  [
    'Un reembolso que no llega',
    'reembolso|reembolsos|abono * cuando|llega / cuando * reembols~|abono / no [me] [han|ha] devuelto|devuelven|devolvieron [el|la|mi] dinero|plata|importe',
  ],
  [
    'Cuánto tarda un pedido',
    'cuanto [tiempo] [se] tarda~|demora~ * llegar|envio|pedido|entrega|paquete|mandar / cuanto [se] tarda|tardan|demora|demoran $ / en cuantos|cuanto dias|tiempo * llega|llegaria|entregan|lo tengo / plazo|plazos|tiempo|tiempos de entrega|envio / cuando me llega|llegaria|llegara / llega antes de',
  ],
  [
    'Gastos de envío de la tienda',
    'cuanto * cobra~|cuesta|sale|vale|es|son * envio|envios|despacho|domicilio / gastos|coste|costo|precio de [el] envio|despacho / envio|envios gratis|gratuito|gratuitos',
  ],
  [
    'Formas de pagar un pedido',
    'contra reembolso|entrega / pagar * recibir~|recibo|llegue|casa|efectivo|plazos|cuotas|bizum|paypal|oxxo|nequi|pse|yape|plin|mercado / aceptan|aceptais|acepta|puedo [pagar] [con] bizum|paypal|oxxo|nequi|yape|plin|mercado|efectivo / cuotas|meses sin intereses / a plazos',
  ],
  [
    'Qué pasa con las prendas al dejar Premium',
    'dejo|dejar|deja|cancelo|cancelar|quito|termina|acaba|vence * premium|suscripcion|prueba|pagar * pierdo|pierde|borra|borran|desaparece~|quedo|pasa / que pasa * no [la|lo] pago|renuevo',
  ],
  [
    'Un cobro repetido o que no se reconoce',
    'pague|pagado|cobraron|cobrado|cobrasteis|cobro * dos veces|doble|duplicado|repetido / cobro|cargo doble|duplicado|repetido|raro|desconocido',
  ],
  [
    'Eliminar la cuenta',
    'borr~|elimin~|cerrar|cierro mi|la|una cuenta / baja * borra|borran|elimina|eliminan|pierdo * todo|fotos|ropa|datos / doy de baja * borra|borran|elimina|eliminan|pierdo',
  ],
  [
    'Cancelar la suscripción',
    'dar~|darme de baja / cancel~|anul~|quit~|desapunt~|desuscrib~ * suscripcion|premium|plan|mensualidad|membresia / dejar de|dejo de pagar * premium|suscripcion|app',
  ],
  [
    'Cancelar un pedido antes de que salga',
    'cancel~|anul~|echar~ atras * pedido|pedi|compra|compre|orden|encargo|encargue',
  ],
  ['Comprar en la tienda', 'como [le|se] [hago|hace] [para] pedir|comprar|compra|pide / no se comprar'],
  ['El pedido no aparece', 'donde esta|anda|va mi|el pedido|paquete|compra'],
  [
    'Escanear varias prendas en una foto',
    'foto * una a una|por una / una a|por una * foto|fotos / varias|muchas|todas prendas|cosas * foto|vez / fotografiar|escanear * todas|varias|muchas / tengo|hay que * foto|fotos de|a|por cada|tod~|uno|una / foto|fotos de|a|por cada <garment>|prenda|cosa|una|uno',
  ],
  [
    'Añadir ropa al vestidor',
    'no se como meto|meter|subo|subir|anado|anadir|agrego|cargo|funciona / como [se] meto|meter|subo|subir|anado|anadir|agrego|agregar|cargo|cargar|registro|registrar * ropa|prendas|prenda|cosas|armario|vestidor / no se|entiendo usar|como esto|funciona|funca / esto como|q se usa|funciona|funca|va / como se usa|funciona|funca esto|la app|esta app|la aplicacion / por donde empiezo * app|aplicacion',
  ],
  [
    'Si compensa pagar Premium',
    'premium|suscripcion|pagar|pagarlo * renta|rentable|compensa|conviene / renta|compensa|conviene|interesa * premium|suscripcion / merece|vale * pena * premium|suscripcion|pagar|pagarlo / premium|suscripcion * merece|vale * pena / premium|suscripcion * sale a cuenta',
  ],
  [
    'Si se olvida cancelar la prueba o Premium',
    'olvida|olvido|olvide|olvidara|despisto|acuerdo * cancel~|anul~|baja|quitar~|desapunt~ * premium|suscripcion|prueba / premium|suscripcion|prueba * olvida|olvido|olvide|despisto|acuerdo * cancel~|anul~|baja|quitar~|desapunt~',
  ],
  [
    'Desistir de Premium y recuperar el dinero',
    'premium|suscripcion * me|nos|lo devuelv~|devolv~|reembols~ / premium|suscripcion * * * devuelv~|devolv~|reembols~ / devuelv~|devolv~|reembols~ * premium|suscripcion',
  ],
  [
    'Impuestos y aduanas de un pedido',
    'aduana~|arancel~ / impuestos * aparte|incluid~|pago|pagar|cobran / iva * aparte|incluido|incluyen',
  ],
  [
    'Cuánto cuesta Premium',
    'premium|suscripcion * * cuanto cuesta|es|vale|sale|cobran / cobra~|cobrais por|de [la|el] suscripcion|premium|plan / cuanto * cuesta|vale|sale|cobran|es * premium|suscripcion|app|aplicacion|vestidor|mensualidad / esto|app|aplicacion es gratis|gratuito|gratuita|de pago',
  ],
  [
    'Qué da la cuenta gratuita',
    'es gratis|gratuito|gratuita / version|cuenta|plan gratis|gratuita|gratuito / sin pagar que|puedo',
  ],
  [
    'La prueba gratuita',
    'prueba|probar|pruebo|probarlo * cobra~|cobro|tarjeta|gratis / me cobran * prueba|septimo|siete',
  ],
  [
    'Venta de datos y uso de las fotos',
    'fotos|datos|imagenes * entren~|ia|inteligencia|vend~|algoritmo / entren~ * fotos|datos|ia|algoritmo|modelo',
  ],
  [
    'Hablar con una persona',
    'telefono|numero * atiend~|llamar|llame|persona|alguien|humano|contacto / hay|tienen|teneis [algun|un] telefono|whatsapp / hablar|atienda [con] una|alguna persona|humano',
  ],
  [
    'Compras de menores',
    'tarjeta de mi|la|mis madre|padre|mama|papa|padres|hermana|abuela / soy menor * compr~|pagar|pedir',
  ],
  [
    'Qué vende la tienda',
    'que marcas manej~|vend~|teneis|tienen|ofrec~ / venden|vendeis|tienen|teneis zara|mango|bershka|nike|adidas|levis|stradivarius|pull|zalando|shein / venden|vendeis|vende ropa ustedes|vosotras|aqui|aca|o / venden|vendeis ropa o / de donde viene|sale|es|traen [la] ropa / ropa|prendas * de donde viene|vienen|sale / fast fashion / vender [lo] mio|mia|mi|mis [ropa|cosas|prendas] [ahi|aqui|aca]',
  ],
  [
    'Compartir el armario con otra persona',
    'misma|una|sola cuenta * dos|pareja|mujer|marido|esposa|esposo|hermana|familia / compart~ [la|el|mi] cuenta|premium|suscripcion|armario / dos armarios|vestidores|personas * cuenta|premium / cuenta|premium * dos armarios|personas',
  ],
  [
    'Dónde están las facturas',
    'factura|facturas|facturan|facturais|facturarme|cfdi|rfc|cif / comprobante fiscal / factura con nif|datos',
  ],
  [
    'Un paquete entregado que no está',
    'dice|figura|sale|aparece|marca|pone [como|que] [esta|fue] entreg~ * no|nada|ni / no [me] [ha] llegado|llego [nada|aun|todavia] * pedido|paquete / numero de [el] pedido',
  ],
  [
    'Eliminar la cuenta',
    'si me borro|doy de baja|elimino|voy|desapunto|desregistro * borra~|fotos|datos|desaparec~ / y si me borro|elimino|desapunto',
  ],
  [
    'El precio tachado de la tienda',
    'hay|habra|tienen|teneis|empiezan|cuando|estan rebaja~|descuento~|oferta~|promocion~ [ahora|hoy|ya|en|de] [la] [tienda] [o|u] [me|mejor] [espero|esperar|aguanto] $ / cuando|cuanto * empiezan|son|hay|acaban [las] rebajas / rebajas|descuentos|ofertas * o espero|me',
  ],
  [
    'Tallas de la tienda',
    '^ [hola|buenas|oye] [hay|tienen|teneis|manejan|venden] tallas|talla|talles|talle grandes|grande|especiales|especial|pequenas|plus [hay|tienen|teneis|manejan|venden] / ^ [hola|buenas|oye] hasta que|cual talla|talle',
  ],
  ['Envolver para regalo', 'envolv~|envuelv~|envoltorio|empaquet~ / papel|caja|bolsa de regalo'],
  [
    'Los datos de la tarjeta',
    'doy|paso|mando|escribo|digo * numero|datos de [la|mi] tarjeta / guardan|guardais|guarda|guardas [el|mi|los] numero|datos|tarjeta',
  ],
  [
    'Ropa nueva o de segunda mano en la tienda',
    'venden|vendeis|vende|tienda|tienen|teneis * segunda mano|usada / ropa|todo nueva|nuevo o usada|usado|segunda',
  ],
  [
    'Quién hace la ropa de la tienda',
    'vuestra|su ropa * sostenible|etica|explotacion|esclav~ / vuestra ropa * ninos / hecha por ninos / quien|donde * fabric~|cosen|cose * ropa|prendas',
  ],
  [
    'Cuándo vuelve una talla agotada',
    'repon~|restock / vuelve~|volvera~|vuelvan [a] tener|haber|entrar|traer / se acaba|agota * talla|numero / si no hay [mi|la|esa] [talla] cuando llega',
  ],
  [
    'Una queja',
    'esto|eso|vaya|menuda|que|es|sois|son una|un|unos [pedazo] [de] estafa|estafadores|ladrones|timo|tomadura|porqueria / sois|son unos|una|un ladrones|sinverguenzas|estafadores / esto es una verguenza $ / hoja|hojas|libro de reclamacion~ / os|los|les voy|vamos a denunciar / sois lo peor / vaya|menuda|puta|pinche mierda|porqueria|asco [de] app|aplicacion|servicio',
  ],
  [
    'Descuentos y códigos de la tienda',
    'compro|llevo dos|tres|cuatro|varias|muchas|3|2|4 cosas|prendas * precio|descuento|rebaja / haceis|hacen|haces precio / me lo deja~ mas barato',
  ],
  [
    'Garantía de la tienda',
    'compre|comprado|comprada * rompio|descosio|despego|estropeo * mes|meses|semana|semanas|dias / les|le|me sale~ [un|algun] defecto|fallo|tara / garantia * meses|anos|dura|cubre / lo cubre|cubren la garantia',
  ],
  [
    'Cambiar una prenda por otra talla',
    'si me|le|nos [no] queda~|keda~|vale|valen|sirve~ * que|q|como hago|pasa|hacemos / lo|la|los|las cambi~ por [otra] talla',
  ],
  ['Devolver algo rebajado', 'el|por ser|estar [de|en] rebaja~|oferta~'],
  ['Tallas de la tienda', 'como se|saber [que] talla soy|uso|tengo|pido'],
  [
    'Venta de datos y uso de las fotos',
    'quien|alguien|otros|otras ve|ven|puede ver|mira * fotos|ropa|armario',
  ],
];
const patterns = questions.map(([title, words]) => ({ title, pattern: patternOf(words) }));

/** "¿y se puede cancelar?" goes on with what was told. */
const goesOn: readonly (readonly [before: RegExp, words: string, title: string])[] = [
  [
    /premium|prueba|suscripci/i,
    'olvida|olvido|olvide|olvidara|despisto|acuerdo * cancel~|anul~|baja|quitar~|desapunt~ / no [lo|la] cancelo|anulo [a] tiempo',
    'Si se olvida cancelar la prueba o Premium',
  ],
  [
    /premium|prueba|suscripci/i,
    'renta|compensa|conviene / merece|vale [la] pena / sale a cuenta',
    'Si compensa pagar Premium',
  ],
  [/premium|prueba|suscripci/i, 'cancel~|anul~|baja|cuando quiera|permanencia', 'Cancelar la suscripción'],
  [
    /premium|prueba|suscripci/i,
    'que [me] gano|ganaria|gana|incluye|trae|da|dan|ofrece|cambia / ventaja~|beneficio~ / para que [me] sirve / que tiene de bueno|mas',
    'Cuánto cuesta Premium',
  ],
  [/env[íi]/i, 'cuanto * sale|cuesta|cobran|es|vale', 'Gastos de envío de la tienda'],
  [/pedido|env/i, 'cancel~|anul~', 'Cancelar un pedido antes de que salga'],
  [
    /no aparece|espera|roto/i,
    'ya [lo|les|le|los] pregunte|busque|mire|llame|escribi|reclame|hable / vecinos|vecinas|portero|conserje|repartidor',
    'Hablar con una persona',
  ],
  [
    /devolver|talla/i,
    'use|usado|usada|usados|puse|puesto|puestos|estrene|lave / se la|las saque|quite|corte|arranque / la|las saque|quite|corte|arranque',
    'Devolver sin etiqueta o ya puesto',
  ],
  [
    /tachado|talla|descuento/i,
    'acaba|agota|termina|quedo|quedan|reponen|llega|hay * talla / si no hay cuando',
    'Cuándo vuelve una talla agotada',
  ],
  [
    /devolver/i,
    'si es|son|esta|estan|estaba|estaban [de|en|un|una] rebaja~|oferta~|promocion|liquidacion',
    'Devolver algo rebajado',
  ],
  [
    /devolver|talla|rebajado/i,
    '^ y|e [el|la|los|las] [ropa] calzoncill~|braga~|interior|medias|banador~|bikini~|sujetador~ $',
    'Devolver ropa interior o de baño',
  ],
  [/devolver|talla|garant/i, '^ [y|pero] cuantos dias|tiempo tengo|hay', 'Devolver un pedido de la tienda'],
  [/pedido|espera/i, 'donde [lo|la|eso] miro|veo|mira|encuentro|consulto|sale', 'Dónde se ven los pedidos'],
  [
    /cobro repetido/i,
    'mismo|misma dia|importe|cantidad / dos cargos|cobros / iguales $',
    'Hablar con una persona',
  ],
  [/tarda|pedido|gastos/i, `^ y a|para|en ${abroad}`, 'A dónde envía la tienda'],
  [
    /no aparece|espera|entregado/i,
    'devol~|devuelv~|dinero|plata|reembols~ / si no llega|aparece [nunca] / si se pierde|perdio',
    'Un pedido que se pierde',
  ],
  [/roto|talla|garant/i, 'dinero|plata|reembols~|guita|lana', 'Devolver un pedido de la tienda'],
];
const following = goesOn.map(([before, words, title]) => ({ before, pattern: patternOf(words), title }));

const mostAnswered = 2;

/** The special rule says what the general one does. */
const instead: Readonly<Record<string, string | readonly string[]>> = {
  'Si compensa pagar Premium': ['Cuánto cuesta Premium', 'La prueba gratuita', 'Qué da la cuenta gratuita'],
  'Si se olvida cancelar la prueba o Premium': [
    'La prueba gratuita',
    'Cancelar la suscripción',
    'Cuánto cuesta Premium',
    'Qué pasa con las prendas al dejar Premium',
  ],
  'Un paquete entregado que no está': ['Si no estás en casa cuando llega', 'El pedido no aparece'],
  'Un reembolso que no llega': 'Cuánto tarda un pedido',
  'Devolver algo rebajado': 'Cambiar una prenda por otra talla',
  'Devolver sin etiqueta o ya puesto': 'Devolver un pedido de la tienda',
};

/** The titles of the rules that a message asks for, at most two; `answered` is the one told last. */
export function termsAsked(tokens: readonly Annotated[], answered: string | null): string[] {
  const found = patterns.filter(({ pattern }) => occurs(pattern, tokens)).map(({ title }) => title);
  const told = found.filter((title) => !found.some((other) => [instead[other] ?? []].flat().includes(title)));
  if (told.length > 0) return told.slice(0, mostAnswered);
  const next = following.find(
    ({ before, pattern }) => answered !== null && before.test(answered) && occurs(pattern, tokens),
  );
  return next ? [next.title] : [];
}
