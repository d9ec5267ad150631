/** What the API says when something is done. */
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
  beingBuilt: 'Vestidor se está construyendo. Recarga en un momento.',
};
