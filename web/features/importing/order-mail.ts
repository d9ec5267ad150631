import { type OrderedPiece, orderedIn, orderTable, pieceIn } from '#stylist/intake/order.ts';
import type { Table } from '#stylist/intake/table.ts';

export const isMail = ({ name, type }: File): boolean => /\.eml$/i.test(name) || type === 'message/rfc822';

/** Read on this device: no picture of the mail is fetched. @returns null without garments and prices */
export async function readOrderMail(bytes: Uint8Array): Promise<Table | null> {
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

/** Of a single piece. */
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
