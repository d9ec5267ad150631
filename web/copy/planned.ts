export const planned = {
  meta: { title: 'En preparación', description: 'Esta página de Vestidor se está preparando.' },
  kicker: 'En el taller',
  title: 'Estamos cosiendo esta página',
  text: 'Aún no está lista, y preferimos enseñarla terminada. Lo demás de Vestidor funciona ya.',
  back: 'Volver al inicio',
} as const;
