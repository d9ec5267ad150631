import type { Annotated } from '../../words/pattern.ts';
import type { Aim } from '../learned/aims.ts';

type Row = readonly [words: RegExp, title: string];

const isDefect =
  /\b(agujer\w+|hueco|rot[oa]s?|defect\w+|fallad[oa]s?|falla|despeg\w+|descos\w+|manch\w+|taras?|rayon\w*|rayad[oa]s?|encogi\w*|enganch\w+)\b/;
const arrived = /\b(lleg\w+|vin[oi]\w*|venid[oa]|mand\w+|envi\w+|entreg\w+)\b/;
const arrivedBad = new RegExp(`(?=.*${arrived.source})(?=.*${isDefect.source})`);
const arrivedOther =
  /\b(mandaron|enviaron|mandado|enviado|mandasteis)\b.*\b(talla|numero|color|otr[oa]|\d\d)\b/;
const waits =
  /\b(pedi|pedido|compre|comprado|hice|hecho|esperando|lleg[ao]|llegan|llegado|aparece|sale)\b.*\b(no|nada|dias?|semanas?|mes|todavia|aun)\b|\bno\b.*\b(lleg\w+|aparece)\b/;
const refund = /\b(reembols\w+|abono|me han devuelto|me devolvieron|devolvi)\b/;

const worthIt: Row = [/\b(recom\w+|compensa|merece|conviene|vale la pena)\b/, 'Si compensa pagar Premium'];

/** The entry for a question of service: its aim is learned, and a word of it tells which. */
const rows: Partial<Record<Aim, readonly Row[]>> = {
  'premium-price': [worthIt],
  trial: [worthIt],
  'garment-add': [[/^(?!.*\b(tienda|pedidos?|sol[ao]s?|automatic\w+)\b)/, 'Añadir ropa al vestidor']],
  'garment-delete': [[/./, 'Borrar o cambiar una prenda del vestidor']],
  returns: [
    [
      /\bpedido\b.*\b(acabo|recien|hoy|hace (un|una|1|dos|2) (horas?|rato|minutos?))\b/,
      'Cancelar un pedido antes de que salga',
    ],
    [arrivedBad, 'El pedido llega roto o equivocado'],
    [arrivedOther, 'El pedido llega roto o equivocado'],
    [/\bgarantia\b/, 'Garantía de la tienda'],
    [isDefect, 'Garantía de la tienda'],
    [
      /\b(interior|brag\w+|calzoncill\w+|boxers?|tangas?|sujetador\w*|brasier\w*|banador\w*|bikinis?)\b/,
      'Devolver ropa interior o de baño',
    ],
    [/\b(rebaj\w+|ofertas?|descuento|liquidacion|promocion)\b/, 'Devolver algo rebajado'],
    [/\b(regal\w+|tique\w*|tickets?|(ella|el) no le gusta)\b/, 'Devolver un regalo'],
    [
      /\b(recog\w+|buscar|correos|mensajero)\b|\bdonde\b.*\b(mando|envio|llevo)\b/,
      'Enviar de vuelta una devolución',
    ],
    [/\b(cuando|todavia|aun|semanas?)\b.*\b(reembols\w+|dinero|plata)\b/, 'Un reembolso que no llega'],
    [
      /\b(puse|puesto|puestos|use|usado|(lo|la|los|las) (uso|llevo|estreno)|lave|lavado|estrene|estrenado|etiquetas?)\b/,
      'Devolver sin etiqueta o ya puesto',
    ],
    [/\bpremium|suscripcion\b/, 'Desistir de Premium y recuperar el dinero'],
    [/\bcambi\w+\b|\bpor (otra|una) (talla|[a-z]|mas|menos)\b/, 'Cambiar una prenda por otra talla'],
    [
      /\b(devol\w+|devuel\w+|regres\w+|queda|quedan|vale|valen|pagar|vuelta)\b/,
      'Devolver un pedido de la tienda',
    ],
  ],
  'order-status': [
    [arrivedBad, 'El pedido llega roto o equivocado'],
    [arrivedOther, 'El pedido llega roto o equivocado'],
    [/\b(rob\w+|portal|desaparec\w+|entregad[oa])\b/, 'Un paquete entregado que no está'],
    [refund, 'Un reembolso que no llega'],
    [/\b(vecin[oa]s?|porter[oi]a?|repartidor|en casa)\b/, 'Si no estás en casa cuando llega'],
    [/\b(tres|dos|cuatro|varias|muchas) semanas\b|\bun mes\b/, 'Una espera de semanas'],
    [/\bdonde (veo|miro|estan|encuentro|consulto)\b/, 'Dónde se ven los pedidos'],
    [waits, 'El pedido no aparece'],
  ],
  shipping: [
    [/\brecog\w+\b.*\b(yo|sitio|tienda|local)\b/, 'Tienda física y probarse la ropa'],
    [/\b(sabados?|domingos?|festivos?|urgente)\b/, 'Cuánto tarda un pedido'],
    [
      /\b(direccion|domicilio)\b.*\bpedido\b|\bpedido\b.*\b(direccion|domicilio)\b/,
      'Cambiar la dirección de un pedido',
    ],
    [/\b(recog\w+|vuelta)\b/, 'Enviar de vuelta una devolución'],
    [/\b(aduanas?|aranceles?)\b/, 'Impuestos y aduanas de un pedido'],
  ],
  discount: [
    [
      /\b(descuent\w+|rebaj\w+|ofert\w+|cupon\w*|codigos?|promo\w*|black|friday|precio|estudiantes?)\b/,
      'Descuentos y códigos de la tienda',
    ],
  ],
  'order-cancel': [[/\bcobr\w+\b.*\bcancel\w+\b/, 'Un cobro repetido o que no se reconoce']],
  invoice: [
    [/\b(cobr\w+|cargos?)\b/, 'Un cobro repetido o que no se reconoce'],
    [/\b(empresa|nif|cif|autonom[oa]|rfc|cfdi|razon social)\b/, 'Factura a nombre de empresa'],
  ],
  'pay-methods': [
    [/\b(rechaz\w+|no me deja|falla|error|no pasa|denegad[oa])\b/, 'El pago no pasa'],
    [/\btarjetas? (de )?regalo\b|\bvales?\b/, 'Tarjetas regalo'],
    [/\b(segur[oa]|numero|datos|rob\w+|clon\w+|fiar|confi\w+)\b/, 'Los datos de la tarjeta'],
    [/\b(premium|suscripcion|mensualidad)\b/, 'Formas de pagar Premium'],
    [
      /\b(plazos|cuotas|meses|reembolso|bizum|efectivo|oxxo|nequi|mercado|yape)\b/,
      'Formas de pagar un pedido',
    ],
    [/\b(pag\w+|acept\w+|debito|credito|paypal|tarjeta|transferencia)\b/, 'Formas de pagar un pedido'],
  ],
  human: [
    [/\b(reclam\w+|quejas?|denunci\w+|hojas?|nadie|contest\w+)\b/, 'Una queja'],
    [/./, 'Hablar con una persona'],
  ],
  problem: [
    [/\b(cobr\w+|cargos?)\b/, 'Un cobro repetido o que no se reconoce'],
    [
      /\b(app|aplicacion|pagina|web|cierra|carga|cuelga|error|pantalla|blanco|funciona|deja|entra|falla|bug|lent[oa])\b/,
      'Algo falla en la aplicación',
    ],
  ],
  'premium-cancel': [
    worthIt,
    [/\b(paus\w+|congel\w+|suspend\w+|parar)\b/, 'Pausar Premium'],
    [
      /\b(cobraron|cobrado|cobrasteis|cobro|cargos?)\b.*\bsin (avis\w+|permiso|querer|autoriz\w+)\b/,
      'Un cobro repetido o que no se reconoce',
    ],
    [/\b(cobran|cobrais|cobra|cobraran|cobrareis)\b/, 'La prueba gratuita'],
  ],
};

