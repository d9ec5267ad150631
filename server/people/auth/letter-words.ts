import type { AccessScope } from '#contract/access.ts';
import type { LetterWords } from '#server/platform/mail/letterhead.ts';

interface Remedy {
  account: string;
  reset: string;
}

export const letterWords = {
  newDevice: (
    { moment, device, network }: { moment: string; device: string; network: string },
    { account, reset }: Remedy,
  ): LetterWords => ({
    subject: 'Han entrado en tu cuenta desde un dispositivo nuevo',
    blocks: [
      `El ${moment} alguien, seguramente tú, entró en tu cuenta desde ${device} (red ${network}). No lo habíamos visto antes, o lo habías olvidado.`,
      `Si no has sido tú, cierra esa sesión en ${account} y cambia la contraseña: ${reset}`,
    ],
  }),
  factorNews: {
    passkeyAdded: 'Se ha añadido una llave de acceso a tu cuenta: con ella se entra sin contraseña.',
    passkeyRemoved: 'Se ha quitado una llave de acceso de tu cuenta.',
    authenticatorAdded:
      'Se ha añadido una app de códigos a tu cuenta. Desde ahora, después de la contraseña te pediremos un segundo paso.',
    authenticatorRemoved: 'Se ha quitado la app de códigos de tu cuenta.',
    secondStepOn: 'Desde ahora, después de la contraseña te pediremos un segundo paso.',
    secondStepOff: 'Tu cuenta ya no pide un segundo paso: se entra solo con la contraseña.',
    recoveryCodesMade: 'Has pedido códigos de recuperación nuevos. Los anteriores ya no sirven.',
    recoveryCodeUsed: 'Alguien, seguramente tú, ha entrado en tu cuenta con un código de recuperación.',
  },
  factorsChanged: (news: string, { account, reset }: Remedy): LetterWords => ({
    subject: 'Ha cambiado la forma de entrar en tu cuenta',
    blocks: [
      news,
      `Si no has sido tú, elige otra contraseña ahora mismo (${reset}) y revisa tu cuenta: ${account}`,
    ],
  }),
  newAssistant: (name: string, scope: AccessScope, { account, reset }: Remedy): LetterWords => ({
    subject: 'Has conectado un asistente',
    blocks: [
      `Has conectado el asistente «${name}»: puede ${scope === 'read' ? 'consultar tu vestidor' : 'consultar tu vestidor y hacer cambios en él'}. No puede pagar, pedir nada en la tienda ni cambiar tu contraseña.`,
      `Si no has sido tú, quítale el acceso en ${account} y elige otra contraseña: ${reset}`,
    ],
  }),
  newToken: (name: string, scope: AccessScope, { account, reset }: Remedy): LetterWords => ({
    subject: 'Has creado una clave para la API',
    blocks: [
      `Has creado la clave «${name}»: puede ${scope === 'read' ? 'consultar tu vestidor' : 'consultar tu vestidor y hacer cambios en él'}. No puede pagar, pedir nada en la tienda ni cambiar tu contraseña.`,
      `Si no has sido tú, quítale el acceso en ${account} y elige otra contraseña: ${reset}`,
    ],
  }),
  newWebhook: (host: string, { account, reset }: Remedy): LetterWords => ({
    subject: 'Tus novedades van a otra dirección',
    blocks: [
      `Has pedido que avisemos a ${host} de lo que cambia en tu vestidor. Solo enviamos qué ha cambiado, sin nombres ni fotos.`,
      `Si no has sido tú, quítala en ${account} y elige otra contraseña: ${reset}`,
    ],
  }),
  webhookPaused: (host: string, { account }: Remedy): LetterWords => ({
    subject: 'Hemos dejado de enviar tus novedades',
    blocks: [
      `${host} lleva tres días sin aceptar tus novedades, o ha dicho que ya no las quiere, así que hemos dejado de enviarlas.`,
      `Cuando vuelva a funcionar, reanúdalas en ${account}. Las que no llegaron no se repiten.`,
    ],
  }),
  codesGuessed: ({ reset }: Remedy): LetterWords => ({
    subject: 'Alguien conoce tu contraseña',
    blocks: [
      'Alguien ha escrito bien tu contraseña y después varios códigos erróneos. No ha entrado, y durante un rato no aceptamos más códigos; con una llave de acceso puedes entrar igual.',
      `Si no has sido tú, elige otra contraseña: ${reset}`,
    ],
  }),
};
