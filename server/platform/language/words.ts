import { seeingProviderNames } from '#contract/names.ts';
import type { SeeingProvider } from '#contract/vocabulary.ts';
import { euros } from '#server/platform/euros.ts';
import { inWords } from '#server/platform/madrid.ts';

interface Article {
  name: string;
  size: string;
  color: string;
}

const ofArticle = ({ name, size, color }: Article) => `«${name}», talla ${size}, ${color}`;
const inMinutes = (minutes: number) => `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`;
const megabytes = (bytes: number) => Math.round(bytes / 1_000_000).toLocaleString('es-ES');
const confirm =
  'Confirma tu email con el enlace que te enviamos (puedes pedir otro en tu cuenta) y podrás apartar más.';

export const refusals = {
  databaseAway:
    'Ahora mismo no podemos llegar a tus datos. No se ha perdido nada: inténtalo dentro de unos minutos.',
  localInstead: (advisor: string) =>
    `${advisor} no tiene conexión con su proveedor: te responde el asistente propio de Vestidor.`,
  account: {
    notErased:
      'No hemos borrado nada. Antes hay que dar de baja tu suscripción con tarjeta, para que no se te vuelva a cobrar, y el servicio de pago no responde. Inténtalo de nuevo dentro de unos minutos.',
    birthYear: (first: number, last: number) => `Elige un año entre ${first} y ${last}.`,
    failedAttempts: (minutes: number) =>
      `Demasiados intentos fallidos. Espera ${inMinutes(minutes)} y vuelve a probar.`,
    wrongCodes: (minutes: number) =>
      `Demasiados códigos erróneos. Espera ${inMinutes(minutes)} o entra con una llave de acceso.`,
    oldMailLink: 'Este enlace ya no vale. Puedes apagar los avisos por email en tu cuenta.',
  },
  wardrobe: {
    inOutfits: (outfits: number) =>
      `Esta prenda forma parte de ${outfits === 1 ? 'un outfit, que se eliminará también' : `${outfits} outfits, que se eliminarán también`}.`,
    departsLater: 'Ese día no ha llegado todavía.',
    modelSilent: (provider: SeeingProvider) =>
      `El modelo de ${seeingProviderNames[provider]} no ha respondido. Nos quedamos con lo que ha leído Vestidor.`,
  },
  outfits: {
    planned: 'Ese outfit ya está en ese día.',
    dayFull: (day: Date, outfits: number) =>
      `El ${inWords(day)} ya tiene ${outfits} outfits: mueve o quita alguno.`,
    farDay: 'Elige un día de este año o del que viene: hasta 366 días antes o después de hoy.',
    endsBefore: 'El último día es anterior al primero.',
    daysMost: (days: number) => `Como mucho ${days} días de una vez.`,
    pictureRefused: (provider: SeeingProvider) =>
      `${seeingProviderNames[provider]} no ha querido hacer esta imagen. Tu foto sigue guardada: prueba con otro outfit o con otra foto.`,
    pictureFailed: (provider: SeeingProvider) =>
      `${seeingProviderNames[provider]} no ha podido hacer la imagen. Tu foto sigue guardada: inténtalo más tarde.`,
  },
  shop: {
    cartFull: (articles: number) => `Tu carrito admite ${articles} artículos distintos y ya los tiene.`,
    lastInCart: 'Solo queda una unidad en esa talla y ese color, y ya está en tu carrito.',
    fewLeft: (pieces: number) => `Solo quedan ${pieces} unidades en esa talla y ese color.`,
    eachMost: (pieces: number) => `Puedes llevar hasta ${pieces} unidades de cada artículo.`,
    alsoInCart: (name: string) => `Ahora también está en tu carrito «${name}». Revísalo antes de pedir.`,
    priceChanged: (name: string, beforeCents: number, cents: number) =>
      `El precio de «${name}» ha cambiado: de ${euros(beforeCents)} a ${euros(cents)}. Revísalo antes de pedir; no se ha cobrado nada.`,
    quantityChanged: (name: string, pieces: number) =>
      `De «${name}» hay ahora ${pieces} en tu carrito. Revísalo antes de pedir.`,
    goneFromCart: 'Alguna prenda ya no está en tu carrito. Revísalo antes de pedir.',
    totalChanged: (cents: number) => `El total es ahora de ${euros(cents)}. Revísalo antes de pedir.`,
    soldOut: (article: Article) =>
      `Se ha agotado ${ofArticle(article)}. Quítala del carrito para seguir; no se ha cobrado nada.`,
    oneLeftOf: (article: Article) =>
      `Solo queda una unidad de ${ofArticle(article)}. Cámbialo en el carrito; no se ha cobrado nada.`,
    fewLeftOf: (article: Article, pieces: number) =>
      `Solo quedan ${pieces} unidades de ${ofArticle(article)}. Cámbialo en el carrito; no se ha cobrado nada.`,
    orderMost: (cents: number) => `Un pedido puede ser de ${euros(cents)} como mucho. Repártelo en varios.`,
    holdsOfArticle: (article: Article, pieces: number) =>
      `De ${ofArticle(article)}, ahora mismo podemos apartarte ${pieces === 0 ? 'ninguna unidad' : pieces === 1 ? 'una unidad' : `${pieces} unidades`} sin confirmar tu email. Confírmalo con el enlace que te enviamos, o pide menos. No se ha cobrado nada.`,
  },
  limits: {
    messages: (limit: number, minutes: number) =>
      `Has enviado ${limit} mensajes en una hora, que es el máximo. Vuelve a probar en ${inMinutes(minutes)}.`,
    toolCalls: (limit: number, minutes: number) =>
      `Tus asistentes han hecho ${limit} consultas en una hora, que es el máximo. Vuelve a probar en ${inMinutes(minutes)}.`,
    attempts: (minutes: number) => `Demasiados intentos. Espera ${inMinutes(minutes)} y vuelve a probar.`,
    generations: (limit: number) =>
      `Has usado las ${limit} generaciones de hoy. Mañana tienes otras tantas; con Premium no hace falta esperar.`,
    garments: (limit: number) =>
      `Tu cuenta admite ${limit} prendas y ya las tienes. Con Premium, tu vestidor no tiene límite.`,
    garmentsOfDemo: (limit: number) =>
      `La demostración admite ${limit} prendas y ya las tiene. Crea tu cuenta: es gratis.`,
    departed: (limit: number) =>
      `Guardas ya ${limit} prendas que se fueron, que es el máximo. Elimina alguna en «Se fueron» para apuntar otra.`,
    photoBytes: (bytes: number) =>
      `Tus fotos ya ocupan los ${megabytes(bytes)} MB de tu cuenta. Elimina alguna prenda con foto para guardar otra.`,
    photosOfDemo: 'La demostración no guarda más fotos. Crea tu cuenta, que es gratis, y guarda las tuyas.',
    readingsOfDemo:
      'La demostración ya no lee más fotos hoy. Crea tu cuenta, que es gratis, y sigue con las tuyas.',
    heldPieces: (limit: number) =>
      `Te apartamos ${limit} unidades sin pagar como mucho. Paga o cancela un pedido, o quita alguna del carrito. No se ha cobrado nada.`,
    heldPiecesUnconfirmed: (limit: number) =>
      `Sin confirmar tu email te apartamos ${limit} unidades sin pagar como mucho. ${confirm} No se ha cobrado nada.`,
    reservedPieces:
      'Hoy ya te hemos apartado todas las unidades que podemos. Mañana puedes pedir más. No se ha cobrado nada.',
    reservedPiecesUnconfirmed: `Hoy ya te hemos apartado todas las unidades que podemos sin confirmar tu email. ${confirm} No se ha cobrado nada.`,
    shares: 'Hoy ya has creado todos los enlaces que puedes. Mañana puedes crear más.',
    invitationMails: (limit: number) =>
      `Hoy ya has mandado ${limit} invitaciones por email. Mañana puedes mandar más; el enlace puedes enviarlo tú cuando quieras.`,
    invitationMailsUnconfirmed:
      'Para mandar invitaciones por email, confirma antes el tuyo con el enlace que te enviamos. Mientras tanto, puedes enviar el enlace tú.',
    fromConnection: 'Desde esta conexión han llegado demasiados seguidos. Prueba más tarde.',
    mails: 'Hoy ya te hemos enviado todos los emails que podemos. Usa el último o vuelve a probar mañana.',
  },
};

