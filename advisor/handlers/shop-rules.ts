import { textOfTitle } from '../knowledge/entries.ts';
import { type Annotated, occurs, patternOf } from '../words/pattern.ts';
import type { IntentContext } from './handler.ts';

const returning = patternOf(
  'se|lo|la|las|los puede~|puedo|podria [lo|la] cambiar~|devolver~ / puede~|puedo|podria [ella|el|yo] cambiar~|devolver~ / admite~|aceptais|aceptan|hay cambio|cambios|devolucion|devoluciones / como va|van|son|funciona~ [el|los|las|lo] [de] cambio|cambios|devolucion|devoluciones',
);
export const doubtsPresent = ({ state, understood }: IntentContext): boolean =>
  state.topic === 'shop' && state.productIds.length > 0 && occurs(notLiked, understood.reading.tokens);
export const doubtsLiking = (tokens: readonly Annotated[]): boolean => occurs(notLiked, tokens);
const notLiked = patternOf(
  'si no le|les|me|te gusta|gustan|va|vale|queda|quedan|sirve|sirven|encaja|convence|mola / si le|les|me queda|va|viene grande|pequeno|chico|mal',
);
export const returnRule = (isGift: boolean) =>
  isGift ? 'Devolver un regalo' : 'Devolver un pedido de la tienda';
const delivered = patternOf(
  'con|mas [el|los|gastos] [de] envio / gastos de envio / cuanto * envio / precio * envio / envio * aparte|incluido',
);
export const arriving = patternOf(
  'llega|llegan|llegue|llegaria|llegara antes|para|el|a tiempo / llega|llegue|llegaria|llegara a tiempo / cuanto|cuantos [dias] tarda|tardan|tardaria|demora|demoran',
);

const paying = patternOf(
  'se|lo|la puede~|paga|pago|pagar * recibir~|recibirlo|recibirla|plazos|cuotas|bizum|paypal|efectivo|tarjeta|transferencia / contrareembolso|contrarreembolso / como se paga',
);
const collected = patternOf(
  'recogeis|recogen|recoge|recogerlas|recogerlo|recogerla|recogida / venis|vienen|viene a|por',
);
const wrapped = patternOf('envuelv~|envolv~|envuelto|envuelta / para regalo envuelto / papel de regalo');

const abroad = patternOf(
  'desde|a|hasta|en|de|soy|vivo mexico|argentina|colombia|chile|peru|ecuador|uruguay|bolivia|venezuela|cuba|guatemala|honduras|panama|paraguay|canarias|tenerife|ceuta|melilla|portugal|francia|italia|alemania|usa|eeuu|lisboa|oporto|paris|londres|roma|berlin|bruselas|miami|bogota|medellin|lima|quito|santiago|montevideo|irlanda|suiza|inglaterra|belgica|holanda / estados unidos / al|el extranjero',
);

export const isAbroad = (tokens: readonly Annotated[]): boolean => occurs(abroad, tokens);
export const whereSent = 'A dónde envía la tienda';

const mostRules = 2;

/** Rules that the message asks for besides: "¿y se puede cambiar si no le gusta?" */
export function rulesAsked(tokens: readonly Annotated[], isGift: boolean): string[] {
  const rules: readonly [boolean, string][] = [
    [isAbroad(tokens), whereSent],
    [occurs(returning, tokens) || occurs(notLiked, tokens), returnRule(isGift)],
    [occurs(arriving, tokens), 'Cuánto tarda un pedido'],
    [occurs(delivered, tokens), 'Gastos de envío de la tienda'],
    [occurs(paying, tokens), 'Formas de pagar un pedido'],
    [occurs(collected, tokens), 'Enviar de vuelta una devolución'],
    [occurs(wrapped, tokens), 'Envolver para regalo'],
  ];
  return rules
    .filter(([isAsked]) => isAsked)
    .slice(0, mostRules)
    .map(([, rule]) => rule);
}

export const alsoAsked = ({ understood, box }: IntentContext, isGift: boolean): string[] =>
  rulesAsked(understood.reading.tokens, isGift).flatMap((rule) => textOfTitle(rule, box.advisor) ?? []);
