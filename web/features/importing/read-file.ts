import { limits } from '#contract/limits.ts';
import {
  type ColumnField,
  guessColumns,
  isWithoutHeadings,
  withoutHeadings,
} from '#stylist/intake/columns.ts';
import { type OrderedPiece, orderedIn, orderTable, pieceIn } from '#stylist/intake/order.ts';
import { type Table, tableOf, textOfBytes } from '#stylist/intake/table.ts';
import { importingCopy } from '#web/copy/importing.ts';
import { isPhotoFile } from '#web/garments/photos/photo-file.ts';
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

const isMail = ({ name, type }: File): boolean => /\.eml$/i.test(name) || type === 'message/rfc822';

/** Read on this device: no picture of the mail is fetched. @returns null without garments and prices */
async function readOrderMail(bytes: Uint8Array): Promise<Table | null> {
  const { default: PostalMime } = await import('postal-mime');
  const { html = '', text = '', date } = await PostalMime.parse(bytes, { maxNestingDepth: 50 });
  const sent = new Date(date ?? '');
  const day = Number.isNaN(sent.getTime()) ? '' : sent.toISOString().slice(0, 10);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')];
  const told = orderedIn(scripts.map((script) => script.textContent ?? ''));
  if (told.length > 0) return orderTable(told, day);
  for (const unseen of page.querySelectorAll('script, style, head')) unseen.remove();
  const found = visit(page.body).pieces;
  return orderTable(
    found.length > 0 ? found : text.split('\n').flatMap((line) => pieceIn([line]) ?? []),
    day,
  );
}

/** Texts kept of one piece. */
const textsMost = 24;

interface Seen {
  texts: string[];
  pieces: OrderedPiece[];
}

/** The innermost elements that name a garment and a price. */
function visit(element: Element): Seen {
  const texts: string[] = [];
  const pieces: OrderedPiece[] = [];
  for (const child of element.childNodes) {
    if (child instanceof Element) {
      const seen = visit(child);
      texts.push(...seen.texts);
      pieces.push(...seen.pieces);
    } else {
      const said = child.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      if (said !== '' && child.nodeType === Node.TEXT_NODE) texts.push(said);
    }
    if (texts.length > textsMost) texts.length = textsMost + 1;
  }
  if (pieces.length === 0 && texts.length <= textsMost) {
    const piece = pieceIn(texts);
    if (piece !== null) pieces.push(piece);
  }
  return { texts, pieces };
}
