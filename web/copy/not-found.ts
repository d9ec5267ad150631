export const notFound = {
  meta: {
    title: 'Página no encontrada',
    description: 'Esta dirección no lleva a ninguna página de Vestidor.',
  },
  code: '404',
  title: 'Aquí no cuelga nada',
  text: 'La dirección no existe o ha cambiado de sitio. Desde el inicio se llega a todo lo demás.',
  memberTitle: 'Para ver esta página, entra en tu cuenta',
  memberText: 'Inicia sesión y te llevamos directamente a ella.',
  home: 'Volver al inicio',
} as const;
