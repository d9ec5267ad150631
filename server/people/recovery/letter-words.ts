import type { LetterWords } from '#server/platform/mail/letterhead.ts';

export const letterWords = {
  confirmEmail: ({ link, trialPending }: { link: string; trialPending: boolean }): LetterWords => ({
    subject: trialPending ? 'Confirma tu email y empieza tu prueba' : 'Confirma tu email',
    blocks: [
      trialPending
        ? 'Tu vestidor ya está abierto. Tus siete días de Premium empiezan en cuanto confirmes que esta dirección es tuya:'
        : 'Tu vestidor ya está abierto. Confirma que esta dirección es tuya para poder recuperar la cuenta si un día olvidas la contraseña:',
      link,
      'El enlace vale una vez y durante siete días. Puedes pedir otro en tu cuenta.',
      'Si no has creado ninguna cuenta en Vestidor, no hagas nada.',
    ],
  }),
  resetPassword: ({ link, username }: { link: string; username: string }): LetterWords => ({
    subject: 'Elige una contraseña nueva',
    blocks: [
      `Alguien, seguramente tú, ha pedido cambiar la contraseña de tu cuenta. Tu usuario es ${username}. Este enlace vale una vez y durante una hora:`,
      link,
      'Al elegir una contraseña nueva se cierran las sesiones de todos tus dispositivos.',
      'Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.',
    ],
  }),
  passwordChanged: ({ day, reset }: { day: string; reset: string }): LetterWords => ({
    subject: 'Tu contraseña ha cambiado',
    blocks: [
      `La contraseña de tu cuenta cambió el ${day}. Hemos cerrado la sesión en los demás dispositivos.`,
      `Si no has sido tú, elige otra ahora mismo: ${reset}`,
    ],
  }),
};
