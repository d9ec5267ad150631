import type { Refund } from '#contract/payment-methods.ts';
import { vatInWords } from '#contract/vat.ts';
import { type LetterWords, list } from '#server/platform/mail/letterhead.ts';

export const letterWords = {
  test: {
    subject: (subject: string) => `[Pruebas] ${subject}`,
    notice: 'MODO DE PRUEBAS: no se ha movido dinero y este mensaje no tiene ningún valor.',
  },
  vat: (vat: { vatCountry: string; vatPercent: number }) => vatInWords(vat),
  card: (last4: string | null) => (last4 === null ? 'tu tarjeta' : `tu tarjeta terminada en ${last4}`),
  cancellationConfirmed: ({ until, account }: { until: string | null; account: string }): LetterWords => ({
    subject: 'Tu suscripción está cancelada',
    blocks: [
      `Hemos cancelado la renovación de tu suscripción a Vestidor Premium. ${until === null ? 'No se te cobrará nada más.' : `Conservas Premium hasta el ${until} y no se te cobrará nada más.`}`,
      'Después tu cuenta sigue como gratuita, con todas tus prendas, fotos y outfits.',
      `Si cambias de idea antes de esa fecha, puedes reanudarla en ${account}.`,
    ],
  }),
  chargeFailed: ({
    price,
    card,
    account,
  }: {
    price: string;
    card: string;
    account: string;
  }): LetterWords => ({
    subject: 'No hemos podido cobrar tu Premium',
    blocks: [
      `Hemos intentado renovar tu Premium (${price}) con ${card} y el banco lo ha rechazado. No se te ha cobrado nada.`,
      `Suele deberse a una tarjeta caducada o a un límite de gasto. Puedes poner otra con el botón «Cambiar tarjeta», en ${account}. El proveedor de pagos volverá a intentarlo en los próximos días; mientras tanto tu ropa y tus outfits siguen donde están.`,
      'Si prefieres no seguir, no hagas nada o cancela allí mismo la suscripción: tu cuenta pasará a ser gratuita.',
    ],
  }),
  premiumEnding: ({ day, price, pay }: { day: string; price: string; pay: string }): LetterWords => ({
    subject: `Tu Premium termina el ${day}`,
    blocks: [
      `El mes de Premium que pagaste termina el ${day}. No se renueva solo y no se te cobrará nada.`,
      `Si quieres otro mes, son ${price}, IVA incluido: ${pay}. Si pagas antes de esa fecha, el mes nuevo empieza cuando acaba este y no pierdes ningún día.`,
      'Si no, gracias por haber estado. Tu cuenta sigue como gratuita y conserva todas tus prendas, fotos y outfits.',
    ],
  }),
  renewalReminder: ({
    day,
    price,
    card,
    account,
  }: {
    day: string;
    price: string;
    card: string;
    account: string;
  }): LetterWords => ({
    subject: `Premium se renueva el ${day}`,
    blocks: [
      `El ${day} tu suscripción a Vestidor Premium se renueva un mes más. Ese día cobraremos ${price}, IVA incluido, en ${card}.`,
      'Si quieres seguir, no tienes que hacer nada.',
      `Si no, cancélala antes de ese día en ${account}, con el botón «Cancelar la suscripción». Conservas Premium hasta el final del mes que ya pagaste y no se te cobra nada más.`,
    ],
  }),
  contractConfirmed: (contract: {
    invoice: string;
    period: string;
    price: string;
    vat: string;
    paidWith: string;
    paidOn: string;
    reference: string;
    renews: boolean;
    account: string;
    terms: string;
    email: string;
    agreed: { moment: string; words: string } | undefined;
    withdrawal: string;
  }): LetterWords => ({
    subject: `Premium confirmado: tu contrato y tu factura ${contract.invoice}`,
    blocks: [
      'Tu pago ha llegado y Premium está activo. Guarda este mensaje: confirma lo que has contratado.',
      'LO QUE HAS CONTRATADO',
      list(
        `Vestidor Premium, ${contract.period}.`,
        `Precio: ${contract.price}, ${contract.vat} incluido, sin gastos ni recargos por el medio de pago.`,
        `Pagado con ${contract.paidWith} el ${contract.paidOn}. Referencia: ${contract.reference}.`,
        `Factura ${contract.invoice}, adjunta en PDF; también está siempre en tu cuenta.`,
      ),
      'QUÉ INCLUYE',
      'Las asesoras Maya y Valentina, hasta cinco mil prendas en tu vestidor y hasta doscientas peticiones de outfits al día. Empieza en cuanto se confirma el pago, o al acabar el mes que ya tenías.',
      contract.agreed && `El ${contract.agreed.moment} aceptaste: «${contract.agreed.words}»`,
      'CUÁNTO DURA Y CÓMO SE CANCELA',
      contract.renews
        ? `La suscripción se renueva sola cada mes por ${contract.price} con la misma tarjeta, hasta que la canceles. Te avisamos por email quince días antes de cada cobro. Para cancelar basta un botón, «Cancelar la suscripción», en ${contract.account}: conservas Premium hasta el final del mes pagado y no se te cobra nada más. No hay permanencia.`
        : 'Este pago cubre un mes y no se renueva: no tienes que cancelar nada. Te avisamos tres días antes de que termine, por si quieres seguir.',
      contract.withdrawal,
      'GARANTÍA Y RECLAMACIONES',
      `El servicio tiene la garantía legal de conformidad mientras dura. Si algo no funciona como dijimos, escríbenos a ${contract.email} y lo arreglamos o te devolvemos lo que corresponda. Rige la ley española y los tribunales de tu domicilio. Las condiciones completas están en ${contract.terms}`,
      'QUIÉN TE LO VENDE',
    ],
  }),
  /** With the model form of Real Decreto Legislativo 1/2007, annex. */
  withdrawalNotice: ({
    until,
    reference,
    asked,
    account,
    seller,
    email,
  }: {
    until: string;
    reference: string;
    asked: boolean;
    account: string;
    seller: string;
    email: string;
  }): string[] => [
    'TU DERECHO DE DESISTIMIENTO',
    `Puedes desistir de este contrato sin dar motivos hasta el ${until}, incluido. ${asked ? 'Te devolvemos lo que has pagado menos la parte proporcional a los días completos que haya durado, como aceptaste al contratar; la suma exacta la ves antes de confirmarlo. Lo hacemos' : 'Te devolvemos todo lo que has pagado, sin descontar los días que hayas usado Premium,'} en un máximo de catorce días y por el mismo medio de pago. El mes de Premium de este pago termina en el momento en que desistes. Si ya desististe de Premium hace menos de un año, este pago no admite otro desistimiento; cancelar puedes siempre.`,
    `Lo más rápido es el botón «Desistir del contrato aquí», en tu cuenta: ${account}\nEn dos pasos tienes tu justificante con fecha y hora. También vale cualquier mensaje claro a ${email} o una carta; puedes copiar este modelo, aunque no es obligatorio:`,
    list(
      `A la atención de ${seller}, ${email}.`,
      'Por la presente os comunico que desisto de mi contrato de Vestidor Premium.',
      `Referencia del pago: ${reference}. Fecha del pago: …`,
      'Nombre: … Usuario o email de la cuenta: … Domicilio: …',
      'Fecha, y firma si se envía en papel.',
    ),
  ],
  paymentDisputed: (payment: {
    subject: string;
    reference: string;
    amount: string;
    suspended: string;
    email: string;
  }): LetterWords => ({
    subject: payment.subject,
    blocks: [
      `Nos comunican una reclamación sobre tu pago ${payment.reference} de ${payment.amount}, y ${payment.suspended}.`,
      `Si no la has hecho tú o ha sido un malentendido, escríbenos a ${payment.email} y lo aclaramos. Tus prendas, fotos y outfits siguen donde estaban.`,
    ],
  }),
  paymentVanished: (payment: {
    network: string;
    reference: string;
    amount: string;
    suspended: string;
    email: string;
  }): LetterWords => ({
    subject: `Tu pago ${payment.reference} ha desaparecido de la red de ${payment.network}`,
    blocks: [
      `La red había confirmado tu pago ${payment.reference} de ${payment.amount} y ya no lo tiene. Mientras no vuelva a confirmarlo, ${payment.suspended}.`,
      `Si vuelve, lo veremos nosotros y todo queda como estaba. Si necesitas ayuda, escríbenos a ${payment.email}. Tus prendas, fotos y outfits siguen donde estaban.`,
    ],
  }),
  paymentReinstated: (payment: { reference: string; amount: string; reinstated: string }): LetterWords => ({
    subject: `Tu pago ${payment.reference} vuelve a estar en orden`,
    blocks: [`Tu pago ${payment.reference} de ${payment.amount} vuelve a contar y ${payment.reinstated}.`],
  }),
  disputeLost: (payment: {
    reference: string;
    amount: string;
    network: string | null;
    creditNote: string | null;
  }): LetterWords => ({
    subject: `Se ha resuelto la reclamación de tu pago ${payment.reference}`,
    blocks: [
      payment.network === null
        ? `La reclamación de tu pago ${payment.reference} se ha resuelto a tu favor: ${payment.amount} vuelven al medio con que pagaste.`
        : `Tu pago ${payment.reference} no ha vuelto a la red de ${payment.network} y lo damos por no hecho.`,
      payment.creditNote !== null && `Adjuntamos la factura rectificativa ${payment.creditNote}.`,
    ],
  }),
  refundDone: (refund: {
    amount: string;
    reference: string;
    paidWith: string;
    creditNote: string | null;
    isPart: boolean;
    undone: string;
  }): LetterWords => ({
    subject: `Te hemos devuelto ${refund.amount}`,
    blocks: [
      `Hemos devuelto ${refund.amount} de tu pago ${refund.reference} por el mismo medio con que pagaste (${refund.paidWith}). Según tu banco, puede tardar entre unas horas y diez días en verse.`,
      refund.creditNote !== null && `Adjuntamos la factura rectificativa ${refund.creditNote}.`,
      refund.creditNote !== null && !refund.isPart && refund.undone,
      refund.isPart && 'Lo demás que pagaste sigue como estaba.',
    ],
  }),
  withdrawalReceipt: (receipt: {
    number: string;
    moment: string;
    reference: string;
    paid: string;
    what: string;
    ended: string;
    moneyBack: string;
    charge: string | false | undefined;
    closing: string | undefined;
  }): LetterWords => ({
    subject: `Justificante de tu desistimiento ${receipt.number}`,
    blocks: [
      `Hemos recibido tu desistimiento ${receipt.what}. Este mensaje es tu justificante.`,
      list(
        `Número: ${receipt.number}`,
        `Recibido: ${receipt.moment}`,
        `Pago del que desistes: ${receipt.reference}, de ${receipt.paid}`,
      ),
      `${receipt.ended} ${receipt.moneyBack}`,
      receipt.charge,
      receipt.closing,
    ],
  }),
  /** In the receipt of a withdrawal from Premium. */
  premium: {
    what: 'del contrato de Vestidor Premium',
    ended: (renews: boolean) =>
      `El mes de Premium de ese pago ha terminado.${renews ? ' La suscripción con tarjeta se da de baja y no se te cobrará nada más.' : ''}`,
    charge: ({
      paid,
      whole,
      charged,
      usedDays,
      periodDays,
    }: {
      paid: string;
      whole: string | null;
      charged: string;
      usedDays: number;
      periodDays: number;
    }) =>
      `Son los ${paid} ${whole === null ? 'que pagaste' : `que quedaban de los ${whole} de tu pago`} menos ${charged}, la parte proporcional a ${usedDays === 1 ? 'un día' : `${usedDays} días`} de los ${periodDays} del mes: pediste que Premium empezara sin esperar al plazo de desistimiento (artículo 108.3 del Real Decreto Legislativo 1/2007).`,
    closing: 'Tu cuenta sigue, con todas tus prendas, fotos y outfits.',
  },
  moneyBack: ({ refund, amount, whole }: { refund: Refund; amount: string; whole: boolean }): string => {
    const sum = `${amount}${whole ? ', el importe completo,' : ''}`;
    switch (refund) {
      case 'sent':
        return `Devolvemos ${sum} al mismo medio con que pagaste. La orden ya está dada; según tu banco, tarda entre unas horas y diez días en verse.`;
      case 'by_hand':
        return `Devolvemos ${sum} por el mismo medio con que pagaste y en un máximo de catorce días. Esta devolución la hace una persona: si necesitamos un dato tuyo, te escribimos.`;
      case 'nothing_to_refund':
        return 'Este mes se abrió con un código, sin un pago por nuestros medios que devolver. Si pagaste por ese código, responde a este mensaje y lo resolvemos en un máximo de catorce días.';
    }
  },
};
