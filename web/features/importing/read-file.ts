import { limits } from '#contract/limits.ts';
import {
  type ColumnField,
  guessColumns,
  isWithoutHeadings,
  withoutHeadings,
} from '#stylist/intake/columns.ts';
import { type Table, tableOf, textOfBytes } from '#stylist/intake/table.ts';
import { importingCopy } from '#web/copy/importing.ts';
import { isPhotoFile } from '#web/garments/photos/photo-file.ts';
import { isMail, readOrderMail } from './order-mail.ts';
import { type OwnCopy, photosIn, readOwnCopy } from './own-copy.ts';

export interface ReadTable {
  readonly table: Table;
  readonly fields: readonly (ColumnField | null)[];
}

export type Source =
  | { table: ReadTable }
  | { own: OwnCopy }
  | { photos: File[]; left: number }
  | { error: string };

const zipBytesMax = 1024 * 1024 * 1024;
const { unreadable } = importingCopy;

/** A table, the mail of an order, our own ZIP, or photographs. */
export async function readFiles(files: readonly File[]): Promise<Source> {
  const photos = files.filter(isPhotoFile);
  const [file] = files;
  if (photos.length > 0)
    return {
      photos: photos.slice(0, limits.review.scansMax),
      left: Math.max(0, photos.length - limits.review.scansMax),
    };
  return file ? readFile(file) : { error: unreadable.failed };
}

async function readFile(file: File): Promise<Source> {
  try {
    const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    const isZip = start[0] === 0x50 && start[1] === 0x4b;
    if (file.size > (isZip ? zipBytesMax : limits.import.fileBytesMax)) return { error: unreadable.tooLarge };
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isMail(file)) return await readMail(bytes);
    if (!isZip) return readText(textOfBytes(bytes));
    const own = readOwnCopy(bytes);
    if (own) return { own };
    // Spreadsheets are ZIPs, too.
    if (/\.(xlsx|ods|numbers)$/i.test(file.name)) return { error: unreadable.table };
    const found = photosIn(bytes);
    return found.photos.length > 0 ? found : { error: unreadable.zip };
  } catch {
    return { error: unreadable.failed };
  }
}

async function readMail(bytes: Uint8Array): Promise<Source> {
  const table = await readOrderMail(bytes);
  return table ? { table: { table, fields: guessColumns(table) } } : { error: unreadable.mail };
}

export function readText(text: string): Source {
  const read = tableOf(text);
  if (read === null) return { error: unreadable.table };
  const table = isWithoutHeadings(read) ? withoutHeadings(read) : read;
  return { table: { table, fields: guessColumns(read) } };
}
