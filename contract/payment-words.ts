export interface PaymentMethodWords {
  name: string;
  description: string;
  /** No method costs more than another. */
  fees: string;
  /** In a list of payments or methods. */
  shortName: string;
  /** «Pagado con …» */
  paidWith: string;
  payLabel: string;
  todo: string;
  forOrders: string | null;
  qr: { label: string; caption: string } | null;
}

export const paymentWords = {
  stripe_card: {
    name: 'Tarjeta',
    description: 'Visa, Mastercard y American Express. Se renueva cada mes y la cancelas cuando quieras.',
    fees: 'Sin comisiones',
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
    shortName: 'Código',
    paidWith: 'código de verificación',
    payLabel: 'Activar con mi código',
    todo: 'Tu código',
    forOrders: null,
    qr: null,
  },
} satisfies Record<string, PaymentMethodWords>;
