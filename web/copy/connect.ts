export const connect = {
  title: 'Conectar un asistente',
  description: 'Decide qué puede hacer un asistente en tu cuenta.',
} as const;
