import type { WebhookTopic } from '#contract/webhook-topics.ts';
import { formatPlural } from '#web/format/numbers.ts';

export const webhooksCopy = {
  title: 'Novedades para tus programas',
  text: 'Avisamos a una dirección tuya cuando cambia algo. El aviso va firmado y solo dice qué ha cambiado; lo demás se lee con una clave.',
  loadFailed: 'No hemos podido cargar tus direcciones.',
  topics: {
    'garment.saved': 'Prendas guardadas',
    'outfit.worn': 'Outfits puestos',
    'plan.changed': 'Planes cambiados',
  } satisfies Record<WebhookTopic, string>,
  test: 'Probar',
  testNamed: (host: string) => `Probar ${host}`,
  tested: 'La prueba ha llegado',
  testRefused: (status: number) => `La dirección ha respondido con un ${status}`,
  testFailed: 'No hemos podido llegar a esa dirección',
  removeNamed: (host: string) => `Quitar ${host}`,
  removed: 'Dirección quitada',
  removeFailed: 'No se pudo quitar la dirección',
  paused: 'En pausa',
  pausedText: 'Dejamos de enviar porque no aceptaba las novedades. Lo que no llegó no se repite.',
  resume: 'Reanudar',
  resumed: 'Volvemos a enviar las novedades',
  resumeFailed: 'No se pudo reanudar',
  deliveries: 'Últimos envíos',
  noDeliveries: 'Todavía no se le ha enviado nada.',
  testTopic: 'Prueba',
  delivered: 'Entregado',
  waiting: (attempts: number, at: string) =>
    attempts === 0
      ? 'A punto de salir'
      : `${formatPlural(attempts, 'intento', 'intentos')}; el siguiente, el ${at}`,
  given: (status: number | null) =>
    status === null ? 'No se llegó a la dirección' : `Respondió con un ${status}`,
  add: {
    open: 'Añadir dirección',
    title: 'Añadir una dirección',
    text: 'Firmamos cada aviso como dice Standard Webhooks, y lo repetimos durante tres días si no llega.',
    url: 'Dirección',
    urlHint: 'Pública y con https.',
    urlRequired: 'Escribe la dirección completa, que empieza por https',
    topics: 'Qué le contamos',
    topicsRequired: 'Elige al menos una novedad',
    password: 'Tu contraseña',
    passwordRequired: 'Escribe tu contraseña',
    submit: 'Añadir',
    failed: 'No se pudo añadir la dirección',
  },
  made: {
    title: 'Guarda este secreto',
    text: 'Solo te lo enseñamos ahora. Con él comprueba tu programa que el aviso es nuestro.',
    label: 'Tu secreto',
    copied: 'Secreto copiado',
    saved: 'Ya lo he guardado',
  },
} as const;
