import { limits } from '#contract/limits.ts';
import {
  type ColumnField,
  guessColumns,
  isWithoutHeadings,
  withoutHeadings,
} from '#stylist/intake/columns.ts';
import { type Table, tableOf, textOfBytes } from '#stylist/intake/table.ts';
import { importingCopy } from '#web/copy/importing.ts';
import { type OwnCopy, readOwnCopy } from './own-copy.ts';

export interface ReadTable {
  readonly table: Table;
  readonly fields: readonly (ColumnField | null)[];
}

export type Source = { table: ReadTable } | { own: OwnCopy } | { error: string };

const zipBytesMax = 1024 * 1024 * 1024;
const { unreadable } = importingCopy;

export async function readFile(file: File): Promise<Source> {
  try {
    const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    const isZip = start[0] === 0x50 && start[1] === 0x4b;
    if (file.size > (isZip ? zipBytesMax : limits.import.fileBytesMax)) return { error: unreadable.tooLarge };
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isZip) return readText(textOfBytes(bytes));
    const own = readOwnCopy(bytes);
    // Spreadsheets are ZIPs, too.
    return own
      ? { own }
      : { error: /\.(xlsx|ods|numbers)$/i.test(file.name) ? unreadable.table : unreadable.zip };
  } catch {
    return { error: unreadable.failed };
  }
}

export function readText(text: string): Source {
  const read = tableOf(text);
  if (read === null) return { error: unreadable.table };
  const table = isWithoutHeadings(read) ? withoutHeadings(read) : read;
  return { table: { table, fields: guessColumns(read) } };
}
