import { formatPlural } from '#web/format/numbers.ts';

const votes = (count: number) => formatPlural(count, 'voto', 'votos');

export const sharingCopy = {
  title: 'Compartir este outfit',
  privacy:
    'Se ven las prendas, recortadas o dibujadas, y nada más: ni tu nombre, ni el del outfit, ni personas, ni precios.',
  picture: {
    title: 'Como imagen',
    text: 'En vertical, para tus historias.',
    alt: (pieces: string) => `La imagen que compartes: ${pieces}`,
    save: 'Descargar',
    send: 'Enviar imagen',
    failed: 'No se ha podido preparar la imagen.',
    retry: 'Probar otra vez',
  },
  link: {
    title: 'Con un enlace',
    text: 'Lo abre cualquiera que lo tenga, sin cuenta, hasta que dejes de compartirlo.',
    create: 'Crear enlace',
    label: 'Enlace',
  },
  ask: {
    text: 'Elige uno o dos outfits más y manda el enlace: tus amigos votan sin cuenta.',
    none: 'Para preguntar hacen falta al menos dos outfits.',
    create: 'Crear votación',
    pick: (name: string) => `Añadir ${name} a la votación`,
    made: 'Votación creada',
  },
  demo: {
    text: 'La demostración no crea enlaces. Con tu cuenta, que es gratis, puedes compartir los tuyos.',
  },
  actions: {
    send: 'Enviar enlace',
    open: 'Ver',
    opened: (name: string) => `lo que compartes de ${name}`,
    sendNamed: (name: string) => `Enviar enlace de ${name}`,
    end: 'Dejar de compartir',
    endNamed: (name: string) => `Dejar de compartir ${name}`,
  },
  message: 'Mira este outfit',
  question: '¿Cuál me pongo?',
  toasts: {
    created: 'Enlace creado',
    copied: 'Enlace copiado',
    copiedText: 'Pégalo donde quieras.',
    failed: 'No se ha podido compartir',
    failedText: 'Tu navegador no lo permite: copia el enlace a mano.',
    ended: 'Ya no se comparte',
    error: 'Error',
    createFailed: 'No se ha podido crear el enlace',
    endFailed: 'No se ha podido retirar el enlace',
  },
  end: {
    title: '¿Dejar de compartirlo?',
    text: 'El enlace deja de funcionar y se borran sus votos. Lo que otras personas ya hayan guardado no podemos borrarlo.',
  },
  list: {
    title: 'Lo que compartes',
    text: 'Cualquiera que tenga el enlace puede verlo.',
    since: (day: string) => `Desde el ${day}`,
    removed: 'Retirado',
    removedText: 'Lo hemos retirado porque no cumplía las condiciones de uso. Nadie más puede verlo.',
    choice: (letter: string, name: string) => `${letter}: ${name}`,
    votes,
    noVotes: 'Aún no hay votos',
    failed: 'No hemos podido cargar lo que compartes.',
  },
} as const;
