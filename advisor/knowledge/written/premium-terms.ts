import { limits } from '#contract/limits.ts';
import { terms } from '#contract/terms.ts';
import { trustLimits } from '#contract/trust.ts';
import type { WrittenEntry } from './entry.ts';
import {
  count,
  freeGarments,
  freeOutfits,
  megabytes,
  photoBytes,
  premiumGarments,
  price,
  trial,
  withdrawal,
} from './product-figures.ts';

/** Prices, trial, payments and the end of Premium. */
export const premiumTerms: readonly WrittenEntry[] = [
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
    maya: `Desde cada pago de Premium hay ${withdrawal} para desistir sin motivos, con el botón Desistir del contrato aquí de la cuenta. Se devuelve lo pagado menos la parte de los días completos usados, si se pidió empezar ya; la suma se ve antes de confirmar. Vale una vez al año.`,
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
];
