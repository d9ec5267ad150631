/** The ways back into an account, and the confirmation of its address. */
export const recovery = {
  forgot: {
    meta: { title: 'Recuperar la cuenta', description: 'Pide un enlace para elegir una contraseña nueva.' },
    link: '¿Has olvidado la contraseña?',
    title: '¿Contraseña olvidada?',
    lead: 'Escribe el email de tu cuenta y te enviamos un enlace para elegir otra. El mensaje te recuerda también tu usuario.',
    submit: 'Enviar enlace',
    error: 'No se pudo enviar el enlace',
    sentTitle: 'Mira tu correo',
    sent: (email: string) =>
      `Si hay una cuenta con ${email}, en unos minutos te llegará un enlace. Vale una vez y durante una hora.`,
    notThere: '¿No llega? Mira en el correo no deseado, o',
    again: 'prueba con otro email',
    remembered: '¿Ya te acuerdas?',
    toLogin: 'Inicia sesión',
  },
  reset: {
    meta: { title: 'Contraseña nueva', description: 'Elige una contraseña nueva para tu vestidor.' },
    title: 'Elige otra contraseña',
    lead: 'Al cambiarla entras en tu vestidor y se cierran las sesiones de tus otros dispositivos.',
    password: 'Contraseña nueva',
    confirm: 'Repite la contraseña nueva',
    submit: 'Cambiar contraseña y entrar',
    success: 'Contraseña cambiada',
    error: 'No se pudo cambiar la contraseña',
    expired: 'Este enlace ya no vale',
    expiredText:
      'Cada enlace vale una vez y durante una hora, y el último que pides anula los demás al usarse.',
    askAgain: 'Pedir otro enlace',
  },
  confirm: {
    meta: { title: 'Confirmar email', description: 'Confirma la dirección de correo de tu cuenta.' },
    checking: 'Confirmando tu email',
    done: 'Tu email está confirmado',
    doneText: 'Si un día olvidas la contraseña, con él podrás volver a entrar.',
    trial: {
      started: {
        title: 'Tu prueba ha empezado',
        text: 'Tu email está confirmado y tienes siete días de Premium por delante, sin tarjeta.',
      },
      used: {
        title: 'Tu email está confirmado',
        text: 'La prueba no se ha abierto, porque este buzón ya tuvo la suya con otra dirección. Tu cuenta gratuita sigue abierta y puedes hacerte Premium cuando quieras.',
      },
    },
    toWardrobe: 'Abrir mi vestidor',
    failed: 'No se pudo confirmar tu email',
    incomplete: 'El enlace está incompleto: ábrelo otra vez desde el mensaje, o pide otro en tu cuenta.',
    failedText: 'Si ya lo confirmaste, no hace falta nada más. Si no, pide otro enlace en tu cuenta.',
    toAccount: 'Ir a mi cuenta',
    retry: 'Probar otra vez',
  },
  address: {
    confirmed: 'Confirmado',
    unconfirmed: 'Sin confirmar',
    send: 'Enviar enlace',
    sent: 'Enlace enviado',
    error: 'No se pudo enviar el enlace',
  },
} as const;
