/** Toasts are the specification's text. */
export const trial = {
  meta: {
    title: 'Prueba gratis 7 días',
    description: 'Siete días de Vestidor Premium, sin tarjeta. Al terminar no se cobra nada: decides tú.',
  },
  title: 'Siete días, sin tarjeta',
  lead: 'Vestidor Premium al completo durante una semana. Al terminar no se cobra nada: decides tú.',
  submit: 'Empezar mi prueba gratis',
  haveAccount: '¿Ya tienes cuenta?',
  toLogin: 'Inicia sesión',
  checks: {
    email: { title: 'Email requerido', message: 'Ingresa un email válido para continuar' },
    username: {
      title: 'Usuario requerido',
      message: 'El nombre de usuario debe tener al menos 3 caracteres',
    },
    password: { title: 'Contraseña requerida', message: 'La contraseña debe tener al menos 6 caracteres' },
  },
  errorTitle: 'Error de registro',
  error: 'No se pudo crear la cuenta',
  successTitle: 'Tu prueba ha empezado',
  successMessage: 'Tienes siete días de Premium por delante.',
  pending: {
    toastTitle: 'Tu cuenta está lista',
    toastMessage: 'Confirma tu email y empiezan tus siete días de Premium.',
    title: 'Confirma tu email y empieza tu prueba',
    text: (email: string) =>
      `Te hemos escrito a ${email}. Abre el enlace del mensaje y tus siete días empiezan en ese momento; mientras tanto tienes la cuenta gratuita.`,
    notThere:
      '¿No te llega? Mira en el correo no deseado. El enlace vale siete días y solo hay una prueba por buzón.',
    again: 'Enviar otro enlace',
  },
  active: {
    title: 'Prueba Activa',
    days: (days: number) => (days === 1 ? 'Te queda 1 día' : `Te quedan ${days} días`),
    text: 'Cuando termine, tu vestidor sigue aquí con los límites de la cuenta gratuita.',
    features: 'Lo que incluye',
    premium: 'Hacerme Premium',
  },
  own: {
    title: 'Activa tu prueba',
    text: 'Ya tienes cuenta: la prueba de siete días se activa con un botón, una sola vez y sin tarjeta.',
    submit: 'Activar siete días gratis',
    error: 'No se pudo activar la prueba',
  },
  features: [
    'Prendas sin límite en Mi Vestidor',
    'Outfits sin cupo diario',
    'Maya y Valentina, tus asesoras',
    'Cada outfit con sus razones y su puntuación por partes',
    'Versatilidad y coste por uso de cada prenda',
  ],
} as const;
