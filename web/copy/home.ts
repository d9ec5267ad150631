export const home = {
  meta: {
    description:
      'Fotografía tu ropa, ordénala en Mi Vestidor y recibe outfits razonados para cada ocasión y cada temporada.',
  },
  welcome: (name: string) => `Hola, ${name}`,
  fallbackName: 'Estilista',
  lead: '¿Qué te apetece ponerte hoy?',
  leadOf: (name: string) => `¿Qué se pone ${name} hoy?`,
  premium: 'Premium',
  logout: 'Cerrar sesión',
  tiles: {
    add: { title: 'Añadir Prenda', text: 'Hazle una foto y la guardamos en tu armario' },
    outfit: {
      title: 'Crear Outfit',
      premium: 'Genera combinaciones épicas con IA',
      free: 'Combina tus prendas manualmente',
    },
    wardrobe: { title: 'Mi Vestidor', text: 'Vista 3D de todo lo que tienes' },
    stylist: { title: 'AI Stylist', text: 'Habla con Maya y Valentina', locked: 'Requiere Premium' },
  },
  upgrade: {
    title: 'Vestidor al completo',
    text: 'Maya y Valentina a tu lado y outfits sin cupo diario, por 19,95 €/mes. Se cancela cuando quieras.',
    action: 'Ver Premium',
  },
  statusFailed: 'No hemos podido comprobar tu suscripción.',
} as const;