export const confirmations = {
  signedIn: 'Sesión iniciada',
  registered: 'Cuenta creada. ¡Te damos la bienvenida!',
  trialPending: 'Cuenta creada: tu prueba empieza cuando confirmes tu email',
  trialBegun: 'Tu prueba ha empezado',
  signedOutEverywhere: 'Sesión cerrada en todos los dispositivos.',
  passwordChanged: 'Contraseña cambiada. Hemos cerrado la sesión en los demás dispositivos.',
  linkSent: 'Si hay una cuenta con ese email, en unos minutos te llegará un enlace.',
  mailSent: (email: string) => `Te hemos escrito a ${email}.`,
  emailConfirmed: 'Tu email está confirmado.',
  deviceForgotten: 'Ese dispositivo ya no puede entrar sin identificarse.',
  passkeyRemoved: 'Llave de acceso quitada.',
  authenticatorRemoved: 'App de códigos quitada.',
  secondStepEnded: 'Tu cuenta ya no pide un segundo paso.',
  accountErased: 'Tu cuenta y todo lo que contenía se han borrado.',
};

export const devices = {
  unknown: 'Un dispositivo',
  anyBrowser: (system: string) => `Un navegador en ${system}`,
  browser: (browser: string, system: string) => `${browser} en ${system}`,
};

export const assistants = {
  unnamed: 'Un asistente sin nombre',
  here: 'este dispositivo',
  app: (scheme: string) => `la app ${scheme}`,
};
