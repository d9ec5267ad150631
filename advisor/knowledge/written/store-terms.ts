import { limits } from '#contract/limits.ts';
import { delivery, storeBrands } from '#contract/shop.ts';
import { terms } from '#contract/terms.ts';
import { holdMinutes } from '#contract/trust.ts';
import type { WrittenEntry } from './entry.ts';
import { and, euros, orderMax, withdrawal } from './product-figures.ts';

/** Orders, deliveries, returns and sizes of the shop. */
export const storeTerms: readonly WrittenEntry[] = [
  {
    title: 'Una espera de semanas',
    questions: [
      'hace tres semanas ya',
      'ya han pasado semanas y nada',
      'llevo un mes esperando',
      'sigo sin noticias despues de dias',
    ],
    maya: `Tienes razón: es demasiado, los plazos no pasan de ${terms.returnDays} días. Escríbenos hoy desde Contacto con el número de pedido, la fecha y, si fue una devolución, el resguardo: con eso lo revisa una persona. Si no se resuelve, queda la reclamación de consumo.`,
    valentina: `Uf, eso ya es mucho, no deberían pasar más de ${terms.returnDays} días. Escribe hoy por Contacto con el número de pedido, la fecha y el resguardo si devolviste algo, que lo mira una persona. Y si no se arregla, puedes reclamar a consumo.`,
  },
  {
    title: 'El pedido llega roto o equivocado',
    questions: [
      'el paquete ha llegado roto',
      'me ha llegado otra talla',
      'me mandaron otro color',
      'el producto vino con un defecto',
      'me llego una prenda equivocada',
    ],
    maya: `Lo siento. Haz una foto de la prenda y del paquete y escríbenos desde Contacto con el número de pedido: si no es lo que pediste o viene con un defecto, se cambia o se devuelve sin coste para ti. La garantía legal es de ${terms.guaranteeYears} años.`,
    valentina: `Vaya, lo siento. Foto de la prenda y del paquete y escríbenos por Contacto con el número de pedido: si hay error o viene mal, te lo cambiamos o te lo devolvemos sin que pagues nada. Tienes ${terms.guaranteeYears} años de garantía.`,
  },
  {
    title: 'Cambiar una prenda por otra talla',
    aims: ['returns'],
    questions: [
      'puedo cambiar por otra talla',
      'si me queda pequeño lo cambio por otra talla',
      'cambio de talla quien paga',
      'hacen cambios de talla',
      'la talla no me va',
    ],
    maya: `No hay cambio directo: se desiste del pedido dentro de ${withdrawal} desde que llega, se devuelve la prenda, con el envío a cargo de quien devuelve, y se pide la otra talla. El reembolso incluye lo pagado y el envío de ida.`,
    valentina: `Cambio directo no hay. Desistes en ${withdrawal} desde que te llega, la devuelves, que ese envío lo pagas tú, y pides la otra talla. Te devolvemos lo pagado y el envío de ida.`,
  },
  {
    title: 'El pedido no aparece',
    aims: ['order-status'],
    questions: [
      'donde esta mi pedido',
      'pedi algo hace diez dias y nada',
      'no encuentro mi pedido',
      'no me llega el paquete',
      'hice un pedido el martes y no se nada',
    ],
    maya: `Siento la espera. Desde el chat no veo pedidos: están en Mis pedidos, con su estado y el seguimiento, si lo hay. Si ahí no aparece, quizá se hizo con otro correo o no se terminó de pagar. Lo normal son uno o dos días laborables y hasta ${terms.deliveryDays} más; si ya pasaron, escríbenos desde Contacto.`,
    valentina: `Siento la espera. Yo los pedidos no los veo desde aquí: mira en Mis pedidos, con el estado y el seguimiento. ¿No sale? Puede ser otro correo o un pago sin acabar. Lo normal es uno o dos días y hasta ${terms.deliveryDays} más; si ya se ha pasado, escríbenos por Contacto.`,
  },
  {
    title: 'Compras de menores',
    questions: [
      'puedo comprar yo si tengo 15',
      'tengo 16 puedo comprar o tiene que ser mi madre',
      'soy menor y quiero comprar algo',
      'con que edad se puede comprar en la tienda',
    ],
    maya: `Para comprar o contratar Premium hay que tener ${terms.age.buying} años, así que el pedido tiene que hacerlo tu madre, tu padre o quien te tutele, con su cuenta. Tú puedes mirar, probar outfits y dejarlo en la lista de deseos para enseñárselo.`,
    valentina: `Hasta los ${terms.age.buying} el pedido lo tiene que hacer tu madre, tu padre o tu tutor, desde su cuenta. Tú mira, guárdalo en deseos y se lo enseñas.`,
  },
  {
    title: 'Tienda física y probarse la ropa',
    questions: [
      'tienen tienda fisica',
      'donde me puedo probar la ropa',
      'hay tienda en madrid',
      'puedo recoger en tienda',
    ],
    maya: 'La tienda es solo en línea: no hay local ni recogida. Para acertar está el buscador de tallas en cada ficha, y si no te va, el plazo para desistir.',
    valentina:
      'Solo online, no hay tienda ni recogida. Mira el buscador de tallas de la ficha y, si no te queda, la devuelves.',
  },
  {
    title: 'Gastos de envío de la tienda',
    aims: ['shipping'],
    questions: [
      'cuanto cuesta el envio',
      'gastos de envio de la tienda',
      'a partir de cuanto es gratis el envio',
      'el envio es gratuito',
      'precio del envio de un pedido',
    ],
    maya: `El envío de la tienda cuesta ${euros(delivery.price)} y es gratis desde ${euros(delivery.freeFrom)}. El total, con impuestos y envío, se ve antes de pedir.`,
    valentina: `En la tienda el envío son ${euros(delivery.price)}, y desde ${euros(delivery.freeFrom)} sale gratis. Antes de confirmar ves el total con todo.`,
  },
  {
    title: 'A dónde envía la tienda',
    aims: ['shipping'],
    questions: [
      'enviais a canarias',
      'hacen envios a mexico o argentina',
      'mandan a ceuta y melilla',
      'envios internacionales vestidor',
      'llega a baleares',
    ],
    maya: 'La tienda envía a la Península y Baleares. A Canarias, Ceuta, Melilla y otros países, todavía no. El armario, los outfits y las asesoras se pueden usar desde cualquier sitio.',
    valentina:
      'De momento, Península y Baleares. A Canarias, Ceuta, Melilla y fuera de España aún no enviamos. Eso es solo la tienda: lo demás funciona estés donde estés.',
  },
  {
    title: 'Cuánto tarda un pedido',
    aims: ['order-status', 'shipping'],
    questions: [
      'cuanto tarda en llegar mi pedido',
      'plazo de entrega de la tienda',
      'donde veo el seguimiento de mi compra',
      'mi paquete no llega',
      'cuando sale mi pedido',
    ],
    maya: `El pedido sale en uno o dos días laborables y llega en un máximo de ${terms.deliveryDays} días más. Su estado y el seguimiento, cuando lo hay, están en Mis pedidos. Si se retrasa, conviene escribirnos: hay un plazo nuevo o se devuelve todo.`,
    valentina: `Sale en uno o dos días laborables y tarda como mucho ${terms.deliveryDays} más. En Mis pedidos ves por dónde va. Si se retrasa, escríbenos: te damos un plazo nuevo y, si no se cumple, te devolvemos todo.`,
  },
  {
    title: 'Devolver un pedido de la tienda',
    aims: ['returns'],
    questions: [
      'como devuelvo una prenda de la tienda',
      'plazo para devolver un pedido',
      'quien paga el envio de la devolucion',
      'no me queda bien lo que compre lo puedo devolver',
      'politica de devoluciones y cambios',
    ],
    maya: `Desde que se recibe hay ${withdrawal} para desistir sin motivos, con Desistir del pedido, y otros ${terms.returnDays} para enviarlo. Ese envío lo paga quien devuelve. Se reembolsa todo lo pagado, envío inicial incluido, por el mismo medio.`,
    valentina: `Tienes ${withdrawal} desde que lo recibes: botón Desistir del pedido, y otros ${terms.returnDays} para mandarlo. La vuelta la pagas tú; nosotros te devolvemos todo lo que pagaste, el envío de ida también, por donde pagaste.`,
    source: 'Real Decreto Legislativo 1/2007, artículos 102 a 108',
  },
  {
    title: 'Devolver sin etiqueta o ya puesto',
    questions: [
      'puedo devolver una prenda sin la etiqueta',
      'le quite la etiqueta se puede devolver',
      'lo he usado una vez lo puedo devolver',
      'devolver ropa ya lavada',
    ],
    maya: `Quitar la etiqueta no anula el derecho a desistir: hay ${withdrawal} desde que llega. Probarse la prenda como en una tienda está permitido; si además se ha llevado, lavado o estropeado, puede descontarse lo que haya perdido de valor. Conviene devolverla con su etiqueta, aunque vaya suelta.`,
    valentina: `Sin etiqueta también puedes desistir, en ${withdrawal} desde que te llega. Probártela como en una tienda, sin problema; si la has llevado o lavado, te pueden descontar lo que haya perdido de valor. Mete la etiqueta en el paquete, aunque vaya suelta.`,
    source: 'Real Decreto Legislativo 1/2007, artículos 102 y 108',
  },
  {
    title: 'Los datos de la tarjeta',
    questions: [
      'guardais los datos de mi tarjeta',
      'es seguro pagar con tarjeta aqui',
      'quien ve el numero de mi tarjeta',
    ],
    maya: 'Pagar es seguro: el número de la tarjeta lo recibe el proveedor de pagos, que es quien procesa el cobro, y Vestidor ni lo ve ni lo guarda. Aquí no lo escribas nunca: ni hace falta ni nadie del equipo lo pide.',
    valentina:
      'Tranqui: la tarjeta la procesa el proveedor de pagos, y Vestidor ni ve el número ni lo guarda. Eso sí, por el chat no lo escribas: nadie del equipo te lo va a pedir.',
  },
  {
    title: 'Cambiar la dirección de un pedido',
    questions: [
      'me equivoque de direccion en el pedido',
      'como cambio la direccion de envio de mi compra',
      'puse mal el domicilio',
    ],
    maya: 'Desde el chat no puedo tocar un pedido. Mientras no haya salido, se cancela desde su página y se vuelve a pedir con la dirección buena; si ya ha salido, escríbenos cuanto antes desde Contacto con el número de pedido.',
    valentina:
      'Yo el pedido no lo puedo tocar. Si aún no ha salido, cancélalo en su página y lo pides otra vez con la dirección bien; si ya va de camino, escríbenos corriendo por Contacto con el número de pedido.',
  },
  {
    title: 'Si no estás en casa cuando llega',
    questions: [
      'y si no estoy cuando venga el repartidor',
      'que pasa si no hay nadie en casa al entregar',
      'pueden dejar el paquete a un vecino',
    ],
    maya: 'De la entrega se ocupa el transportista, y yo no veo cómo lo hace con tu paquete. El seguimiento, cuando lo hay, está en Mis pedidos; si se pierde un intento o hace falta otra dirección, escríbenos desde Contacto con el número de pedido.',
    valentina:
      'Eso lo lleva el transportista y yo desde aquí no lo veo. En Mis pedidos está el seguimiento, si lo hay; y si no te pillan en casa o quieres otra dirección, escríbenos por Contacto con el número de pedido.',
  },
  {
    title: 'Cancelar un pedido antes de que salga',
    aims: ['order-cancel'],
    questions: [
      'quiero cancelar mi pedido',
      'me equivoque de talla en el pedido lo puedo anular',
      'cancelar compra que aun no ha salido',
      'anular pedido de la tienda y recuperar dinero',
    ],
    maya: 'Mientras no ha salido, el pedido se cancela desde su página, con un botón, y la devolución se inicia en el acto por el mismo medio. Si ya va de camino, hay que recibirlo y desistir.',
    valentina:
      'Si aún no ha salido, entra en el pedido y dale a Cancelar el pedido: la devolución se hace al momento por donde pagaste. Si ya va de camino, te toca esperar a recibirlo y desistir.',
  },
  {
    title: 'Garantía de la tienda',
    questions: [
      'que garantia tiene la ropa de la tienda',
      'me llego una prenda con defecto',
      'garantia 30 dias que es',
      'se descosio lo que compre en vestidor',
      'prenda defectuosa cambio o dinero',
    ],
    maya: `La ley da ${terms.guaranteeYears} años: si lo entregado no es conforme, se repara o se cambia y, si no basta, se rebaja o se devuelve, sin coste. Y hay una garantía propia de ${terms.ownGuaranteeDays} días: con un defecto, se elige cambio o dinero, con envíos pagados.`,
    valentina: `Legal, ${terms.guaranteeYears} años: si viene mal se arregla o se cambia y, si no se puede, rebaja o dinero, gratis para ti. Y la nuestra de ${terms.ownGuaranteeDays} días: si tiene un defecto, eliges cambio o dinero y los envíos van por nuestra cuenta.`,
    source: 'Real Decreto Legislativo 1/2007, artículos 114 y siguientes',
  },
  {
    title: 'Cuánto se guarda un pedido sin pagar',
    questions: [
      'el carrito me reserva las prendas',
      'cuanto tiempo me guardan el pedido sin pagar',
      'hice transferencia cuanto esperan',
      'se me paso el tiempo de pagar el pedido',
    ],
    maya: `El carrito no reserva nada. Al pedir se guardan las prendas mientras llega el pago: con transferencia, ${holdMinutes.member / 1440} días, o ${holdMinutes.unconfirmed} minutos si el email está sin confirmar. Si no llega, no se debe nada y vuelven al carrito.`,
    valentina: `En el carrito no se reserva nada. Al hacer el pedido te las guardamos hasta que llegue el pago: con transferencia, ${holdMinutes.member / 1440} días, o ${holdMinutes.unconfirmed} minutos si no has confirmado el email. Si no pagas, no debes nada y vuelven al carrito.`,
  },
  {
    title: 'Límites de un pedido',
    questions: [
      'cuantas unidades puedo comprar en la tienda',
      'hay un maximo de compra',
      'importe maximo de un pedido',
      'no me deja añadir mas al carrito',
    ],
    maya: `Un pedido llega como mucho a ${orderMax}, con hasta ${limits.cart.quantityMax} unidades de cada artículo y ${limits.cart.linesMax} artículos distintos en el carrito. Sin pagar puede haber ${limits.order.pendingMax} pedidos a la vez.`,
    valentina: `Los topes: ${orderMax} por pedido, ${limits.cart.quantityMax} unidades de cada cosa y ${limits.cart.linesMax} cosas distintas en el carrito. Y hasta ${limits.order.pendingMax} pedidos pendientes de pago a la vez.`,
  },
  {
    title: 'Qué vende la tienda',
    questions: [
      'que marcas hay en la tienda',
      'quien vende la ropa de vestidor',
      'que se puede comprar en la tienda',
      'las valoraciones de la tienda son reales',
      'las fotos de la tienda son de verdad',
    ],
    maya: `En la tienda hay ropa y calzado, con casas como ${and.format(storeBrands)}. Las imágenes son ilustraciones: enseñan corte, color y dibujo, y el tono puede variar. Las valoraciones marcadas como muestra no son de compradores.`,
    valentina: `Ropa y zapatos, con marcas como ${and.format(storeBrands)}. Las imágenes son ilustraciones, así que el tono puede cambiar un poco al natural. Y las valoraciones que ponen muestra son eso, de muestra, no de gente que compró.`,
  },
  {
    title: 'El precio tachado de la tienda',
    questions: [
      'el descuento de la tienda es real',
      'que significa el precio tachado',
      'como se que la rebaja no es mentira',
      'los precios llevan iva',
    ],
    maya: `Las rebajas que haya están en la tienda, con el precio de antes tachado; de las que vengan no sé la fecha. El precio tachado es el más bajo de los ${terms.lowestPriceDays} días anteriores a la rebaja, como pide la ley. Todos los precios llevan el IVA incluido, y desde que se pide ya no cambian.`,
    valentina: `Si hay rebajas, las ves en la tienda con el precio de antes tachado; cuándo vienen las próximas no lo sé. El tachado no está inflado: es el más bajo de los ${terms.lowestPriceDays} días de antes, que es lo que manda la ley. El IVA va dentro y, cuando pides, el precio se queda quieto.`,
    source: 'Ley 7/1996 de Ordenación del Comercio Minorista, artículo 20',
  },
  {
    title: 'Lo comprado entra en Mi Vestidor',
    questions: [
      'lo que compro en la tienda se añade a mi armario',
      'tengo que escanear lo que compre aqui',
      'si devuelvo una compra se quita de mi vestidor',
      'mi vestidor esta lleno puedo comprar igual',
    ],
    maya: 'Al pagar un pedido, cada prenda entra sola en Mi Vestidor, aunque estuviera lleno, con su precio. Si el pedido se devuelve, salen las que no se hubieran puesto.',
    valentina:
      'Sí, en cuanto pagas aparecen solas en Mi Vestidor, aunque lo tengas lleno, sin escanear nada. Si devuelves el pedido, se van las que no te hayas puesto.',
  },
  {
    title: 'El buscador de tallas de Vestidor',
    questions: [
      'la app me dice mi talla',
      'guardan mis medidas corporales',
      'vestidor me mide con la camara',
      'que talla pido en la tienda de vestidor',
    ],
    maya: `Hay un buscador que, con medidas escritas en centímetros, da la talla en ${and.format(storeBrands)}, y dos si la duda es real. La cámara todavía no mide. Esas medidas se quedan en el navegador: ni se envían ni se guardan en la cuenta.`,
    valentina: `Escribes tus centímetros y te dice la talla en ${and.format(storeBrands)}; si estás en el límite, te da las dos. La cámara aún no mide. Y tranqui, las medidas se quedan en tu navegador, no se envían a ningún sitio.`,
  },
  {
    title: 'Vaciar el carrito',
    questions: [
      'vacia el carrito',
      'quita lo del carrito',
      'me arrepenti de todo borra el carrito',
      'como saco un producto del carrito',
    ],
    maya: 'Nada se cobra mientras no confirmes el pedido. En el carrito de la tienda cada artículo tiene su botón para quitarlo y ahí mismo cambias la cantidad.',
    valentina:
      'Tranqui, que no se cobra nada hasta que confirmas. Abre el carrito en la tienda y quita lo que no quieras con su botón.',
  },
  {
    title: 'Comprar en la tienda',
    questions: [
      'compramelo y pagalo con mi tarjeta',
      'como compro algo de la tienda',
      'haz el pedido por mi',
      'quiero pagar lo del carrito',
    ],
    maya: 'Puedo buscar y dejarlo en el carrito, pero el pago lo haces tú: carrito, dirección y forma de pago, con el total a la vista antes de confirmar.',
    valentina:
      'Te lo busco y te lo dejo en el carrito, pero pagar lo haces tú: carrito, dirección, forma de pago y confirmas viendo el total.',
  },
  {
    title: 'Tallas de la tienda',
    questions: [
      'que tallas usan en la tienda',
      'las tallas son mexicanas o europeas',
      'soy talla 9 que pido',
      'guia de tallas de la tienda',
      'como se que talla pedir',
    ],
    maya: 'La tienda usa tallas europeas, y hasta cuál llega depende de la prenda: cada ficha dice las que hay. En ella está el buscador de tallas, que convierte la tuya y la compara con tus medidas. Entre dos, la mayor en prendas sin elástico.',
    valentina:
      'Van en tallas europeas, y hasta dónde llegan depende de cada prenda: mira su ficha. Ahí mismo tienes el buscador de tallas: pones la tuya o tus medidas y te dice cuál. Si dudas entre dos, la grande.',
  },
];
