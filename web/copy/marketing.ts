/** What every public page shares: footer, and the ends of the guides. */
export const marketing = {
  footer: {
    line: 'Tu armario, por fin entero.',
    rights: '© 2024 Grupo Telar',
    groups: { wardrobe: 'Tu armario', plan: 'Premium', house: 'La casa', help: 'Ayuda y avisos' },
    links: {
      home: 'Inicio',
      wardrobe: 'Mi Vestidor',
      store: 'Tienda',
      shop: 'Moda con descuento',
      stylists: 'Hablar con las asesoras',
      pricing: 'Precios',
      trial: 'Prueba gratis',
      register: 'Crear cuenta',
      login: 'Iniciar sesión',
      trends: 'Tendencias',
      blog: 'Guías de estilo',
      about: 'Quiénes somos',
      careers: 'Trabaja con nosotros',
      press: 'Prensa',
      contact: 'Contacto',
      help: 'Ayuda',
      faq: 'Preguntas frecuentes',
      privacy: 'Privacidad',
      terms: 'Condiciones',
      withdrawal: 'Desistir del contrato aquí',
      cookies: 'Cookies',
      accessibility: 'Accesibilidad',
    },
  },
  document: {
    contents: 'En esta página',
    updated: (when: string) => `Última actualización: ${when}`,
    samples:
      'Los datos que llevan «dato de muestra» son ejemplos de una instalación nueva. Quien opera el servicio los sustituye por los suyos antes de abrirlo al público.',
  },
  guide: {
    minutes: (minutes: number) => `${minutes} min de lectura`,
    by: 'Equipo de Estilismo de Vestidor',
    more: 'Sigue leyendo',
    all: 'Todas las guías',
    try: {
      title: 'Pruébalo con tu ropa',
      text: 'La demostración abre un armario ya lleno, con sus cuentas hechas. Sin registro y sin tarjeta.',
      action: 'Comenzar',
    },
  },
} as const;
