import type { ReminderTopic } from '#contract/reminder-topics.ts';
import { formatPlural } from '#web/format/numbers.ts';

export const reminders = {
  title: 'Avisos',
  text: 'Elige qué quieres que te recordemos, cuándo y por dónde. Está todo apagado hasta que tú lo enciendas.',
  failed: 'No se han podido guardar tus avisos',
  loadFailed: 'No hemos podido cargar tus avisos.',
  all: {
    label: 'Recibir avisos',
    on: 'Si lo apagas, dejas de recibirlos todos al momento, por cualquier vía.',
    off: 'Ahora no recibes ninguno.',
  },
  ways: {
    title: 'Por dónde',
    add: 'Avisarme en este dispositivo',
    added: 'Este dispositivo te avisará',
    addFailed: 'No hemos podido activar los avisos aquí',
    unreachable: 'Tu navegador no ha podido conectar con su servicio de avisos. Inténtalo más tarde.',
    denied:
      'Tu navegador bloquea los avisos de Vestidor. Permítelos en los ajustes del sitio, junto a la dirección, y vuelve a esta página.',
    dismissed: 'Sin tu permiso, el navegador no los muestra. Puedes volver a intentarlo cuando quieras.',
    unsupported: 'Este navegador no puede mostrar avisos. Te queda el email.',
    install: 'En el iPhone y el iPad, añade antes Vestidor a la pantalla de inicio y ábrelo desde allí.',
    devices: 'Dispositivos que te avisan',
    current: 'Este dispositivo',
    since: (day: string) => `Desde el ${day}`,
    removeLabel: (name: string) => `Quitar ${name} de los avisos`,
    removed: 'Ese dispositivo ya no te avisará',
    mail: 'Por email',
    mailTo: (email: string) => `A ${email}. Cada email lleva un enlace para dejar de recibirlos.`,
    mailUnconfirmed: 'Confirma antes tu email, al principio de esta página.',
  },
  topics: {
    title: 'Qué',
    names: {
      morning: ['El outfit de hoy', 'Por la mañana: qué ponerte y qué tiempo hará.'],
      tomorrow: ['Lo de mañana', 'La tarde antes: el evento que te espera y el outfit que tienes preparado.'],
      laundry: [
        'La colada',
        'La tarde antes, si está por lavar algo que te ibas a poner. Y los domingos, si se amontona.',
      ],
      away: [
        'Lo que está fuera',
        'La tarde antes de que vuelva lo prestado, lo guardado o lo que está en arreglo.',
      ],
      wishes: ['Tus favoritos de la tienda', 'Cuando baja el precio de uno.'],
      premium: ['Tu prueba y tu suscripción', 'Dos días antes de que termine una o se renueve la otra.'],
    } satisfies Record<ReminderTopic, [name: string, hint: string]>,
  },
  times: {
    title: 'Cuándo',
    morning: 'Avisos de la mañana',
    evening: 'Avisos de la tarde',
    quietFrom: 'Silencio, desde',
    quietUntil: 'Silencio, hasta',
    quietHint: 'En silencio no llega nada: lo que toque espera a que termine.',
    zone: (zone: string) => `Zona horaria: ${zone}.`,
    deviceZone: (zone: string) => `Usar la de este dispositivo: ${zone}`,
  },
  place: {
    label: 'Ciudad, para el tiempo',
    hint: 'Aquí sí la guardamos en tu cuenta, para mirar el tiempo cada mañana.',
    none: 'Sin el tiempo',
  },
  unsubscribe: {
    meta: {
      title: 'Dejar los avisos por email',
      description: 'Deja de recibir los avisos de Vestidor por email.',
    },
    working: 'Dándote de baja…',
    done: 'Ya no te escribiremos avisos',
    doneText:
      'Solo te llegarán por email los mensajes de tu cuenta y de tus compras. Puedes volver a activarlos en tu cuenta.',
    failed: 'No hemos podido darte de baja',
    failedText: 'Inténtalo de nuevo dentro de un momento.',
    incomplete: 'Falta parte del enlace. Ábrelo otra vez desde el email, o apaga los avisos en tu cuenta.',
  },
} as const;

export const calendars = {
  title: 'Tu calendario',
  text: 'Tus planes en el calendario que ya usas, y sus eventos aquí, para vestirte para ellos.',
  loadFailed: 'No hemos podido cargar tu calendario.',
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
