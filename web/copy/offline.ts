const moment = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

export const offlineCopy = {
  title: 'Sin conexión',
  text: (seen: Date) =>
    `Ves tu vestidor como estaba el ${moment.format(seen)}. Podrás cambiarlo cuando vuelva la conexión.`,
} as const;
