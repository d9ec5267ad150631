import { type LetterWords, list } from '#server/platform/mail/letterhead.ts';

export interface Line {
  quantity: number;
  piece: string;
  brand: string;
  size: string;
  color: string;
  price: string;
}

const lineOf = ({ quantity, piece, brand, size, color, price }: Line) =>
  `${quantity} × ${piece}, ${brand}, talla ${size}, ${color}: ${price}`;

/** @param price null when free */
const delivery = (price: string | null) => `Envío: ${price ?? 'gratis'}`;

export const letterWords = {
  awaitsTransfer: (order: {
    number: string;
    until: string | null;
    /** Until when the pieces are kept for a buyer who confirms the address. */
    longer: string | null;
    amount: string;
    account: { name: string; iban: string; bic: string };
    reference: string;
    lines: readonly Line[];
    delivery: string | null;
    total: string;
    page: string;
    email: string;
  }): LetterWords => ({
    subject: `Cómo pagar tu pedido ${order.number}`,
    blocks: [
      `Hemos apartado las prendas de tu pedido ${order.number}${order.until === null ? '' : ` hasta el ${order.until}`}. Falta la transferencia; estos son los datos:`,
      order.longer !== null &&
        `Las apartamos tan poco tiempo porque no has confirmado tu email. Confírmalo antes de esa hora con el enlace que te enviamos al crear la cuenta (puedes pedir otro en Mi cuenta) y te las guardamos hasta el ${order.longer}.`,
      list(
        `Importe: ${order.amount}`,
        `A nombre de: ${order.account.name}`,
        `IBAN: ${order.account.iban}`,
        `BIC: ${order.account.bic}`,
        `Concepto, solo esto: ${order.reference}`,
      ),
      'Una transferencia normal tarda hasta dos días laborables; una inmediata, segundos. Cuando llegue te escribimos con la confirmación y la factura.',
      'TU PEDIDO',
      list(...order.lines.map(lineOf), delivery(order.delivery), `Total: ${order.total}, IVA incluido.`),
      'Si no llega a tiempo, las prendas vuelven a la venta, las dejamos en tu carrito y no debes nada.',
      `Con código QR para la app de tu banco, otras formas de pagar y el botón para cancelarlo: ${order.page}`,
      `¿Alguna duda? Escríbenos a ${order.email}.`,
    ],
  }),
  confirmed: (order: {
    number: string;
    invoice: string;
    lines: readonly Line[];
    delivery: string | null;
    total: string;
    vat: string;
    vatPercent: number;
    paidWith: string;
    paidOn: string;
    reference: string;
    /** Name, street and place on lines of their own. */
    address: string | null;
    page: string;
    name: string;
    sellerAddress: string;
    email: string;
    terms: string;
  }): LetterWords => ({
    subject: `Pedido ${order.number} confirmado: tu factura ${order.invoice}`,
    blocks: [
      `Tu pago ha llegado y preparamos tu pedido ${order.number}. Sus prendas ya están en tu vestidor. Guarda este mensaje: confirma lo que has comprado.`,
      'LO QUE HAS COMPRADO',
      list(
        ...order.lines.map(lineOf),
        delivery(order.delivery),
        `Total: ${order.total}, con ${order.vat} de IVA (${order.vatPercent} %) incluidos.`,
        `Pagado con ${order.paidWith} el ${order.paidOn}. Referencia: ${order.reference}.`,
        `Factura ${order.invoice}, adjunta en PDF.`,
      ),
      'DÓNDE LO RECIBES',
      order.address,
      `Sale en uno o dos días laborables y llega en un máximo de cinco días más. Puedes seguirlo, y cancelarlo mientras no haya salido, en ${order.page}`,
      'TU DERECHO DE DESISTIMIENTO',
      'Puedes desistir sin dar motivos hasta catorce días después de recibirlo. Te devolvemos todo lo que has pagado, envío incluido, por el mismo medio y en un máximo de catorce días; podemos esperar a tener las prendas de vuelta. Tienes catorce días para enviarlas, sin usar y con sus etiquetas, y el coste de ese envío es tuyo.',
      `Lo más rápido es el botón «Desistir del pedido» en su página. También vale cualquier mensaje claro a ${order.email}; puedes copiar este modelo, aunque no es obligatorio:`,
      list(
        `A la atención de ${order.name}, ${order.sellerAddress}, ${order.email}.`,
        `Por la presente os comunico que desisto de mi compra. Pedido ${order.number}, recibido el …`,
        'Nombre: … Domicilio: …',
        'Fecha, y firma si se envía en papel.',
      ),
      'GARANTÍA Y RECLAMACIONES',
      `Las prendas tienen tres años de garantía legal. Si algo llega mal o no es lo que pediste, escríbenos a ${order.email} y lo cambiamos o te devolvemos el dinero, envíos incluidos. Rige la ley española y los tribunales de tu domicilio. Las condiciones completas están en ${order.terms}`,
      'QUIÉN TE LO VENDE',
    ],
  }),
  shipped: (order: {
    number: string;
    city: string | null;
    tracking: string | null;
    until: string | null;
    page: string;
  }): LetterWords => ({
    subject: `Tu pedido ${order.number} ha salido`,
    blocks: [
      `Tu pedido ${order.number} va de camino${order.city === null ? '' : ` a ${order.city}`}. Llega en un máximo de cinco días.`,
      order.tracking !== null && `Seguimiento: ${order.tracking}`,
      order.until !== null && `Si cambias de idea, puedes desistir hasta el ${order.until} en ${order.page}`,
    ],
  }),
  lapsed: (order: { number: string; total: string; shop: string }): LetterWords => ({
    subject: `La reserva de tu pedido ${order.number} ha terminado`,
    blocks: [
      `No hemos recibido el pago de tu pedido ${order.number}, de ${order.total}, y sus prendas vuelven a estar a la venta. No debes nada.`,
      `Las hemos dejado en tu carrito por si aún las quieres: ${order.shop}`,
      'Si ya has enviado el dinero, no hagas nada: si quedan prendas cuando llegue, servimos el pedido, y si no, te lo devolvemos entero.',
    ],
  }),
  cancelled: (order: { number: string; moneyBack: string }): LetterWords => ({
    subject: `Hemos cancelado tu pedido ${order.number}`,
    blocks: [
      `No podemos servir tu pedido ${order.number} y lo hemos cancelado. Lo sentimos.`,
      order.moneyBack,
      'Las prendas que no te habías puesto han salido de tu vestidor.',
    ],
  }),
  moneyTooLate: (order: {
    number: string;
    amount: string;
    why: string;
    moneyBack: string;
    reference: string;
    page: string;
  }): LetterWords => ({
    subject: `Te devolvemos ${order.amount} de tu pedido ${order.number}`,
    blocks: [order.why, order.moneyBack, `Pago ${order.reference}. El pedido está en ${order.page}`],
  }),
  moneyBack: {
    byHand: (amount: string, email: string) =>
      `Devolvemos ${amount} por el mismo medio y en un máximo de catorce días. Esta devolución la hace una persona: si necesitamos un dato tuyo, te escribimos desde ${email}.`,
    sent: (amount: string) =>
      `La devolución de ${amount} ya está en camino por el mismo medio con que pagaste; según tu banco, tarda entre unas horas y diez días en verse.`,
  },
  /** In the receipt of a withdrawal. */
  withdrawn: {
    what: (number: string) => `del pedido ${number}`,
    cancelled: 'El pedido queda cancelado y no sale.',
    removed: 'Las prendas que no te habías puesto han salido de tu vestidor.',
    sendBack: ({ day, seller, number }: { day: string; seller: string; number: string }) =>
      `Envíanos las prendas, sin usar y con sus etiquetas, antes del ${day} a ${seller}, con el número ${number} dentro.`,
    moneyBack: (amount: string) =>
      `Cuando lleguen, devolvemos ${amount}, el importe completo, por el mismo medio con que pagaste.`,
  },
};
