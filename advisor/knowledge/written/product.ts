import { limits } from '#contract/limits.ts';
import { photoFormats } from '#contract/photo-formats.ts';
import { decimalOfCents, premiumPrice } from '#contract/price.ts';
import { delivery, storeBrands } from '#contract/shop.ts';
import { terms } from '#contract/terms.ts';
import { holdMinutes, trustLimits } from '#contract/trust.ts';
import { scannedKinds } from '#contract/vocabulary.ts';
import type { WrittenEntry } from './entry.ts';

const money = new Intl.NumberFormat('es', {
  style: 'currency',
  currency: premiumPrice.currency,
  trailingZeroDisplay: 'stripIfInteger',
  useGrouping: 'always',
});
const euros = (amount: number) => money.format(amount);
const count = (value: number) => new Intl.NumberFormat('es', { useGrouping: 'always' }).format(value);
const and = new Intl.ListFormat('es', { type: 'conjunction' });

const price = `${euros(decimalOfCents(premiumPrice.cents))} al mes`;
const { garments, generations, photoBytes } = trustLimits;
const freeGarments = count(garments.each.member);
const freeOutfits = count(generations.each.member);
const premiumGarments = count(garments.each.premium);
const trial = `${limits.trialDays} días`;
const withdrawal = `${terms.withdrawalDays} días naturales`;
const orderMax = euros(limits.order.totalCentsMax / 100);
const megabytes = (bytes: number) => `${count(bytes / 1_000_000)} MB`;
const formats = and.format(Object.values(photoFormats).map(({ name }) => name));

