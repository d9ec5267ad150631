export const shell = {
  navigation: 'Secciones',
  sections: {
    home: 'Inicio',
    dashboard: 'Resumen',
    wardrobe: 'Vestidor',
    scanner: 'Escáner',
    stylists: 'Asesoras',
    store: 'Tienda',
    hub: 'Todo Vestidor',
  },
  account: 'Tu cuenta',
  logout: 'Cerrar sesión',
  start: 'Comenzar',
  theme: { label: 'Aspecto', light: 'Claro', dark: 'Oscuro', system: 'Como el sistema' },
  demoLabel: 'Aviso de demostración',
  demoNotice: 'Estás en una cuenta de demostración: se borra en 24 horas.',
  demoShort: 'Demo de 24 horas.',
  demoAction: 'Crear la mía',
  crash: {
    title: 'Esta página se ha descosido',
    text: 'Tus datos están a salvo. Recarga la página; si vuelve a pasar, prueba dentro de un rato.',
    reload: 'Recargar',
  },
  offline: {
    title: 'No se pudo conectar con el servidor',
    text: 'Comprueba tu conexión. No se ha perdido nada: cuando vuelva, sigue donde estabas.',
  },
} as const;
