/** `by_hand`: by the operator, who confirms it with `payments refund --sent`. */
export const refunds = ['sent', 'by_hand', 'nothing_to_refund'] as const;
export type Refund = (typeof refunds)[number];

interface PaymentMethodFacts {
  name: string;
  description: string;
  /** No method costs more than another. */
  fees: string;
  /** The web draws an icon of its own for each. */
  icon: '💳' | '🏦' | '₿' | '✅';
  settles: 'at_once' | 'in_minutes' | 'in_days';
  /**
   * `form`: on our own page. `redirect`: on the provider's page, which leads back. `push`: sent by the buyer
   * from a bank or wallet. `code`: paid beforehand.
   */
  flow: 'form' | 'redirect' | 'push' | 'code';
  refund: Refund;
  /** The ways in which settled money can be taken back. */
  reversal: 'dispute' | 'reorganisation';
  /** Premium is charged again every month. */
  renews: boolean;
  /** The amount follows an exchange rate and expires. */
  quoted: boolean;
  /** In a list of payments or methods. */
  shortName: string;
  /** «Pagado con …» */
  paidWith: string;
  /** The button that starts the payment of Premium. */
  payLabel: string;
  /** The remaining steps: for the buyer, and for the operator in a manual refund. */
  todo: string;
  /** Described to the buyer of an order; null where only Premium is sold. */
  forOrders: string | null;
  /** Of the code that a bank or wallet reads. */
  qr: { label: string; caption: string } | null;
}

/** In the order in which they are offered. */
const facts = {
  stripe_card: {
    name: 'Tarjeta',
    description: 'Visa, Mastercard y American Express. Se renueva cada mes y la cancelas cuando quieras.',
    fees: 'Sin comisiones',
    icon: '💳',
    settles: 'at_once',
    flow: 'form',
    refund: 'sent',
    reversal: 'dispute',
    renews: true,
    quoted: false,
    shortName: 'Tarjeta',
    paidWith: 'tarjeta',
    payLabel: 'Continuar con tarjeta',
    todo: 'Termina en la pantalla de tarjeta',
    forOrders: 'Visa, Mastercard o American Express. Un solo cobro.',
    qr: null,
  },
  paypal_redirect: {
    name: 'PayPal',
    description:
      'Pagas en PayPal con tu cuenta o con tarjeta y vuelves aquí. Un mes, sin renovación automática.',
    fees: 'Sin comisiones',
    icon: '💳',
    settles: 'at_once',
    flow: 'redirect',
    refund: 'sent',
    reversal: 'dispute',
    renews: false,
    quoted: false,
    shortName: 'PayPal',
    paidWith: 'PayPal',
    payLabel: 'Pagar con PayPal',
    todo: 'Termina en PayPal',
    forOrders: 'Pagas en PayPal y vuelves aquí.',
    qr: null,
  },
  bank_transfer: {
    name: 'Transferencia bancaria',
    description:
      'Desde tu banco, con una referencia o con un código QR. Tarda de unos segundos a dos días laborables.',
    fees: 'Sin comisiones',
    icon: '🏦',
    settles: 'in_days',
    flow: 'push',
    refund: 'by_hand',
    reversal: 'dispute',
    renews: false,
    quoted: false,
    shortName: 'Transferencia',
    paidWith: 'transferencia bancaria',
    payLabel: 'Pagar por transferencia',
    todo: 'Haz la transferencia',
    forOrders: 'Te guardamos las prendas cinco días; media hora si aún no has confirmado tu email.',
    qr: {
      label: 'Código QR con los datos de la transferencia, para la app de tu banco',
      caption: 'Escanéalo con la app de tu banco y no tendrás que escribir nada.',
    },
  },
  crypto_btc: {
    name: 'Bitcoin',
    description:
      'Importe exacto durante 15 minutos, a una dirección solo tuya. Se confirma en unos 10 minutos.',
    fees: 'Sin recargo; tu monedero paga la comisión de la red',
    icon: '₿',
    settles: 'in_minutes',
    flow: 'push',
    refund: 'by_hand',
    reversal: 'reorganisation',
    renews: false,
    quoted: true,
    shortName: 'Bitcoin',
    paidWith: 'Bitcoin',
    payLabel: 'Pagar con Bitcoin',
    todo: 'Envía los bitcoins',
    forOrders: 'Al cambio de este momento, durante 15 minutos.',
    qr: {
      label: 'Código QR con la dirección y el importe, para tu monedero de Bitcoin',
      caption: 'Escanéalo con tu monedero: lleva la dirección y el importe.',
    },
  },
  manual_verification: {
    name: 'Código de verificación',
    description: 'Si tienes un código de Vestidor, escríbelo y Premium se activa al momento.',
    fees: 'Sin comisiones',
    icon: '✅',
    settles: 'at_once',
    flow: 'code',
    refund: 'nothing_to_refund',
    reversal: 'dispute',
    renews: false,
    quoted: false,
    shortName: 'Código',
    paidWith: 'código de verificación',
    payLabel: 'Activar con mi código',
    todo: 'Tu código',
    forOrders: null,
    qr: null,
  },
} as const satisfies Record<string, PaymentMethodFacts>;

export type PaymentMethodId = keyof typeof facts;
export type PaymentMethodIcon = PaymentMethodFacts['icon'];

export const paymentMethodFacts: Readonly<Record<PaymentMethodId, PaymentMethodFacts>> = facts;

type IdsWith<Fact> = {
  [Id in PaymentMethodId]: (typeof facts)[Id] extends Fact ? Id : never;
}[PaymentMethodId];
const idsWith = <Id extends PaymentMethodId>(has: (row: PaymentMethodFacts) => boolean) =>
  (Object.keys(facts) as PaymentMethodId[]).filter((id) => has(facts[id])) as [Id, ...Id[]];

export const paymentMethodIds = idsWith<PaymentMethodId>(() => true);

export const renewingMethodIds = idsWith<PaymentMethodId>(({ renews }) => renews);

/** Verification codes only open Premium. */
export type OrderMethodId = IdsWith<{ forOrders: string }>;
export const orderMethodIds = idsWith<OrderMethodId>(({ forOrders }) => forOrders !== null);

/** Orders by these are held for the buyer's whole term, the others for half an hour. */
export type SlowMethodId = IdsWith<{ settles: 'in_days' }>;

export const isOrderMethod = (id: PaymentMethodId): id is OrderMethodId =>
  paymentMethodFacts[id].forOrders !== null;

export const isSlowMethod = (id: PaymentMethodId): id is SlowMethodId =>
  paymentMethodFacts[id].settles === 'in_days';
