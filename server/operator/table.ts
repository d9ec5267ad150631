/** Rows under each other, each column as wide as its widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  }
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const moment = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Madrid',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `21/11/2026, 09:41`, in Madrid; a dash for what never was. */
export const shortMoment = (at: Date | null): string => (at === null ? '–' : moment.format(at));

/** `1 pago`, `2 pagos`. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('es-ES')} ${count === 1 ? one : many}`;
