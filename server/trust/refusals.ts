import { type CostResource, limitOf, type TrustLevel } from '#contract/trust.ts';
import { ApiError } from '#server/platform/errors.ts';

const megabytes = (bytes: number): string => Math.round(bytes / 1_000_000).toLocaleString('es-ES');
const confirm =
  'Confirma tu email con el enlace que te enviamos (puedes pedir otro en tu cuenta) y podrás apartar más.';

export function refusalOf(resource: CostResource, level: TrustLevel, limit: number, now: Date): ApiError {
  if (resource === 'aiMicroEuros') return new ApiError('chat_spent');
  const refuse = (message: string, details: Record<string, number> = { limit }) =>
    new ApiError(limitOf(resource).refusal ?? 'rate_limited', message, details);
  switch (resource) {
    case 'messages': {
      const minutes = 60 - now.getUTCMinutes();
      return refuse(
        `Has enviado ${limit} mensajes en una hora, que es el máximo. Vuelve a probar en ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
        { minutes },
      );
    }
    case 'toolCalls': {
      const minutes = 60 - now.getUTCMinutes();
      return refuse(
        `Tus asistentes han hecho ${limit} consultas en una hora, que es el máximo. Vuelve a probar en ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
        { minutes },
      );
    }
    case 'signInChallenges':
    case 'secondSteps':
    case 'securityChanges': {
      const minutes = 60 - now.getUTCMinutes();
      return refuse(
        `Demasiados intentos. Espera ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} y vuelve a probar.`,
        { minutes },
      );
    }
    case 'generations':
      return refuse(
        `Has usado las ${limit} generaciones de hoy. Mañana tienes otras tantas; con Premium no hace falta esperar.`,
      );
    case 'garments':
      return refuse(
        level === 'demonstration'
          ? `La demostración admite ${limit} prendas y ya las tiene. Crea tu cuenta: es gratis.`
          : `Tu cuenta admite ${limit} prendas y ya las tienes. Con Premium, tu vestidor no tiene límite.`,
      );
    case 'photoBytes':
      return refuse(
        level === 'demonstration'
          ? 'La demostración no guarda más fotos. Crea tu cuenta, que es gratis, y guarda las tuyas.'
          : `Tus fotos ya ocupan los ${megabytes(limit)} MB de tu cuenta. Elimina alguna prenda con foto para guardar otra.`,
      );
    case 'readings':
    case 'cpuMillis':
      return level === 'demonstration'
        ? refuse(
            'La demostración ya no lee más fotos hoy. Crea tu cuenta, que es gratis, y sigue con las tuyas.',
          )
        : new ApiError('readings_spent');
    case 'heldPieces':
      return refuse(
        level === 'unconfirmed'
          ? `Sin confirmar tu email te apartamos ${limit} unidades sin pagar como mucho. ${confirm} No se ha cobrado nada.`
          : `Te apartamos ${limit} unidades sin pagar como mucho. Paga o cancela un pedido, o quita alguna del carrito. No se ha cobrado nada.`,
      );
    case 'reservedPieces':
      return refuse(
        level === 'unconfirmed'
          ? `Hoy ya te hemos apartado todas las unidades que podemos sin confirmar tu email. ${confirm} No se ha cobrado nada.`
          : 'Hoy ya te hemos apartado todas las unidades que podemos. Mañana puedes pedir más. No se ha cobrado nada.',
      );
    case 'shares':
      return level === 'demonstration'
        ? new ApiError('demo_forbidden')
        : refuse('Hoy ya has creado todos los enlaces que puedes. Mañana puedes crear más.');
    case 'votes':
    case 'reports':
      return refuse('Desde esta conexión han llegado demasiados seguidos. Prueba más tarde.');
    case 'mails':
      return refuse(
        'Hoy ya te hemos enviado todos los emails que podemos. Usa el último o vuelve a probar mañana.',
      );
  }
}