/** How Vestidor works, what it costs and what it promises. Figures come from the contract. */
export const product: readonly WrittenEntry[] = [
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
    title: 'Pago a plazos y medios que no hay',
    questions: [
      'puedo pagar a plazos',
      'tienen meses sin intereses',
      'acepta mercado pago o paypal',
      'puedo pagar con bizum',
      'se puede pagar contra reembolso',
      'aceptan oxxo o nequi',
    ],
    maya: 'No hay pago a plazos ni meses sin intereses. Se paga con tarjeta, PayPal, transferencia, Bitcoin o un código, según lo que esté activo: al pagar se ve la lista. Lo que no sale en ella, como Bizum, Mercado Pago u Oxxo, no se acepta hoy.',
    valentina:
      'A plazos no se puede. Tarjeta, PayPal, transferencia, Bitcoin o código, los que veas activos al pagar. Si no sale en esa lista, tipo Bizum, Mercado Pago u Oxxo, ahora mismo no.',
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
    title: 'Avisos y recordatorios',
    questions: [
      'avisame el viernes que lleve paraguas',
      'me mandas un recordatorio',
      'avisame cuando haya mi talla',
      'me avisan si vuelve el producto agotado',
      'puedes recordarme que lave la camisa',
    ],
    maya: 'En Tu cuenta, en Avisos, puedes pedir el outfit de la mañana con el tiempo, el plan de mañana, la colada y los favoritos de la tienda que bajan de precio, en el móvil o por email. Un aviso suelto o de que vuelve algo agotado no puedo mandarlo; sí apuntarte un outfit en un día.',
    valentina:
      'En Tu cuenta › Avisos eliges: el look de la mañana con el tiempo, el plan de mañana, la colada o un favorito de la tienda que baja de precio, al móvil o al email. Avisos sueltos, o de que vuelve algo agotado, no puedo. Pero te apunto un look en el día que quieras.',
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
    title: 'Venta de datos y uso de las fotos',
    aims: ['privacy'],
    questions: [
      'sois una app de esas que vende mis datos',
      'vendeis mis datos',
      'que haceis con mis datos',
      'usais mis fotos para entrenar una ia',
      'y donde lo pone eso',
      'donde leo la politica de privacidad',
    ],
    maya: 'No vendemos datos. Las fotos las ve su dueño con la sesión abierta y las analiza nuestro servidor; para entrenar, solo si lo activas en tu cuenta. Está escrito en la página Privacidad, al pie de la web, y los permisos se ven y se cambian en tu cuenta.',
    valentina:
      'No, no vendemos tus datos. Tus fotos las ves tú, y solo sirven para entrenar si lo activas. Lo tienes por escrito en Privacidad, al pie de la página, y los permisos los cambias en tu cuenta.',
  },
  {
    title: 'Cambiar nombres y datos desde el chat',
    questions: [
      'cambia el nombre de la maleta',
      'renombra este outfit',
      'cambia mi talla en el perfil',
      'cambia mi correo',
      'pon otro nombre al outfit',
    ],
    maya: 'Desde el chat no cambio nombres ni datos. El nombre de un outfit se edita en Mis Outfits, y el perfil, el correo o la contraseña, en tu cuenta.',
    valentina:
      'Eso no lo puedo tocar yo: el nombre de un look lo editas en Mis Outfits, y tu perfil, correo o contraseña, en tu cuenta.',
  },
  {
    title: 'Propuestas de otros días',
    questions: [
      'el que me propusiste ayer',
      'guarda el look del otro dia',
      'recuerdas lo que me dijiste ayer',
      'que me propusiste la semana pasada',
    ],
    maya: 'En esta conversación no tengo lo de otros días. Las conversaciones anteriores siguen en tu historial del chat, y lo que guardaste está en Mis Outfits. Si quieres, te preparo otro parecido.',
    valentina:
      'Aquí no tengo lo de otros días. Mira el historial del chat o Mis Outfits, si lo guardaste. Y si no, te monto otro parecido.',
  },
  {
    title: 'En qué aparatos funciona',
    aims: ['app-device'],
    questions: [
      'hay app para iphone',
      'se puede usar en el ordenador',
      'esta en la play store',
      'funciona en android',
      'puedo usarlo en la tablet',
    ],
    maya: 'Funciona en el navegador del móvil, la tableta o el ordenador, con la misma cuenta, y no hay que descargar nada de una tienda de aplicaciones. Desde el navegador se puede añadir a la pantalla de inicio.',
    valentina:
      'Va en el navegador: móvil, tablet u ordenador, con la misma cuenta y sin bajarte nada. Si quieres, la añades a la pantalla de inicio.',
  },
  {
    title: 'Compartir el armario con otra persona',
    questions: [
      'puedo compartir mi armario con mi hermana',
      'dos personas en la misma cuenta',
      'puedo tener el armario de mi hijo',
      'armario familiar',
    ],
    maya: 'Cada cuenta es un armario de una persona; no se comparte entre cuentas. Un outfit sí se puede compartir. Para otra persona, lo limpio es otra cuenta: así las propuestas no mezclan tallas ni gustos.',
    valentina:
      'Cada cuenta es un armario, y no se comparten entre sí. Un look sí lo puedes compartir. Para tu hermana o tu hijo, mejor otra cuenta, que si no te mezclo la ropa.',
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
    title: 'Qué hace Vestidor',
    questions: [
      'que es vestidor',
      'para que sirve esta app',
      'como funciona vestidor',
      'que puedo hacer aqui',
      'explicame la aplicacion en dos palabras',
    ],
    maya: 'Vestidor guarda la ropa en un armario digital a partir de fotos, compone outfits con ella para una ocasión y un tiempo, y lleva las cuentas: qué se usa, cuánto sale cada puesta y con cuánto combina cada prenda. Además tiene calendario, maleta, tienda y dos asesoras.',
    valentina:
      'Haces fotos a la ropa y tienes el armario en el móvil. Con eso Vestidor te monta outfits según el plan y el tiempo, y te dice qué usas, a cuánto sale cada puesta y con qué combina cada cosa. También hay calendario, maleta, tienda y nosotras dos.',
  },
  {
    title: 'Cuánto cuesta Premium',
    aims: ['premium-price'],
    questions: [
      'cuanto cuesta premium',
      'precio de vestidor al mes',
      'cuanto vale la suscripcion',
      'es de pago esto',
      'y es de pagar',
      'hay que pagar por usar esto',
      'que incluye premium que no tenga la version gratuita',
      'cuanto cuesta premium y que me da que no tenga gratis',
      'cuanto sale premium en euros con iva',
    ],
    maya: `Hay un solo plan: Premium cuesta ${price}, IVA incluido, y vale lo mismo con cualquier medio de pago. No tiene permanencia. Da hasta ${premiumGarments} prendas, outfits sin cupo diario y la conversación con las asesoras. Antes se prueba ${trial} sin tarjeta.`,
    valentina: `Un plan y ya: ${price}, con el IVA dentro y sin recargos, pagues como pagues. Te da hasta ${premiumGarments} prendas, outfits sin tope y el chat con nosotras. Sin permanencia, y lo pruebas ${trial} sin tarjeta.`,
  },
  {
    title: 'Qué da la cuenta gratuita',
    questions: [
      'que puedo hacer gratis en vestidor',
      'cuantas prendas puedo guardar sin pagar',
      'limites de la cuenta gratis',
      'se puede usar sin suscripcion',
      'cuantos outfits gratis al dia',
    ],
    maya: `La cuenta gratuita guarda hasta ${freeGarments} prendas y ${megabytes(photoBytes.each.member)} de fotos, y compone outfits ${freeOutfits} veces al día, sin límite de tiempo. Con Premium son ${premiumGarments} prendas, y los outfits no tienen cupo diario.`,
    valentina: `Gratis y para siempre: ${freeGarments} prendas, ${megabytes(photoBytes.each.member)} de fotos y ${freeOutfits} peticiones de outfits al día. Con Premium subes a ${premiumGarments} prendas y pides outfits sin cupo diario.`,
  },
  {
    title: 'La prueba gratuita',
    aims: ['trial'],
    questions: [
      'hay prueba gratis',
      'me cobran cuando acaba la prueba',
      'necesito tarjeta para probar premium',
      'cuantos dias dura la prueba gratuita',
      'puedo repetir la prueba con el mismo correo',
    ],
    maya: `La prueba dura ${trial}, no pide tarjeta y es una por buzón de correo. Empieza al confirmar el email. Al terminar no se cobra nada: la cuenta pasa a ser gratuita y conserva el armario.`,
    valentina: `Son ${trial} de Premium, sin tarjeta, una vez por buzón. Arranca cuando confirmas el email. Cuando se acaba no te cobran nada: te quedas con la cuenta gratuita y con todo tu armario.`,
  },
  {
    title: 'La prueba no ha empezado',
    questions: [
      'no me empieza la prueba gratis',
      'no me llega el email de confirmacion',
      'me registre y no soy premium',
      'confirmar correo vestidor no llega',
    ],
    maya: `La prueba empieza al abrir el enlace de confirmación que enviamos por email. Si no aparece, conviene mirar el correo no deseado y pedir otro enlace. Mientras tanto funciona la cuenta gratuita.`,
    valentina: `Te falta abrir el enlace que te mandamos al correo: hasta entonces no cuentan los ${trial}. Mira en el spam y, si no está, pide otro enlace. Entretanto tienes la cuenta gratuita.`,
  },
  {
    title: 'Cancelar la suscripción',
    aims: ['premium-cancel'],
    questions: [
      'como cancelo la suscripcion',
      'quiero darme de baja de premium',
      'si cancelo pierdo lo que pague',
      'como dejo de pagar vestidor',
      'hay permanencia',
    ],
    maya: 'La suscripción con tarjeta se cancela en la cuenta, con el botón Cancelar la suscripción, cuando se quiera y sin penalización. Premium sigue hasta el final del mes pagado y hasta ese día se puede reanudar. Los meses sueltos no se renuevan: no hay nada que cancelar.',
    valentina:
      'En tu cuenta, botón Cancelar la suscripción, y ya. Sigues con Premium hasta que acabe el mes pagado y no se te cobra más; si te arrepientes antes, le das a Reanudar. ¿Pagaste un mes suelto? Ese se acaba solo. Permanencia, ninguna.',
  },
  {
    title: 'Desistir de Premium y recuperar el dinero',
    questions: [
      'me arrepenti de pagar premium me devuelven el dinero',
      'derecho de desistimiento vestidor',
      'quiero el reembolso de la suscripcion',
      'cuantos dias tengo para echarme atras con premium',
      'devolucion del pago de premium',
    ],
    maya: `Desde cada pago hay ${withdrawal} para desistir sin motivos, con el botón Desistir del contrato aquí de la cuenta. Se devuelve lo pagado menos la parte de los días completos usados, si se pidió empezar ya; la suma se ve antes de confirmar. Vale una vez al año.`,
    valentina: `Tienes ${withdrawal} desde cada pago, sin dar explicaciones: en tu cuenta, Desistir del contrato aquí. Te devolvemos lo pagado menos los días completos que hayas usado, si pediste empezar ya, y ves la cifra antes de confirmar. Una vez al año.`,
    source: 'Real Decreto Legislativo 1/2007, artículos 102 a 108',
  },
  {
    title: 'Formas de pagar Premium',
    aims: ['pay-methods'],
    questions: [
      'como puedo pagar premium',
      'aceptan paypal',
      'se puede pagar con bitcoin o transferencia',
      'puedo pagar sin tarjeta',
      'con que metodos de pago funciona la suscripcion',
    ],
    maya: 'Premium se paga con tarjeta, PayPal, transferencia, Bitcoin o un código, según los que estén activos, al mismo precio. La tarjeta se renueva cada mes; lo demás cubre un mes suelto que no se renueva, y si ya había Premium, se suma al final.',
    valentina:
      'Tarjeta, PayPal, transferencia, Bitcoin o código, los que estén activos en ese momento, y todos cuestan igual. Con tarjeta se renueva cada mes; con los demás pagas un mes y punto. Si ya eras Premium, ese mes se añade al final.',
  },
  {
    title: 'Avisos antes de cobrar',
    questions: [
      'me avisan antes de renovar premium',
      'cuando me cobran otra vez',
      'aviso de renovacion de la suscripcion',
      'se renueva solo sin avisar',
      'cuando acaba mi mes de premium me escriben',
    ],
    maya: `Se avisa por email ${terms.renewalNoticeDays} días antes de cada renovación con tarjeta. De un mes suelto, que no se renueva, se avisa ${terms.endNoticeDays} días antes de que termine.`,
    valentina: `Sí: si pagas con tarjeta, te escribimos ${terms.renewalNoticeDays} días antes de cada cobro. Si es un mes suelto no se renueva, y te avisamos ${terms.endNoticeDays} días antes de que se acabe.`,
  },
  {
    title: 'Dónde están las facturas',
    aims: ['invoice'],
    questions: [
      'donde descargo mi factura',
      'necesito la factura de premium',
      'factura de un pedido de la tienda pdf',
      'no encuentro el recibo del pago',
    ],
    maya: 'Cada pago llega por email con su factura en PDF, que queda además en la cuenta. Las de los pedidos están también en la página de cada pedido. Los pagos y facturas se conservan lo que la ley exige, aunque la cuenta se elimine.',
    valentina:
      'Te llega en PDF al correo con cada pago y se queda guardada en tu cuenta. La de un pedido, además, en la página del pedido. Si borras la cuenta, las facturas son lo que la ley nos obliga a guardar.',
  },
  {
    title: 'Qué pasa con las prendas al dejar Premium',
    questions: [
      'si dejo premium se borran mis prendas',
      'que pasa con mi ropa cuando acaba la suscripcion',
      'tengo mas prendas que el limite gratis que pasa',
      'pierdo mi armario si no pago',
    ],
    maya: `Se quedan donde están. Si hay más de ${freeGarments} se pueden ver y usar todas; solo para añadir nuevas habría que volver a Premium o hacer sitio.`,
    valentina: `Nada, siguen ahí. Aunque pases de ${freeGarments}, las ves y las usas todas; lo único, que para meter más tendrías que volver a Premium o quitar alguna.`,
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
    maya: 'El número de la tarjeta lo recibe el proveedor de pagos, que es quien procesa el cobro: Vestidor ni lo ve ni lo guarda.',
    valentina: 'No: la tarjeta la procesa el proveedor de pagos. Vestidor ni ve el número ni lo guarda.',
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
    maya: `El precio tachado es el más bajo de los ${terms.lowestPriceDays} días anteriores a la rebaja, como pide la ley. Todos los precios llevan el IVA incluido, y desde que se pide ya no cambian.`,
    valentina: `El tachado no está inflado: es el más bajo de los ${terms.lowestPriceDays} días de antes, que es lo que manda la ley. El IVA va dentro y, cuando pides, el precio se queda quieto.`,
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
    title: 'Quién ve las fotos',
    aims: ['privacy'],
    questions: [
      'quien puede ver mis fotos',
      'mis fotos son privadas',
      'usan mis fotos para entrenar la ia',
      'venden mis datos',
      'la foto lleva mi ubicacion',
    ],
    maya: 'Las fotos solo se abren con la sesión de su dueño. Al recibirlas se les quitan la ubicación y los datos de la cámara, y las analiza nuestro servidor. Ni se venden ni van a terceros, salvo permiso expreso en el escáner; para entrenar, solo si se activa en la cuenta.',
    valentina:
      'Solo tú, con tu sesión abierta. Les quitamos la ubicación y los datos de la cámara, y se leen en nuestros servidores. No vendemos nada. Mandarlas a un modelo de fuera o usarlas para entrenar el escáner solo pasa si tú lo activas, y lo apagas cuando quieras.',
  },
  {
    title: 'Qué pasa con las conversaciones',
    aims: ['know-of-me'],
    questions: [
      'guardan lo que hablo con vosotras',
      'quien lee mis mensajes con maya',
      'mis chats son privados',
      'puedo borrar la conversacion',
      'mandan mis mensajes a openai',
    ],
    maya: 'Lo que se escribe y lo que contestamos se guarda en la cuenta hasta que se borra. Si los proveedores externos están activos, OpenAI recibe lo que se me escribe y Mistral AI lo que se escribe a Valentina, para contestar; si no, responde nuestro propio programa.',
    valentina:
      'Se guardan en tu cuenta hasta que tú las borras. Si están activos los modelos de fuera, el texto de tu mensaje va a Mistral AI para que yo conteste, o a OpenAI si hablas con Maya. Si no lo están, contesta el programa de la casa y no sale de aquí.',
  },
  {
    title: 'Descargar todos los datos',
    aims: ['app-export'],
    questions: [
      'como exporto mis datos',
      'puedo descargar mi armario',
      'quiero llevarme mis fotos y prendas',
      'bajar todo en un zip',
    ],
    maya: 'En la cuenta, con Descargar ZIP: lleva prendas, outfits, puestas, pedidos y pagos en JSON, además de las fotos y las facturas, en formatos que se abren en cualquier sitio.',
    valentina:
      'En tu cuenta hay un Descargar ZIP: prendas, outfits, puestas, pedidos, pagos, fotos y facturas. Todo en formatos normales que abre cualquiera.',
  },
  {
    title: 'Eliminar la cuenta',
    aims: ['app-account'],
    questions: [
      'como borro mi cuenta',
      'quiero eliminar todos mis datos',
      'si elimino la cuenta se puede recuperar',
      'borrar perfil de vestidor para siempre',
      'darme de baja y que borren todo',
    ],
    maya: 'En la cuenta, con Eliminar cuenta y la contraseña. Da de baja la suscripción y lo borra todo al momento y sin vuelta atrás, salvo los pagos y facturas que exige la ley. Un mes pagado no se devuelve solo: antes, desistir. Y conviene descargar el ZIP.',
    valentina:
      'En tu cuenta, Eliminar cuenta; pide la contraseña. Se borra todo al momento y no hay marcha atrás, menos pagos y facturas, que obliga la ley. La suscripción se da de baja sola, pero un mes pagado no vuelve: si toca, desiste antes. Y bájate el ZIP.',
  },
  {
    title: 'Derechos sobre los datos',
    questions: [
      'derechos rgpd vestidor como los ejerzo',
      'cuanto tardan en responder una solicitud de datos',
      'donde reclamo por proteccion de datos',
      'quiero rectificar mis datos personales',
    ],
    maya: `Corregir, descargar y borrar se hace en la cuenta. Para lo demás, por escrito al contacto de la página de privacidad: se responde en ${terms.dataRightsDays} días como máximo y sin coste. También cabe reclamar ante la Agencia Española de Protección de Datos.`,
    valentina: `Casi todo lo haces tú en tu cuenta: corregir, descargar, borrar. Para lo demás, escribe al contacto de la página de privacidad y tienes respuesta en ${terms.dataRightsDays} días como mucho, gratis. Y si no te convence, está la Agencia Española de Protección de Datos.`,
    source: 'Reglamento (UE) 2016/679, artículos 12 a 22',
  },
  {
    title: 'Cómo hacer una buena foto para el escáner',
    questions: [
      'como hago la foto de una prenda',
      'el escaner no reconoce bien mi ropa',
      'tengo que planchar la ropa para escanearla',
      'que fondo pongo para fotografiar la ropa',
      'consejos para escanear prendas',
    ],
    maya: 'Una prenda por foto, extendida sobre un fondo liso que contraste, como una sábana o el suelo, y con luz de día. No hace falta plancharla. Se pueden elegir varias fotos a la vez: el escáner las lee en cola.',
    valentina:
      'Una prenda por foto, bien estirada, encima de una sábana o del suelo que contraste, y con luz de ventana. Sin planchar, no pasa nada. Y puedes soltar varias fotos de golpe, que las va leyendo en cola.',
  },
  {
    title: 'Qué reconoce el escáner',
    aims: ['app-scan'],
    questions: [
      'que lee el escaner de prendas',
      'el escaner detecta la marca',
      'cuantos tipos de ropa reconoce',
      'por que pone sugerido en una prenda',
      'el escaner sabe la tela',
    ],
    maya: `Distingue ${scannedKinds.length} tipos de prenda, el color, el estampado, el tejido, el estilo y el estado. Lo que lee con poca seguridad aparece como sugerido. Marca, talla y precio se escriben. Todo se puede corregir.`,
    valentina: `Saca el tipo, entre ${scannedKinds.length}, y el color, el estampado, el tejido, el estilo y el estado. Si no lo tiene claro pone sugerido para que lo mires. La marca, la talla y el precio los pones tú. Y todo se corrige con un toque.`,
  },
  {
    title: 'Formatos y tamaño de las fotos',
    questions: [
      'no me deja subir una foto heic',
      'que formato de foto acepta vestidor',
      'tamaño maximo de la foto de una prenda',
      'mi foto del iphone no se abre',
    ],
    maya: `Se aceptan fotos en ${formats}, de hasta ${limits.photo.bytesMax / 1024 / 1024} MB. Si el navegador no abre una HEIC, en el iPhone está Ajustes, Cámara, Formatos, Más compatible.`,
    valentina: `Valen ${formats}, hasta ${limits.photo.bytesMax / 1024 / 1024} MB. Si es una HEIC y el navegador no puede con ella, en el iPhone vas a Ajustes, Cámara, Formatos y pones Más compatible.`,
  },
  {
    title: 'El escáner se ha equivocado',
    questions: [
      'el escaner leyo mal el color',
      'como corrijo una prenda mal escaneada',
      'el recorte se comio una manga',
      'retocar recorte de la foto',
      'deshacer un escaneo',
    ],
    maya: 'Todos los campos se corrigen tocándolos, y el escáner aprende para ese vestidor. Si la lectura no se parece, se deshace y se prueba otra foto con fondo liso. El recorte se arregla con Retocar recorte; la foto original no se toca.',
    valentina:
      'Toca el dato y cámbialo, que además aprende para la próxima en tu vestidor. ¿No ha dado ni una? Deshaz y prueba con un fondo más liso. Y si el recorte se comió algo, abre la prenda y dale a Retocar recorte; la foto original no se toca.',
  },
  {
    title: 'Escanear varias prendas en una foto',
    aims: ['app-scan'],
    questions: [
      'puedo fotografiar varias prendas a la vez',
      'subir todo el armario de golpe',
      'foto con muchas prendas juntas las separa',
      'cuantas prendas hacen falta para empezar',
    ],
    maya: 'Con una foto de varias, la opción Hay varias prendas las busca y se confirma una a una. Deben estar extendidas, sin tocarse y sobre fondo liso. Para empezar bastan diez o doce: lo que se lleva esta semana.',
    valentina:
      'Sí: haces la foto, le das a Hay varias prendas y confirmas las que quieras. Ponlas sin que se toquen y en fondo liso. Y no hace falta meter el armario entero el primer día: con diez o doce ya salen outfits.',
  },
  {
    title: 'Leer las fotos en el propio dispositivo',
    questions: [
      'se puede escanear sin enviar la foto',
      'que es leer en este dispositivo',
      'escaner sin subir fotos a internet',
      'quiero que mis fotos no salgan del movil',
    ],
    maya: 'Con Leer en este dispositivo, la foto no sale de él: llega solo lo leído, salvo que se elija guardarla. La primera vez descarga el lector. Si el navegador no puede o va muy lento, las lee el servidor.',
    valentina:
      'Activa Leer en este dispositivo y la foto se queda en tu móvil; a nosotros nos llega lo leído, a no ser que quieras guardarla. La primera vez se baja el lector. Si el aparato va muy justo, vuelve a leerlas el servidor.',
  },
  {
    title: 'Leer la etiqueta de lavado con una foto',
    questions: [
      'vestidor lee la etiqueta de lavado',
      'puedo escanear la etiqueta de composicion',
      'el escaner entiende los simbolos de lavar',
      'guardan la foto de la etiqueta',
    ],
    maya: 'Lee las palabras de la etiqueta: fibras, porcentajes y cuidados, en español, inglés, francés, alemán, italiano y portugués. Los dibujos se eligen en una lista. Nada se guarda sin comprobarlo, y la foto no se conserva.',
    valentina:
      'Lee el texto: fibras, porcentajes y cuidados, en seis idiomas, español incluido. Los dibujitos no, esos los marcas tú en una lista. No se guarda nada sin que lo revises, y la foto de la etiqueta no nos la quedamos.',
  },
  {
    title: 'Usar Vestidor sin conexión',
    aims: ['app-device'],
    questions: [
      'funciona vestidor sin internet',
      'puedo ver mi armario offline',
      'estoy sin datos en una tienda puedo ver mi ropa',
      'hay que instalar la app',
    ],
    maya: 'Se abre en el navegador, sin instalar nada. Sin conexión se ve el vestidor como estaba la última vez, con la fecha a la vista; para cambiar algo hay que esperar a que vuelva.',
    valentina:
      'No hay que instalar nada, va en el navegador. Si te quedas sin datos, ves tu vestidor como estaba la última vez, con la hora puesta. Cambiar cosas, cuando vuelva la conexión.',
  },
  {
    title: 'Quiénes son Maya y Valentina',
    questions: [
      'eres una persona o un robot',
      'quien eres',
      'cual es la diferencia entre maya y valentina',
      'eres una ia',
      'puedo hablar con una persona de verdad',
    ],
    maya: 'Somos asesoras virtuales, no personas. Yo miro la línea, el largo y la alta moda; Valentina, la calle. Las dos vemos el mismo armario y podemos equivocarnos. Para hablar con alguien del equipo está la página de contacto.',
    valentina:
      'Soy una IA, igual que Maya. Ella tira a la alta moda y a la precisión; yo, a la calle y a lo cómodo. Vemos el mismo armario y a veces metemos la pata, así que decide tú. Si quieres una persona, en contacto está el equipo.',
  },
  {
    title: 'Hablar con las asesoras y Premium',
    questions: [
      'necesito premium para hablar con maya',
      'cuantos mensajes puedo mandar a valentina',
      'el chat es gratis',
      'por que me pide premium para chatear',
    ],
    maya: `La conversación completa es parte de Premium y de los ${trial} de prueba. Cada mensaje admite ${count(limits.chat.messageMax)} caracteres, y hay un tope de ${trustLimits.messages.each.premium} mensajes por hora contra abusos.`,
    valentina: `El chat entero va con Premium o con los ${trial} de prueba. Puedes escribir hasta ${count(limits.chat.messageMax)} caracteres por mensaje y ${trustLimits.messages.each.premium} mensajes a la hora: no te vas a quedar corta de tema.`,
  },
  {
    title: 'Cómo elige Vestidor un outfit',
    questions: [
      'como elige los outfits la app',
      'que es la puntuacion ia de un outfit',
      'por que me propone ese outfit',
      'de donde sale el porcentaje del outfit',
      'por que repite siempre las mismas prendas',
    ],
    maya: 'Prueba las combinaciones posibles y puntúa nueve criterios, de la ocasión, la que más pesa, el color y la estación a la rotación y las favoritas. Cada punto se puede leer. Si algo se repite, suele faltar una alternativa; marcar lo usado hace rotar.',
    valentina:
      'Prueba combinaciones y les pone nota en ocho cosas: la ocasión manda, y luego color, estación, formalidad y demás. Puedes abrir la nota y ver cada punto. Si repite mucho, márcale lo que te pones y rota; o es que de eso solo hay una opción.',
  },
  {
    title: 'Enseñarle el gusto a Vestidor',
    questions: [
      'no me gusta ese outfit como se lo digo a la app',
      'vestidor aprende mis gustos',
      'quiero que no me proponga un color',
      'borrar lo que la app ha aprendido de mi',
      'me gusta o no me gusta para que sirve',
    ],
    maya: `Con Me gusta y No me gusta se va afinando, y un outfit rechazado no vuelve a proponerse. También se dicen colores preferidos o evitados, hasta ${limits.taste.colorsMax} de cada. Lo aprendido se lee y se pone a cero en Mis Outfits.`,
    valentina: `Dale a Me gusta o No me gusta y va pillando el tono; lo que rechazas no vuelve. Puedes decirle hasta ${limits.taste.colorsMax} colores que te gusten y otros tantos que no. En Mis Outfits ves lo que ha aprendido, y si quieres lo pones a cero.`,
  },
  {
    title: 'La colada en Vestidor',
    questions: [
      'como marco una prenda sucia en la app',
      'que es poner en la colada',
      'no quiero que me proponga ropa que esta lavandose',
      'sacar una prenda de la colada vestidor',
    ],
    maya: 'En las acciones de cada prenda está Poner en la colada: mientras está ahí no se propone en los outfits. Cuando vuelve limpia, Sacar de la colada. El filtro En la colada las reúne.',
    valentina:
      'Abre las acciones de la prenda y dale a Poner en la colada: deja de salir en los outfits hasta que la saques. Con el filtro En la colada ves todo lo que anda lavándose.',
  },
  {
    title: 'Marcar lo que te pones',
    questions: [
      'como apunto que me puse una prenda',
      'para que sirve me la pongo hoy',
      'vestidor calcula el coste por puesta',
      'donde veo cuanto me cuesta cada uso',
      'marque una prenda como usada por error',
    ],
    maya: 'Me la pongo hoy suma un uso, que se puede deshacer. Con el precio de compra y los usos, la ficha calcula el coste por uso y dice cuál fue el último. Esos datos hacen rotar los outfits.',
    valentina:
      'Le das a Me la pongo hoy y suma un uso; si fue sin querer, se deshace. Con el precio y los usos, la ficha te dice a cuánto sale cada puesta. Y de paso los outfits rotan mejor.',
  },
  {
    title: 'Calendario y planificar la semana',
    aims: ['app-planner'],
    questions: [
      'puedo planear los outfits de la semana en la app',
      'donde esta el calendario de outfits',
      'como guardo un look para un dia',
      'planifica mi semana como funciona',
      'cuantos outfits caben en un dia del calendario',
    ],
    maya: `En Mis Outfits, la vista Calendario guarda hasta ${limits.plan.perDay} outfits por día. Planifica mi semana propone ${limits.plan.weekDays} días sin repetir, con ocasión, temperatura y lluvia, y cada propuesta cuenta como una generación.`,
    valentina: `Está en Mis Outfits, vista Calendario: caben hasta ${limits.plan.perDay} por día. Con Planifica mi semana te saca ${limits.plan.weekDays} días sin repetir outfit, según plan y tiempo. Ojo, cada propuesta gasta una generación.`,
  },
  {
    title: 'La maleta y la cápsula de Vestidor',
    questions: [
      'la app me hace la maleta',
      'donde esta la opcion maleta',
      'como calculo una capsula en vestidor',
      'para cuantos dias hace la maleta la aplicacion',
      'lista de maleta para imprimir',
    ],
    maya: `En Mis Outfits hay dos vistas. Maleta reúne lo justo para hasta ${limits.packing.daysMax} días según mínima y máxima. Cápsula busca las menos prendas con las que salen de ${limits.capsule.outfitsMin} a ${limits.capsule.outfitsMax} outfits. Las listas se imprimen o se comparten.`,
    valentina: `En Mis Outfits. Maleta te prepara hasta ${limits.packing.daysMax} días con la mínima y la máxima que le digas; Cápsula encuentra las menos prendas para sacar de ${limits.capsule.outfitsMin} a ${limits.capsule.outfitsMax} outfits. Y la lista la imprimes o la compartes.`,
  },
  {
    title: 'Qué significa la versatilidad',
    questions: [
      'que es el porcentaje de versatilidad',
      'como se calcula la versatilidad de una prenda',
      'mi prenda tiene poca versatilidad es malo',
      'versatilidad baja que hago',
    ],
    maya: 'Es qué parte de los outfits que se podrían formar alrededor de una prenda completa bien. Se cuenta con el armario propio y doce básicos, en seis ocasiones y cuatro estaciones. Un número bajo no es un defecto: una prenda de fiesta lo tendrá siempre.',
    valentina:
      'De los outfits que podrían salir con una prenda, cuántos salen bien. Cuenta tu ropa y doce básicos, en seis ocasiones y cuatro estaciones. Que salga bajo no es malo: algo de fiesta se usa poco y ya está.',
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
    title: 'El tiempo y la ubicación',
    questions: [
      'vestidor sabe donde estoy',
      'como usa la app el tiempo que hace',
      'guardan mi ubicacion',
      'de donde sacan la prevision del tiempo',
    ],
    maya: 'Solo si se pulsa Usar el tiempo de aquí y el navegador da permiso. La ubicación llega redondeada a unos diez kilómetros, sirve para preguntar a Open-Meteo y no se guarda. También se puede escribir la temperatura a mano.',
    valentina:
      'Solo si pulsas Usar el tiempo de aquí y das permiso. Llega redondeada a unos diez kilómetros, se le pregunta a Open-Meteo y no se guarda. Si no quieres, escribes tú los grados y listo.',
  },
  {
    title: 'Olvidar la contraseña',
    aims: ['app-account'],
    questions: [
      'olvide mi contraseña',
      'no puedo entrar en mi cuenta',
      'como recupero la clave de vestidor',
      'cambiar la contraseña de mi cuenta',
      'creo que alguien ha entrado en mi cuenta',
    ],
    maya: 'Desde la pantalla de entrada se puede pedir la recuperación por email. Dentro, la cuenta permite cambiarla, y eso cierra las sesiones de los demás dispositivos; también se pueden cerrar todas. Nadie del equipo pide nunca la contraseña.',
    valentina:
      'En la pantalla de entrar puedes recuperarla con tu email. Si ya estás dentro, la cambias en tu cuenta y se cierran las sesiones de otros aparatos; ¿sospechas de alguien?, cierra todas. Y nadie del equipo te la va a pedir jamás.',
  },
  {
    title: 'La demostración',
    questions: [
      'puedo ver vestidor sin registrarme',
      'que es la demo de vestidor',
      'cuanto dura la demostracion',
      'por que no puedo comprar en la demo',
    ],
    maya: `Comenzar abre una demostración con un armario lleno, sin registro. Se borra sola a las ${terms.demoHours} horas, y en ella no se paga ni se pide. Sus datos se pueden descargar.`,
    valentina: `Dale a Comenzar y entras en una demo con el armario ya lleno, sin registrarte. A las ${terms.demoHours} horas se borra sola y ahí no se puede comprar ni pagar: es para trastear.`,
  },
  {
    title: 'Edad para usar Vestidor',
    questions: [
      'que edad hay que tener para usar vestidor',
      'soy menor puedo registrarme',
      'tengo 15 años puedo comprar en la tienda',
      'mi hija de 13 puede tener cuenta',
    ],
    maya: `Para tener cuenta hacen falta ${terms.age.account} años, y ${terms.age.buying} para contratar Premium o comprar en la tienda.`,
    valentina: `Con ${terms.age.account} años puedes tener cuenta; para pagar Premium o comprar en la tienda hay que tener ${terms.age.buying}.`,
  },
  {
    title: 'Un cobro repetido o que no se reconoce',
    questions: [
      'me cobraron dos veces premium',
      'me han cobrado doble',
      'tengo un cargo de vestidor que no reconozco',
      'me cobraron y ya habia cancelado',
      'hay un cobro raro en mi tarjeta',
    ],
    maya: 'Lo siento. Mira primero en Tu cuenta los pagos y sus facturas: un cargo retenido por el banco no es un cobro. Si ahí salen dos, escríbenos desde Contacto con las dos fechas y devolvemos el que sobra por el mismo medio.',
    valentina:
      'Uf, lo siento. Comprueba en Tu cuenta los pagos y facturas, que a veces es una retención del banco. Si salen dos cobros, escríbenos por Contacto con las fechas y te devolvemos el que sobra por donde pagaste.',
  },
  {
    title: 'Un reembolso que no llega',
    questions: [
      'no me han devuelto el dinero de la devolucion',
      'he devuelto un vestido y no me hacen el abono',
      'cuando me llega el reembolso',
      'hace semanas que devolvi y no tengo mi plata',
      'donde esta mi reembolso',
    ],
    maya: `El estado de la devolución está en Mis pedidos. Hay hasta ${terms.returnDays} días desde que desistes, o desde que nos llega o demuestras el envío, y luego el banco tarda unos días. Si ya pasó, escríbenos desde Contacto con el número de pedido.`,
    valentina: `Entra en Mis pedidos y mira por dónde va. Son como mucho ${terms.returnDays} días desde que desistes o nos llega la prenda, y después lo que tarde tu banco. Si ya ha pasado, escríbenos por Contacto con el número de pedido.`,
  },
  {
    title: 'Hablar con una persona',
    aims: ['human', 'problem'],
    questions: [
      'quiero hablar con una persona',
      'hay alguien de verdad ahi',
      'como contacto con soporte',
      'quiero poner una reclamacion',
      'telefono de atencion al cliente',
    ],
    maya: 'Yo soy una asesora automática. Para que te atienda una persona, en la página Contacto está la dirección a la que escribir; con el correo de tu cuenta y, si es por una compra, el número de pedido, va más rápido.',
    valentina:
      'Yo soy automática, no te voy a engañar. En la página Contacto tienes la dirección para escribir a una persona; pon el correo de tu cuenta y el número de pedido si va de una compra.',
  },
  {
    title: 'Borrar o cambiar una prenda del vestidor',
    aims: ['garment-edit', 'garment-delete'],
    questions: [
      'elimina todas mis prendas',
      'borra toda mi ropa del armario',
      'elimina la blusa de mi closet que la regale',
      'como borro una prenda',
      'quiero cambiar el nombre de una prenda',
      'editar el color de una prenda',
      'quita esa chaqueta de mi armario que ya no la tengo',
    ],
    maya: 'Por seguridad, borrar y editar prendas no lo hago desde el chat: abre la prenda en Mi Vestidor y en sus acciones están Editar y Eliminar. Una prenda eliminada deja de proponerse en el acto.',
    valentina:
      'Eso lo haces tú en un momento: abre la prenda en Mi Vestidor y ahí tienes Editar y Eliminar. En cuanto la borras, deja de salir en los looks.',
  },
  {
    title: 'Añadir ropa al vestidor',
    aims: ['app-garments', 'garment-add'],
    questions: [
      'agregame que compre una chaqueta nueva',
      'añade una prenda que acabo de comprar',
      'como subo la ropa si no tengo nada',
      'tengo que subir la ropa una por una',
      'como subo mi ropa',
      'tengo que subir las prendas una por una',
      'agrega una prenda a mi armario',
      'como meto mi ropa en la app',
      'puedo subir varias fotos a la vez',
    ],
    maya: 'Con el escáner de Mi Vestidor: puedes subir varias fotos a la vez, o una foto con varias prendas extendidas, y cada una queda con su tipo, color y tejido para que solo confirmes. También se puede escribir a mano.',
    valentina:
      'Tira del escáner en Mi Vestidor: subes varias fotos de golpe, o una con varias prendas extendidas, y te las lee; tú solo confirmas. Y si no tienes foto, la añades a mano.',
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
    title: 'Si Premium resulta caro',
    aims: ['discount'],
    questions: [
      'uff eso es la paga entera',
      'es mucho dinero para mi',
      'no puedo pagarlo',
      'que caro',
      'premium es muy caro',
      'no me alcanza para pagar eso',
      'hay descuento para estudiantes',
      'hay algo mas barato que premium',
      'se puede usar gratis',
    ],
    maya: `No hay descuentos ni un plan intermedio. Sin pagar tienes el escáner, hasta ${freeGarments} prendas y ${freeOutfits} outfits al día; y ${trial} de prueba de Premium sin tarjeta para ver si te compensa.`,
    valentina: `Lo entiendo. No hay descuentos, pero gratis tienes el escáner, hasta ${freeGarments} prendas y ${freeOutfits} looks al día. Y ${trial} de Premium de prueba sin tarjeta, por si te apetece mirar.`,
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
    maya: 'La tienda usa tallas europeas; en la ficha de cada producto está el buscador de tallas, que convierte la tuya y la compara con tus medidas. Entre dos, la mayor en prendas sin elástico.',
    valentina:
      'Van en tallas europeas. En la ficha de cada producto tienes el buscador de tallas: pones la tuya o tus medidas y te dice cuál. Si dudas entre dos, la grande.',
  },
  {
    title: 'Idiomas de Vestidor',
    aims: ['app-language'],
    questions: [
      'hablas catalan',
      'em podeu parlar en catala',
      'do you speak english',
      'puedo usar la app en ingles',
      'en que idiomas esta vestidor',
    ],
    maya: 'Por ahora hablo español. Escríbeme en español, con las palabras de tu país, y te entiendo; la aplicación también está solo en español.',
    valentina:
      'De momento solo español, con las palabras de tu tierra y todo. La app también está en español.',
  },
];
