import { z } from 'zod';
import { wornOutfitText } from './not-garments.ts';

export const errorCatalogue = {
  validation: { status: 400, message: 'Revisa los datos: hay algún campo que no es válido.' },
  malformed_request: {
    status: 400,
    message: 'La petición no se entiende. Recarga la página e inténtalo de nuevo.',
  },
  unauthenticated: { status: 401, message: 'Inicia sesión para continuar.' },
  invalid_credentials: { status: 401, message: 'Credenciales incorrectas' },
  second_step_required: { status: 401, message: 'Falta un paso: confirma que eres tú.' },
  second_step_wrong: { status: 403, message: 'Ese código no es correcto, ha caducado o ya se ha usado.' },
  sign_in_step_expired: { status: 410, message: 'Ha pasado demasiado tiempo. Vuelve a empezar.' },
  passkey_refused: {
    status: 403,
    message: 'Esa llave de acceso no sirve para entrar aquí. Prueba con otra o usa tu contraseña.',
  },
  passkey_not_found: { status: 404, message: 'Esa llave de acceso ya no está en tu cuenta.' },
  passkey_limit: { status: 409, message: 'Tu cuenta no admite más llaves de acceso. Quita una antes.' },
  authenticator_active: {
    status: 409,
    message: 'Ya tienes una app de códigos. Quítala antes de poner otra.',
  },
  authenticator_not_begun: { status: 409, message: 'Vuelve a empezar: pide otra vez el código QR.' },
  authenticator_unavailable: {
    status: 409,
    message: 'Aquí no se pueden usar apps de códigos. Puedes añadir una llave de acceso.',
  },
  second_step_needs_factor: {
    status: 409,
    message: 'Añade antes una llave de acceso o una app de códigos.',
  },
  access_not_found: { status: 404, message: 'Ese acceso ya no existe.' },
  access_limit: {
    status: 409,
    message: 'Tu cuenta no admite más asistentes ni claves. Quita antes el acceso a alguno.',
  },
  wish_not_found: { status: 404, message: 'Ese deseo ya no está en tu lista.' },
  wish_limit: { status: 409, message: 'Tu lista de deseos está llena. Quita alguno antes.' },
  no_clothes_seen: {
    status: 422,
    message: 'No vemos ropa en esta imagen. Prueba con otra en la que se vea el look entero.',
  },
  inspiration_not_found: { status: 404, message: 'Esa inspiración ya no está entre las tuyas.' },
  inspiration_limit: { status: 409, message: 'No caben más inspiraciones. Borra alguna antes.' },
  board_not_found: { status: 404, message: 'Ese tablero ya no existe.' },
  board_limit: { status: 409, message: 'No caben más tableros. Borra alguno antes.' },
  webhook_not_found: { status: 404, message: 'Esa dirección ya no está en tu cuenta.' },
  webhook_limit: { status: 409, message: 'Tu cuenta no admite más direcciones. Quita alguna antes.' },
  webhook_address_refused: {
    status: 422,
    message: 'Esa dirección no es pública. Tiene que empezar por https y estar en internet.',
  },
  webhooks_unavailable: { status: 409, message: 'Aquí no se pueden enviar novedades a otras direcciones.' },
  connection_invalid: {
    status: 400,
    message: 'La petición del asistente no es correcta. Vuelve a empezar desde allí.',
  },
  token_invalid: { status: 401, message: 'Esta clave no vale: ha caducado o se le ha quitado el acceso.' },
  token_forbidden: { status: 403, message: 'Esto no se puede hacer con una clave: hazlo en Vestidor.' },
  token_scope: { status: 403, message: 'Esta clave solo permite consultar, no hacer cambios.' },
  device_not_found: { status: 404, message: 'Ese dispositivo ya no está en tu cuenta.' },
  wrong_password: { status: 403, message: 'La contraseña actual no es correcta.' },
  cross_site_request: {
    status: 403,
    message: 'La petición viene de otra página y la hemos rechazado. Abre Vestidor y hazlo desde ahí.',
  },
  premium_required: { status: 403, message: 'Requiere Premium' },
  garment_limit: {
    status: 403,
    message:
      'Has llegado al límite de prendas de la cuenta gratuita. Elimina alguna o hazte Premium para guardar más.',
  },
  generation_limit: {
    status: 403,
    message: 'Has llegado al límite de generaciones de hoy. Mañana tienes más.',
  },
  demo_disabled: {
    status: 403,
    message: 'La demostración no está disponible ahora mismo. Puedes crear tu cuenta: es gratis.',
  },
  demo_forbidden: {
    status: 403,
    message: 'La cuenta de demostración no puede hacer esto. Crea la tuya: es gratis.',
  },
  ward_limit: { status: 409, message: 'Ya has añadido todos los vestidores que caben en una cuenta.' },
  ward_not_found: { status: 404, message: 'Ese vestidor ya no está en tu cuenta.' },
  ward_forbidden: {
    status: 403,
    message: 'Esto solo se hace en tu propio vestidor. Vuelve al tuyo y prueba otra vez.',
  },
  wardrobe_switched: {
    status: 409,
    message: 'En otra pestaña has abierto otro vestidor. Recarga la página para seguir.',
  },
  not_found: { status: 404, message: 'No hemos encontrado lo que buscas.' },
  garment_not_found: { status: 404, message: 'Esa prenda ya no está en tu vestidor.' },
  learned_not_found: { status: 404, message: 'Eso ya lo he olvidado.' },
  outfit_not_found: { status: 404, message: 'Ese outfit ya no existe.' },
  share_not_found: { status: 404, message: 'Este enlace ya no existe.' },
  share_removed: { status: 410, message: 'Hemos retirado lo que enseñaba este enlace.' },
  share_limit: {
    status: 409,
    message:
      'Ya compartes todos los enlaces que admite tu cuenta. Deja de compartir alguno y vuelve a probar.',
  },
  votes_full: {
    status: 409,
    message: 'Desde esta red ya han votado todos los que caben. Prueba desde otra conexión.',
  },
  calendar_not_found: { status: 404, message: 'Esa dirección de calendario ya no existe.' },
  calendar_unreadable: {
    status: 422,
    message:
      'No hemos podido leer un calendario en esa dirección. Tiene que ser pública, empezar por https y ocupar menos de 1 MB.',
  },
  page_not_public: {
    status: 422,
    message:
      'Esa dirección no es la de una página pública de internet. Copia la de la prenda, que empieza por https.',
  },
  page_unreachable: {
    status: 422,
    message:
      'La tienda no nos deja abrir esa página, o tarda demasiado. Prueba más tarde o añade la prenda a mano.',
  },
  page_too_large: {
    status: 422,
    message: 'Esa página ocupa demasiado para leerla. Añade la prenda a mano.',
  },
  page_unreadable: {
    status: 422,
    message:
      'La página se abre, pero no dice qué prenda vende. Comprueba que sea la de una sola prenda o añádela a mano.',
  },
  plan_not_found: { status: 404, message: 'Ese plan ya no está en tu calendario.' },
  plan_day_full: {
    status: 409,
    message: 'Ese día ya tiene todos los outfits que admite. Quita uno o elige otro día.',
  },
  plan_in_future: { status: 409, message: 'Ese día aún no ha llegado: podrás marcarlo cuando llegue.' },
  photos_unavailable: {
    status: 503,
    message:
      'Ahora mismo no podemos guardar ni mostrar fotos. No se ha perdido nada: inténtalo dentro de un momento.',
  },
  photo_not_found: { status: 404, message: 'Esa foto ya no existe.' },
  product_not_found: { status: 404, message: 'Ese producto ya no está en la tienda.' },
  product_option_unknown: {
    status: 422,
    message: 'Ese producto no existe en la talla y el color elegidos. Elige otra combinación.',
  },
  out_of_stock: {
    status: 409,
    message: 'No queda ninguna unidad en esa talla y ese color. Prueba con otra combinación.',
  },
  cart_limit: {
    status: 409,
    message: 'Tu carrito no admite más artículos distintos. Quita alguno para añadir otro.',
  },
  cart_item_not_found: { status: 404, message: 'Ese artículo ya no está en tu carrito.' },
  cart_empty: { status: 409, message: 'Tu carrito está vacío.' },
  cart_changed: {
    status: 409,
    message: 'Tu carrito ha cambiado desde que lo miraste. Revísalo antes de pedir.',
  },
  order_not_found: { status: 404, message: 'No hemos encontrado ese pedido entre los tuyos.' },
  order_limit: {
    status: 409,
    message: 'Tienes varios pedidos sin pagar. Paga o cancela uno antes de hacer otro.',
  },
  hold_limit: {
    status: 409,
    message:
      'Tienes demasiadas unidades apartadas sin pagar. Paga o cancela un pedido, o quita alguna del carrito.',
  },
  order_too_large: { status: 409, message: 'El pedido supera el importe máximo. Repártelo en varios.' },
  order_not_payable: { status: 409, message: 'Ese pedido ya no espera ningún pago.' },
  order_not_cancellable: {
    status: 409,
    message: 'Ese pedido ya no se puede cancelar: ya está cancelado o el plazo legal ha pasado.',
  },
  method_not_allowed: { status: 405, message: 'Esta dirección no admite esa operación.' },
  email_unconfirmed: {
    status: 409,
    message: 'Confirma antes tu email: solo escribimos avisos a direcciones confirmadas.',
  },
  push_address_refused: {
    status: 422,
    message: 'Este navegador usa un servicio de avisos al que no podemos enviar.',
  },
  email_confirmed: { status: 409, message: 'Tu email ya está confirmado.' },
  link_expired: {
    status: 410,
    message: 'Este enlace ya se usó o ha caducado. Pide otro y usa el último que te llegue.',
  },
  password_known: {
    status: 422,
    message:
      'Esa contraseña es fácil de adivinar: está en listas filtradas o se parece a tu nombre. Elige otra.',
  },
  username_taken: { status: 409, message: 'Ese nombre de usuario ya está en uso. Prueba con otro.' },
  email_taken: { status: 409, message: 'Ya hay una cuenta con ese email. Inicia sesión o usa otro.' },
  garment_in_outfits: {
    status: 409,
    message: 'Esta prenda forma parte de algún outfit. Confirma que quieres eliminarla.',
  },
  body_too_large: { status: 413, message: 'El archivo es demasiado grande. Prueba con uno más pequeño.' },
  unsupported_media_type: { status: 415, message: 'La API solo admite JSON.' },
  storage_full: {
    status: 403,
    message: 'Tus fotos ya ocupan todo tu espacio. Elimina alguna prenda con foto para guardar otra.',
  },
  readings_spent: {
    status: 429,
    message: 'Hoy ya hemos leído todas las fotos que podemos. Mañana puedes seguir, o añadir prendas a mano.',
  },
  image_required: { status: 400, message: 'Please select an image first' },
  image_unreadable: {
    status: 422,
    message: 'No hemos podido leer la foto: el archivo está dañado o incompleto. Prueba con otra.',
  },
  image_type_unsupported: {
    status: 415,
    message: 'Ese tipo de archivo no se admite. Usa una foto en JPEG, PNG o WebP.',
  },
  image_too_large: {
    status: 413,
    message:
      'La foto es demasiado grande. El máximo son 12 MB y 50 megapíxeles (25 si es PNG, WebP o JPEG progresivo).',
  },
  image_too_small: {
    status: 422,
    message: 'La foto es demasiado pequeña para ver la prenda. Usa una de al menos 64 píxeles de lado.',
  },
  not_a_garment: {
    status: 422,
    message: 'No parece una prenda. Si lo es, confírmalo y la guardamos.',
  },
  worn_outfit: {
    status: 422,
    message: wornOutfitText,
  },
  cutout_needs_photo: {
    status: 422,
    message: 'Esta prenda está dibujada: para recortarla hace falta una foto suya.',
  },
  cutout_outdated: {
    status: 409,
    message:
      'La foto o el recorte de esta prenda han cambiado mientras la retocabas. Tu trazo sigue aquí, pero pertenece a la imagen anterior: abre el editor de nuevo.',
  },
  mask_unreadable: {
    status: 422,
    message: 'No hemos podido leer el recorte. El que tenías sigue igual: vuelve a guardarlo.',
  },
  mask_size: {
    status: 422,
    message: 'El recorte no mide lo mismo que la foto. El que tenías sigue igual: abre el editor de nuevo.',
  },
  mask_empty: {
    status: 422,
    message: 'En este recorte no queda prenda. Añade lo que falte con el pincel antes de guardar.',
  },
  mask_everything: {
    status: 422,
    message:
      'Este recorte es la foto entera. Quita el fondo con el pincel o, si la prefieres así, elige «Foto».',
  },
  label_unreadable: {
    status: 422,
    message:
      'No hemos podido leer la etiqueta. Acércate hasta que llene la foto, con buena luz y sin sombras, o escríbela tú.',
  },
  wardrobe_too_small: {
    status: 422,
    message: 'Todavía no hay prendas suficientes para componer un outfit. Añade algunas más.',
  },
  piece_not_in_outfit: { status: 404, message: 'Esa prenda ya no forma parte de este outfit.' },
  swap_unwearable: {
    status: 422,
    message: 'Esa prenda no se puede llevar con las demás de este outfit. Prueba con otra.',
  },
  stylist_busy: {
    status: 503,
    message: 'Ahora mismo hay muchas peticiones en cola. Inténtalo dentro de un momento.',
  },
  scanner_busy: {
    status: 503,
    message:
      'Ahora mismo hay muchas fotos en cola. La tuya no se ha perdido: inténtalo dentro de un momento.',
  },
  scanner_stopped: {
    status: 503,
    message:
      'La lectura se ha cortado con esta foto. No se ha perdido: inténtalo otra vez y, si se repite, prueba con otra.',
  },
  weather_unavailable: {
    status: 503,
    message: 'No hemos podido saber qué tiempo hace. Escribe tú la temperatura.',
  },
  trial_used: {
    status: 409,
    message:
      'Ese email ya ha tenido su prueba gratuita. Puedes crear tu cuenta sin ella y hacerte Premium cuando quieras.',
  },
  amount_mismatch: {
    status: 422,
    message: 'El importe no coincide con el precio de Premium. No se ha cobrado nada: recarga la página.',
  },
  method_unavailable: { status: 404, message: 'Método de pago no válido' },
  already_subscribed: {
    status: 409,
    message: 'Ya tienes una suscripción con tarjeta. Puedes verla y cambiarla en tu cuenta.',
  },
  no_subscription: { status: 409, message: 'No tienes ninguna suscripción con tarjeta.' },
  payment_not_found: { status: 404, message: 'No hemos encontrado ese pago entre los tuyos.' },
  invoice_not_found: { status: 404, message: 'No hemos encontrado esa factura entre las tuyas.' },
  code_invalid: {
    status: 422,
    message: 'Ese código no es válido, ha caducado o ya se ha usado. No se ha cobrado nada.',
  },
  withdrawal_over: {
    status: 409,
    message: 'El plazo de 14 días para desistir de este pago ya ha pasado, o ya habías desistido.',
  },
  withdrawal_repeated: {
    status: 409,
    message:
      'Ya desististe de Vestidor Premium hace menos de un año, y ese derecho no se repite con un pago nuevo. Puedes cancelar la suscripción cuando quieras: conservas lo pagado y no se te cobra nada más.',
  },
  withdrawal_changed: {
    status: 409,
    message:
      'El importe que te devolvemos ha cambiado desde que lo viste: ha pasado otro día de Premium. Míralo y confirma otra vez.',
  },
  webhook_rejected: { status: 400, message: 'La notificación no se puede comprobar.' },
  provider_unreachable: {
    status: 503,
    message:
      'El servicio de pago no responde ahora mismo. Si ya habías pagado, tu dinero está localizado: lo comprobamos nosotros y te avisamos.',
  },
  provider_refused: {
    status: 502,
    message:
      'El servicio de pago ha rechazado la operación. No se ha cobrado nada: prueba otra vez u otro método.',
  },
  maya_unavailable: { status: 503, message: 'Maya no está disponible en este momento' },
  valentina_unavailable: { status: 503, message: 'Valentina no está disponible en este momento' },
  second_look_unavailable: {
    status: 409,
    message: 'Aquí no hay ningún modelo que pueda mirar tus fotos, o ya no es el que aceptaste.',
  },
  second_look_not_agreed: {
    status: 403,
    message: 'Antes de enviar fotos a ese modelo tienes que activarlo en el escáner.',
  },
  second_look_needs_photo: {
    status: 422,
    message: 'Esta prenda no tiene foto. Añádele una y vuelve a preguntar.',
  },
  second_look_failed: {
    status: 503,
    message: 'El modelo no ha respondido. Nos quedamos con lo que ha leído Vestidor.',
  },
  second_look_spent: {
    status: 429,
    message: 'Por hoy ya hemos preguntado todo lo que podemos. Nos quedamos con lo que ha leído Vestidor.',
  },
  try_on_unavailable: {
    status: 409,
    message: 'Aquí no hay ningún modelo que pueda vestir tu foto, o ya no es el que aceptaste.',
  },
  try_on_not_declared: {
    status: 403,
    message: 'La foto tiene que ser tuya y tienes que ser mayor de edad. Márcalo para guardarla.',
  },
  try_on_for_adults: {
    status: 403,
    message:
      'Probarse ropa sobre una foto es solo para mayores de edad, y has dicho que no lo eres. La figura dibujada sí la puedes usar.',
  },
  try_on_not_agreed: {
    status: 403,
    message: 'No hemos enviado nada: hace falta tu permiso cada vez.',
  },
  try_on_needs_photo: {
    status: 422,
    message: 'Falta tu foto de cuerpo entero. Añádela y vuelve a probar.',
  },
  try_on_refused: {
    status: 422,
    message:
      'El modelo no ha querido hacer esta imagen. Tu foto sigue guardada: prueba con otro outfit o con otra foto.',
  },
  try_on_failed: {
    status: 503,
    message: 'El modelo no ha podido hacer la imagen. Tu foto sigue guardada: inténtalo más tarde.',
  },
  try_on_spent: {
    status: 429,
    message: 'Hoy ya no quedan imágenes por hacer. Tu foto sigue guardada: mañana puedes pedir otra.',
  },
  chat_busy: { status: 409, message: 'Todavía estoy respondiendo a tu mensaje anterior. Espera un momento.' },
  chat_spent: {
    status: 429,
    message: 'Por hoy ya hemos hablado todo lo que podemos. Mañana seguimos: tu conversación te espera.',
  },
  change_not_found: { status: 404, message: 'Ese cambio ya no se puede deshacer.' },
  conversation_not_found: { status: 404, message: 'Esa conversación ya no existe.' },
  rate_limited: {
    status: 429,
    message: 'Demasiados intentos seguidos. Espera un momento y vuelve a probar.',
  },
  internal: {
    status: 500,
    message: 'Algo ha fallado por nuestra parte. Tus datos están a salvo: inténtalo de nuevo.',
  },
  unavailable: {
    status: 503,
    message: 'El servicio no está disponible ahora mismo. Inténtalo dentro de un momento.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** `message` is Spanish and ready to display. */
export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  /** By form field, or figures used in the message. */
  details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
