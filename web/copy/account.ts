export const account = {
  meta: { title: 'Tu cuenta', description: 'Tus datos, tu contraseña y tus sesiones en Vestidor.' },
  lead: 'Lo que sabemos de ti, y lo que puedes hacer con ello.',
  data: { title: 'Datos', username: 'Usuario', email: 'Email', firstName: 'Nombre' },
  look: { title: 'Aspecto', text: 'Claro, oscuro o como lo tengas en tu dispositivo.' },
  language: {
    title: 'Idioma',
    text: 'El de las pantallas, los emails y los avisos.',
    error: 'No se ha podido cambiar el idioma',
  },
  currency: {
    title: 'Moneda de tu vestidor',
    text: 'Para los precios de tus prendas en este dispositivo. Las cantidades no se convierten.',
    names: { USD: 'Dólar ($)', EUR: 'Euro (€)' },
  },
  password: {
    title: 'Contraseña',
    text: 'Al cambiarla se cierran las sesiones de tus otros dispositivos, y los asistentes y claves pierden el acceso.',
    open: 'Cambiar contraseña',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    confirm: 'Repite la contraseña nueva',
    currentRequired: 'Escribe tu contraseña actual',
    success: 'Contraseña cambiada',
    successText: 'Tus otros dispositivos tendrán que volver a entrar.',
    error: 'No se pudo cambiar la contraseña',
  },
  sessions: {
    open: 'Cerrar todas las sesiones',
    confirmTitle: '¿Cerrar todas las sesiones?',
    confirmText:
      'Se cerrarán en todos los dispositivos, también en este, y los asistentes y claves perderán el acceso. Tendrás que volver a entrar.',
    confirm: 'Cerrar todas',
    error: 'No se pudieron cerrar las sesiones',
  },
  orders: {
    title: 'Mis pedidos',
    text: 'Lo que has pedido en la tienda, por dónde va y sus facturas.',
    open: 'Ver mis pedidos',
  },
  corrections: {
    title: 'Lo que le enseñas al escáner',
    text: 'Cuando corriges una lectura, el escáner aprende para tu vestidor, y solo para el tuyo. Si quieres, también puede aprender para todos.',
    label: 'Compartir mis correcciones para mejorar el escáner',
    hint: 'Está apagado. Si lo activas, podremos usar las fotos que corriges, con lo que se leyó y lo que corregiste, para entrenar el próximo escáner: sin tu nombre, tus marcas ni tus precios. Si sales en alguna de esas fotos, también se usará.',
    hintOn: (day: string) =>
      `Lo permites desde el ${day}. Al apagarlo, tus fotos salen de lo preparado para entrenar y no entra ninguna más.`,
    failed: 'No se pudo guardar tu decisión',
  },
  exportData: {
    title: 'Llévate tus datos',
    text: 'Un ZIP con todo lo que Vestidor guarda de ti: prendas, outfits, usos, pedidos y pagos en JSON, tus fotos y tus facturas. O solo tus prendas, en una tabla o para imprimir.',
    open: 'Descargar ZIP',
    catalogue: 'Inventario y CSV',
  },
  importData: {
    title: 'Trae tu ropa',
    text: 'De una hoja de cálculo, de otra aplicación o de una copia de tus datos de Vestidor.',
    open: 'Traer mi ropa',
  },
  erase: {
    title: 'Eliminar la cuenta',
    text: 'Da de baja tu suscripción, si la hay, y borra la cuenta con todo lo que contiene, al momento y para siempre.',
    open: 'Eliminar cuenta',
    confirmTitle: '¿Eliminar tu cuenta?',
    confirmText:
      'Se borran tus prendas, fotos, outfits e historial, y no se puede deshacer: si quieres conservar algo, descarga antes el ZIP. Si pagas con tarjeta, se da de baja primero y no se te cobra más. Un mes ya pagado se pierde: si estás en plazo, desiste antes para recuperar tu dinero. Los pagos y facturas se conservan porque la ley lo exige.',
    password: 'Escribe tu contraseña para confirmarlo',
    confirm: 'Eliminar para siempre',
    error: 'No se pudo eliminar la cuenta',
  },
  demo: {
    title: 'Esto es una demostración',
    text: 'Esta cuenta no tiene contraseña propia y se borra sola a las 24 horas. Puedes descargar sus datos; lo demás se hace en una cuenta tuya.',
  },
} as const;
