import type { PaymentPurpose } from '#contract/payments.ts';
import { euros } from '#server/platform/euros.ts';
import { deadlineInWords } from '#server/platform/madrid.ts';

interface PurposeWords {
  concept: string;
  refundNote: string;
  whenPaid: string;
  undone: string;
  disputedSubject: string;
  disputed: string;
  reinstated: string;
}

export const purposes: Readonly<Record<PaymentPurpose, PurposeWords>> = {
  premium: {
    concept: 'Vestidor Premium, un mes',
    refundNote: 'Devolución de Vestidor Premium',
    whenPaid: 'activamos Premium',
    undone:
      'El mes de Premium de ese pago ha terminado. Tu cuenta sigue, con todas tus prendas, fotos y outfits.',
    disputedSubject: 'Tu banco ha retirado un pago de Premium',
    disputed: 'el mes de Premium que abría ha quedado sin efecto',
    reinstated: 'tienes otra vez los días de Premium que te quedaban',
  },
  order: {
    concept: 'Pedido en la tienda de Vestidor',
    refundNote: 'Devolución de tu pedido en Vestidor',
    whenPaid: 'preparamos tu pedido',
    undone: 'Las prendas de ese pedido que no te has puesto han salido de tu vestidor.',
    disputedSubject: 'Tu banco ha retirado el pago de un pedido',
    disputed: 'el pedido que pagaba ha quedado en suspenso',
    reinstated: 'tu pedido sigue adelante',
  },
};

const whenPaid = (purpose: PaymentPurpose) => purposes[purpose].whenPaid;
const keeps = { premium: 'Te guardamos el sitio', order: 'Te guardamos las prendas' } as const;

export const instructions = {
  openBank:
    'Abre la app o la web de tu banco y elige hacer una transferencia. Si tu app lee códigos QR, escanea el nuestro y lo rellena todo.',
  transfer: (cents: number, isRest: boolean, accountName: string, iban: string) =>
    `Transfiere ${euros(cents)}${isRest ? ', que es lo que falta,' : ''} a ${accountName}, IBAN ${iban}.`,
  writeReference: (reference: string) =>
    `Escribe en el concepto solo esta referencia: ${reference}. Por ella sabemos que el pago es tuyo.`,
  whenTransferred: (purpose: PaymentPurpose) =>
    `Cuando llegue, ${whenPaid(purpose)} y te avisamos por email: unos segundos si es inmediata, hasta dos días laborables si no.`,
  keptUntil: (purpose: PaymentPurpose, until: Date, since: Date) =>
    `${keeps[purpose]} hasta el ${deadlineInWords(until, since)}.`,
  coinsSeen: 'Tu pago está en la red: no envíes nada más.',
  whenCoinsConfirmed: (purpose: PaymentPurpose) =>
    `Cuando se confirme, ${whenPaid(purpose)} y te avisamos por email.`,
  openWallet: 'Abre tu monedero de Bitcoin y escanea el código QR, o copia la dirección y el importe.',
  sendCoins: (coins: string, cents: number, isRest: boolean) =>
    `Envía exactamente ${coins} BTC (${isRest ? 'lo que falta' : euros(cents)}), más la comisión de la red, a la dirección de esta página. Es solo para este pago.`,
  quoteLasts: 'El importe vale 15 minutos. Si tu pago llega más tarde, lo contamos al cambio de ese momento.',
  coinsTake: (purpose: PaymentPurpose, minutes: number) =>
    `Lo vemos en segundos y se confirma en unos ${minutes} minutos: entonces ${whenPaid(purpose)} y te avisamos por email.`,
  openPaypal: 'Abre PayPal con el botón y entra con tu cuenta, o paga con tarjeta.',
  acceptAmount: (cents: number) => `Comprueba que el importe es de ${euros(cents)} y acepta el pago.`,
  backFromPaypal: (purpose: PaymentPurpose) => `PayPal te trae de vuelta y ${whenPaid(purpose)} al momento.`,
  paypalClosed: 'Si cierras la ventana antes de volver, pulsa «Verificar Pago»: no se cobra dos veces.',
  codeTaken: 'Tu código es válido y ya es tuyo. Estamos activando Premium: tarda unos segundos.',
};

const missingMoney = (purpose: PaymentPurpose) => (received: string, missing: string) =>
  `Hemos recibido ${received} y faltan ${missing}. Transfiere lo que falta con la misma referencia y ${whenPaid(purpose)}.`;
const missingCoins = (purpose: PaymentPurpose) => (received: string, missing: string) =>
  `Hemos recibido ${received} BTC y faltan ${missing} BTC. Envíalos a la misma dirección y ${whenPaid(purpose)}.`;
const underReview = (purpose: PaymentPurpose) =>
  `PayPal está revisando tu pago. No tienes que hacer nada: lo comprobamos nosotros y ${whenPaid(purpose)} en cuanto lo apruebe.`;

/** Kept with a payment in Spanish and found again by their words, so arguments are only inserted. */
export const notices = {
  tooMuchMoney: (excess: string) => `Has transferido ${excess} de más; te los devolvemos.`,
  missingMoney: { premium: missingMoney('premium'), order: missingMoney('order') },
  transferReturned: 'Tu banco ha devuelto la transferencia. No se te ha cobrado nada.',
  tooManyCoins: (excess: string) =>
    `Has enviado unos ${excess} de más. Escríbenos con una dirección de Bitcoin y te los devolvemos.`,
  coinsSeen: (minutes: string) =>
    `Hemos visto tu pago. Falta que la red lo confirme: unos ${minutes} minutos. No envíes nada más.`,
  coinsSeenOften: (times: string, minutes: string) =>
    `Hemos visto tu pago. Falta que la red lo confirme ${times} veces: unos ${minutes} minutos. No envíes nada más.`,
  missingCoins: { premium: missingCoins('premium'), order: missingCoins('order') },
  coinsVanished:
    'La red de Bitcoin ya no tiene tu pago, que había confirmado. Si vuelve a confirmarlo, lo veremos nosotros.',
  coinsGone:
    'El pago que habíamos visto ha desaparecido de la red sin confirmarse. No se te ha cobrado nada.',
  quoteOver:
    'La cotización de 15 minutos ha terminado. Si ya has enviado el pago, lo encontraremos; si no, crea uno nuevo.',
  underReview: { premium: underReview('premium'), order: underReview('order') },
  declined:
    'PayPal no ha podido cobrar con el medio de pago que elegiste. No se ha cobrado nada: prueba otra vez con otro.',
  rejected:
    'Hemos recibido un pago que no coincide con lo acordado y no lo hemos aplicado. Tu dinero está a salvo: te lo devolvemos.',
  afterHold:
    'Tu dinero ha llegado cuando la reserva ya había terminado y no quedan todas las prendas. Te lo devolvemos entero.',
  afterCancelling: 'Tu dinero ha llegado después de cancelar el pedido. Te lo devolvemos entero.',
  paidTwice: 'Este pedido ya estaba pagado. Te devolvemos entero el segundo pago.',
};
