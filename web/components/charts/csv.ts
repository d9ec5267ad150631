import { download } from '../download.ts';

/** RFC 4180, with the mark by which spreadsheets know UTF-8; a formula of a cell stays text. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const cell = (value: string) => {
    const harmless = /^[=+\-@\t\r]/.test(value) && Number.isNaN(Number(value)) ? `'${value}` : value;
    return /[",\n\r;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
  };
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

export const downloadCsv = (name: string, rows: readonly (readonly string[])[]): void =>
  download(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }), name);