/** The title of the entry for a question of service; null where the knowledge must be searched. */
export function termOfAim(aim: Aim | null, tokens: readonly Annotated[]): string | null {
  if (aim === null) return null;
  const words = tokens.map(({ text }) => text).join(' ');
  if (aim === 'discount' && /\b(premium|suscripcion)\b/.test(words)) return null;
  return rows[aim]?.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** The entries that may answer an aim, the plainest first: a search among all others strays. */
const homes: Partial<Record<Aim, readonly string[]>> = {
  'premium-price': [
    'Cuánto cuesta Premium',
    'Qué da la cuenta gratuita',
    'Si Premium resulta caro',
    'Avisos antes de cobrar',
    'Hablar con las asesoras y Premium',
    'La prueba gratuita',
    'Si compensa pagar Premium',
    'Si se olvida cancelar la prueba o Premium',
    'Desistir de Premium y recuperar el dinero',
  ],
  trial: [
    'La prueba gratuita',
    'Si compensa pagar Premium',
    'Si se olvida cancelar la prueba o Premium',
    'Cuánto cuesta Premium',
    'La prueba no ha empezado',
    'Probar con mi ropa sin hacer cuenta',
  ],
  'premium-cancel': [
    'Cancelar la suscripción',
    'Pausar Premium',
    'Desistir de Premium y recuperar el dinero',
    'Qué pasa con las prendas al dejar Premium',
    'Avisos antes de cobrar',
    'Un cobro repetido o que no se reconoce',
  ],
  shipping: [
    'Cuánto tarda un pedido',
    'Gastos de envío de la tienda',
    'A dónde envía la tienda',
    'Impuestos y aduanas de un pedido',
    'Si no estás en casa cuando llega',
    'Cambiar la dirección de un pedido',
    'Tienda física y probarse la ropa',
    'Envolver para regalo',
    'Dónde se ven los pedidos',
  ],
  'order-status': [
    'El pedido no aparece',
    'Dónde se ven los pedidos',
    'Una espera de semanas',
    'Un pedido que se pierde',
    'Un paquete entregado que no está',
    'Si no estás en casa cuando llega',
    'Cuánto tarda un pedido',
    'Un reembolso que no llega',
  ],
  'order-cancel': [
    'Cancelar un pedido antes de que salga',
    'Cambiar la dirección de un pedido',
    'Devolver un pedido de la tienda',
  ],
  invoice: [
    'Dónde están las facturas',
    'Factura a nombre de empresa',
    'Un cobro repetido o que no se reconoce',
  ],
  human: ['Hablar con una persona', 'Una queja', 'Quiénes son Maya y Valentina'],
  problem: [
    'Algo falla en la aplicación',
    'El escáner se ha equivocado',
    'El pago no pasa',
    'Olvidar la contraseña',
    'Usar Vestidor sin conexión',
    'En qué aparatos funciona',
    'La prueba no ha empezado',
    'Un cobro repetido o que no se reconoce',
    'El pedido llega roto o equivocado',
  ],
};

export const plainlySaid: ReadonlySet<string> = new Set([
  'Si se olvida cancelar la prueba o Premium',
  'Si compensa pagar Premium',
]);
export const isAtHome = (aim: Aim | null, title: string): boolean =>
  aim === null || (homes[aim]?.includes(title) ?? true);
export const plainTermOf = (aim: Aim | null): string | null =>
  aim === null ? null : (homes[aim]?.[0] ?? null);
