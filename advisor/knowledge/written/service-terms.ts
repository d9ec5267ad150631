import { terms } from '#contract/terms.ts';
import type { WrittenEntry } from './entry.ts';
import { withdrawal } from './product-figures.ts';

/** What customers ask before and after an order, beside the rules of `store-terms.ts`. */
export const serviceTerms: readonly WrittenEntry[] = [
  {
    title: 'Envolver para regalo',
    questions: [
      'lo envolveis para regalo',
      'envuelven para regalo',
      'puede ir en papel de regalo',
      'hay envoltorio de regalo',
    ],
    maya: 'Envoltorio de regalo no hay. Sí puedes mandarlo a otra dirección: la eliges al hacer el pedido. La factura llega a tu correo, así que el precio lo ves tú.',
    valentina:
      'No envolvemos para regalo, lo siento. Pero puedes poner la dirección de quien quieras al pedir, y la factura te llega a ti por correo.',
  },
  {
    title: 'Devolver ropa interior o de baño',
    questions: [
      'la ropa interior se puede devolver',
      'puedo devolver unas bragas',
      'los calzoncillos tienen devolucion',
      'se puede devolver un bañador',
    ],
    maya: `Las condiciones no dejan fuera la ropa interior ni la de baño: hay ${withdrawal} desde que llega. Eso sí, sin usar y con su precinto de higiene si lo trae: abierto, la ley permite no admitirla.`,
    valentina: `También se devuelve, en ${withdrawal} desde que te llega, pero sin usar y con el precinto de higiene puesto si lo lleva: si lo abres, por ley te pueden decir que no.`,
    source: 'Real Decreto Legislativo 1/2007, artículo 103 e)',
  },
  {
    title: 'Devolver algo rebajado',
    questions: [
      'lo rebajado se puede devolver',
      'las rebajas tienen devolucion',
      'si esta en oferta lo puedo cambiar',
    ],
    maya: `Sí, lo rebajado se devuelve igual: ${withdrawal} desde que llega, y se reembolsa lo que pagaste. Cambio directo de talla no hay: se devuelve, con ese envío a cargo de quien lo hace, y se pide la otra.`,
    valentina: `Sí, da igual que estuviera rebajado: ${withdrawal} desde que te llega y te devolvemos lo que pagaste. Para otra talla no hay cambio directo: la devuelves, ese envío lo pagas tú, y pides la otra.`,
  },
  {
    title: 'Devolver un regalo',
    questions: [
      'devolver un regalo sin tique',
      'si no le gusta el regalo se puede cambiar',
      'se entera del precio si lo devuelve',
    ],
    maya: `Tique de regalo no hay. Lo devuelve quien hizo el pedido, desde Mis pedidos, en ${withdrawal} desde que llega, y el dinero vuelve a quien pagó. El precio sale en la factura y en el pedido, que solo ve esa persona.`,
    valentina: `No hay tique regalo: lo tiene que devolver quien lo compró, desde Mis pedidos y en ${withdrawal} desde que llega, y el dinero vuelve a quien pagó. El precio solo lo ve esa persona en su pedido.`,
  },
  {
    title: 'Enviar de vuelta una devolución',
    questions: [
      'quien recoge la devolucion',
      'venis a buscar el paquete a casa',
      'donde mando la devolucion',
    ],
    maya: `No hay recogida: se pulsa Desistir del pedido y se manda por donde se prefiera, en ${terms.returnDays} días más. La dirección está en las condiciones, y ese envío lo pagas tú, salvo que la prenda llegara mal. Guarda el resguardo.`,
    valentina: `No pasamos a recogerlo: le das a Desistir del pedido y lo mandas por donde te vaya bien, con ${terms.returnDays} días para hacerlo. La dirección está en las condiciones y lo pagas tú, salvo que viniera mal. Guarda el resguardo.`,
  },
  {
    title: 'Un paquete entregado que no está',
    questions: [
      'me robaron el paquete',
      'dice entregado y no lo tengo',
      'lo dejaron en el portal y no esta',
      'firmo otra persona mi paquete',
    ],
    maya: 'Lo siento mucho. Hasta que lo tienes en la mano, el riesgo es nuestro: escríbenos hoy desde Contacto con el número de pedido y lo que diga el seguimiento, y lo reclama una persona. Pregunta antes a vecinos o portería.',
    valentina:
      'Jo, lo siento. Mientras no lo tengas tú, el riesgo es nuestro: escribe hoy por Contacto con el número de pedido y lo que ponga el seguimiento, y lo mira una persona. Por si acaso, pregunta a los vecinos.',
  },
  {
    title: 'Dónde se ven los pedidos',
    questions: [
      'donde veo mis pedidos',
      'donde miro el estado de mi compra',
      'donde encuentro el numero de pedido',
    ],
    maya: 'En la tienda, en Mis pedidos: ahí está cada uno con su número, su estado, la factura y el seguimiento, si lo hay. El número va también en el correo de confirmación.',
    valentina:
      'Entra en la tienda y abre Mis pedidos: sale cada uno con su número, cómo va, la factura y el seguimiento si lo hay. El número también va en el correo de confirmación.',
  },
  {
    title: 'Descuentos y códigos de la tienda',
    questions: [
      'hay descuento para estudiantes',
      'tengo un codigo de descuento',
      'hay cupon para la primera compra',
      'hacen precio si compro varias cosas',
      'habra black friday',
    ],
    maya: 'En la tienda no hay cupones ni códigos de descuento, tampoco por estudiar, por la primera compra o por llevarse varias cosas. Lo rebajado se ve con el precio de antes tachado; de próximas rebajas no sé fechas. Si te dieron un código y no entra, escríbenos desde Contacto.',
    valentina:
      'Cupones y códigos de descuento no hay, ni por estudiar, ni por primera compra, ni por llevarte varias cosas. Lo rebajado lo ves con el precio de antes tachado; de Black Friday o próximas rebajas no sé nada. ¿Te dieron un código y no entra? Escribe por Contacto.',
  },
  {
    title: 'Factura a nombre de empresa',
    questions: [
      'necesito factura con el nif de mi empresa',
      'hacen factura a nombre de empresa',
      'facturan con rfc o cfdi',
    ],
    maya: 'La factura llega sola en PDF, con los datos del pedido; en la compra no hay dónde poner los de una empresa. Si la necesitas con otro nombre y NIF, pídela desde Contacto con el número de pedido.',
    valentina:
      'Te llega sola en PDF con los datos del pedido, y al comprar no hay casilla para empresa. Si la quieres con otro nombre y NIF, pídela por Contacto con el número de pedido.',
  },
  {
    title: 'Tarjetas regalo',
    questions: ['teneis tarjetas regalo', 'puedo regalar una tarjeta de la tienda', 'hay vales de regalo'],
    maya: 'Tarjetas ni vales regalo no hay. Puedo buscarte algo de la tienda que no pida talla: un bolso, una bufanda o unos pendientes.',
    valentina:
      'No tenemos tarjetas ni vales regalo. Si quieres, te busco algo de la tienda que no lleve talla: bolso, bufanda, pendientes…',
  },
  {
    title: 'Formas de pagar un pedido',
    aims: ['pay-methods'],
    questions: [
      'como puedo pagar en la tienda',
      'se puede pagar con debito',
      'aceptan paypal',
      'puedo pagar por transferencia',
      'puedo pagar a plazos',
      'tienen meses sin intereses',
      'acepta mercado pago o paypal',
      'puedo pagar con bizum',
      'se puede pagar contra reembolso',
      'aceptan oxxo o nequi',
    ],
    maya: 'Un pedido se paga con tarjeta, de crédito o de débito, PayPal, transferencia, Bitcoin o un código: al pagar se ven los que estén activos, y ninguno lleva recargo. No hay pago a plazos, ni meses sin intereses, ni al recibirlo, y lo que no sale en la lista, como Bizum, Mercado Pago u Oxxo, no se acepta hoy.',
    valentina:
      'Con tarjeta, de crédito o débito, PayPal, transferencia, Bitcoin o un código: al pagar ves los que estén activos y ninguno lleva recargo. A plazos, con meses sin intereses o al recibirlo, no se puede. Y si no sale en la lista, tipo Bizum, Mercado Pago u Oxxo, ahora mismo no.',
  },
  {
    title: 'El pago no pasa',
    questions: [
      'me rechaza la tarjeta',
      'no me deja pagar',
      'el pago me da error',
      'la tarjeta no pasa en la tienda',
    ],
    maya: 'Si el banco lo rechaza, no se cobra nada y lo que elegiste vuelve al carrito. Mira si tu banco pedía confirmarlo en su aplicación o si hay un límite para compras por internet, o prueba otro medio. Si sigue igual, escríbenos desde Contacto con la hora y lo que ponía.',
    valentina:
      'Si el banco lo rechaza no te cobran, y lo tuyo vuelve al carrito. Mira si tenías que confirmarlo en la app del banco o si tienes límite para compras online, o prueba otro medio. ¿Sigue igual? Escribe por Contacto con la hora y el mensaje que salía.',
  },
  {
    title: 'Cuándo vuelve una talla agotada',
    questions: [
      'cuando vuelven a tener mi talla',
      'cuando reponen la talla',
      'me avisais si vuelve a haber',
      'y si se acaba mi talla',
    ],
    maya: 'No sé cuándo vuelve una talla agotada, ni si vuelve: la ficha enseña las que quedan hoy. Si te gusta de verdad y queda la tuya, no cuentes con que espere; y si no, la guardo en tus deseos y la miras de vez en cuando.',
    valentina:
      'Eso no lo sé: en la ficha ves las tallas que quedan hoy, pero no cuándo reponen ni si reponen. Si la quieres seguro y está la tuya, no la dejes mucho; si dudas, te la guardo en deseos y la vas mirando.',
  },
  {
    title: 'Quién hace la ropa de la tienda',
    questions: [
      'quien fabrica la ropa que vendeis',
      'vuestra ropa es sostenible',
      'donde esta hecha la ropa de la tienda',
      'la ropa la hacen niños',
    ],
    maya: 'Dónde se cose cada prenda y en qué condiciones no consta en la ficha, así que no te lo puedo asegurar: pregúntalo desde Contacto. Lo que sí trae es la composición y el cuidado; y lo más sostenible suele ser lo que ya tienes.',
    valentina:
      'Sinceramente, la ficha no dice dónde se cose ni en qué condiciones, y no me lo voy a inventar: pregúntalo por Contacto. Composición y cuidados sí los trae. Y lo más sostenible es usar lo que ya tienes.',
  },
  {
    title: 'Ropa nueva o de segunda mano en la tienda',
    questions: ['venden ropa de segunda mano o nueva', 'la tienda tiene ropa usada', 'es todo nuevo'],
    maya: 'Todo lo de la tienda es nuevo: ropa usada no vende. Si quieres dar salida a la tuya, puedo ayudarte a escoger qué sobra.',
    valentina:
      'En la tienda es todo nuevo, de segunda mano no hay. Si quieres soltar ropa tuya, te ayudo a ver cuál.',
  },
  {
    title: 'Algo falla en la aplicación',
    aims: ['problem'],
    questions: [
      'la app se cierra sola',
      'no me carga la pagina',
      'me sale un error al subir la foto',
      'no funciona nada',
      'se queda en blanco',
    ],
    maya: 'Lo siento. Vestidor va en el navegador: recarga la página y, si sigue igual, prueba con otro navegador o cierra sesión y vuelve a entrar. Si no se arregla, escríbenos desde Contacto diciendo qué hacías, en qué aparato y qué sale; una captura ayuda.',
    valentina:
      'Qué rabia, lo siento. Recarga la página y, si sigue, prueba otro navegador o cierra sesión y vuelve a entrar. ¿Nada? Cuéntalo por Contacto: qué hacías, en qué aparato y qué te sale, mejor con captura.',
  },
  {
    title: 'Una queja',
    questions: [
      'esto es una estafa',
      'sois unos ladrones',
      'es una verguenza',
      'quiero poner una queja',
      'menuda porqueria de servicio',
      'hojas de reclamaciones',
    ],
    maya: 'Entiendo el enfado y lo siento. Cuéntame qué ha pasado, un cobro, un pedido o algo que no va, y te digo el camino. Para que quede por escrito y lo mire una persona, escribe desde Contacto con la fecha y el número de pedido; si no se resuelve, tienes la reclamación de consumo.',
    valentina:
      'Normal que estés así, lo siento. Dime qué ha pasado, un cobro, un pedido o algo que no va, y te digo por dónde tirar. Para que lo vea una persona y quede escrito, Contacto con la fecha y el número de pedido; y si no se arregla, puedes reclamar a consumo.',
  },
];
