import { formatPlural } from '#web/format/numbers.ts';

export const calendars = {
  title: 'Tu calendario',
  text: 'Tus planes en el calendario que ya usas, y sus eventos aquí, para vestirte para ellos.',
  loadFailed: 'No hemos podido cargar tu calendario.',
  retry: 'Reintentar',
  feed: {
    title: 'Tus planes, en tu calendario',
    text: 'Una dirección secreta para suscribirte desde Google Calendar, Apple Calendario, Outlook u otro. Quien la tenga puede ver tus planes, sin cambiarlos.',
    make: 'Crear la dirección',
    label: 'Dirección secreta de tus planes',
    copied: 'Dirección copiada',
    renew: 'Cambiarla',
    renewed: 'Dirección cambiada: la anterior ya no vale',
    end: 'Quitarla',
    ended: 'La dirección ya no vale',
    failed: 'No se ha podido cambiar la dirección',
  },
  source: {
    title: 'Tus eventos, en Vestidor',
    text: 'Pega la dirección .ics de tu calendario. La leemos cada pocas horas, y lo que diga cada evento decide la ocasión de ese día.',
    label: 'Dirección .ics',
    placeholder: 'https://…',
    read: 'Leer los eventos',
    done: (count: number) => `Hemos leído ${formatPlural(count, 'evento', 'eventos')}`,
    found: (host: string, count: number) =>
      `${host}: ${count === 0 ? 'ningún evento próximo' : formatPlural(count, 'evento próximo', 'eventos próximos')}.`,
    checked: (moment: string) => `Leído el ${moment}.`,
    failedLast: (moment: string) =>
      `El ${moment} no hemos podido leerlo. Guardamos lo último que leímos y volveremos a intentarlo.`,
    forget: 'Dejar de leerlo',
    forgotten: 'Ya no leemos ese calendario',
    failed: 'No se ha podido leer el calendario',
  },
} as const;
