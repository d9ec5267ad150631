import { columnTitles, orderTitles } from '#contract/column-words.ts';
import { kindIn } from './rows.ts';
import type { Table } from './table.ts';
import { priceIn } from './values.ts';

/** A piece that a shop's confirmation names, as it is written there. */
export interface OrderedPiece {
  readonly name: string;
  readonly brand: string;
  readonly size: string;
  readonly color: string;
  readonly price: string;
  readonly page: string;
}

/** Headings that `guessColumns` knows. @returns null without a piece */
export function orderTable(pieces: readonly OrderedPiece[], day: string): Table | null {
  if (pieces.length === 0) return null;
  return {
    columns: [
      orderTitles.name,
      columnTitles.brand,
      columnTitles.size,
      columnTitles.color,
      columnTitles.price,
      orderTitles.page,
      orderTitles.since,
    ],
    rows: pieces.map(({ name, brand, size, color, price, page }) => [
      ...[name, brand, size, color, price, page],
      day,
    ]),
  };
}

type Json = { readonly [key: string]: unknown };
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
const recordsOf = (value: unknown): Json[] => listOf(value).filter(isRecord);

const most = { nodes: 5_000, depth: 20, pieces: 60, copies: 10 };

const isA = (node: Json, type: string): boolean =>
  listOf(node['@type']).some((one) => typeof one === 'string' && one.replace(/^.*[/#:]/, '') === type);

function textOf(value: unknown): string {
  for (const one of listOf(value)) {
    if (typeof one === 'string' || typeof one === 'number') return String(one).replace(/\s+/g, ' ').trim();
    if (isRecord(one)) {
      const named = textOf(one.name ?? one.value);
      if (named !== '') return named;
    }
  }
  return '';
}

function parsed(script: string): unknown {
  try {
    return JSON.parse(script);
  } catch {
    return null;
  }
}

/** Pieces of schema.org's Order in JSON-LD; without one, its Products. */
export function orderedIn(jsonLd: readonly string[]): OrderedPiece[] {
  const orders: Json[] = [];
  const products: Json[] = [];
  let level: unknown[] = jsonLd.map(parsed);
  for (let depth = 0, nodes = 0; depth < most.depth && level.length > 0; depth++) {
    const next: unknown[] = [];
    for (const value of level) {
      if (++nodes > most.nodes) break;
      if (Array.isArray(value)) next.push(...value.slice(0, most.nodes));
      if (!isRecord(value)) continue;
      if (isA(value, 'Order')) orders.push(value);
      if (isA(value, 'Product')) products.push(value);
      next.push(...Object.values(value).filter((child) => typeof child === 'object'));
    }
    level = next;
  }
  const ordered = orders.flatMap((order) => {
    const offers = recordsOf(order.acceptedOffer).flatMap((offer) =>
      piecesOf(recordsOf(offer.itemOffered), offer, textOf(offer.eligibleQuantity)),
    );
    return offers.length > 0
      ? offers
      : recordsOf(order.orderedItem).flatMap((item) =>
          piecesOf(
            recordsOf(item.orderedItem ?? (isA(item, 'Product') ? item : [])),
            item,
            textOf(item.orderQuantity),
          ),
        );
  });
  const found = orders.length > 0 ? ordered : products.flatMap((product) => piecesOf([product], {}, ''));
  return found.slice(0, most.pieces);
}

function piecesOf(products: readonly Json[], offer: Json, quantity: string): OrderedPiece[] {
  const copies = Math.min(most.copies, Math.max(1, Math.floor(Number(quantity)) || 1));
  return products.flatMap((product) => {
    const name = textOf(product.name);
    const [own] = recordsOf(product.offers);
    const [specified] = recordsOf(offer.priceSpecification);
    const piece: OrderedPiece = {
      name,
      brand: textOf(product.brand),
      size: textOf(product.size),
      color: textOf(product.color),
      price: textOf(offer.price) || textOf(specified?.price) || textOf(own?.price),
      page: textOf(product.url),
    };
    return name === '' ? [] : new Array<OrderedPiece>(copies).fill(piece);
  });
}

const money = /(?:€|eur|\$|£)\s*\d[\d.,]*|\d[\d.,]*\s*(?:€|eur\b|\$|£)/gi;
const noPiece =
  /\btotal|env[ií]o|gastos|descuento|devoluci|\biva\b|cup[oó]n|tarjeta|shipping|\bportes\b|\bfrete\b|desconto|devolu[cç]/i;
const nameMax = 120;

/** The piece that neighbouring texts describe: a garment's name with its price. */
export function pieceIn(texts: readonly string[]): OrderedPiece | null {
  const name = texts.find(
    (text) => text.length <= nameMax && !noPiece.test(text) && kindIn('', text.replace(money, '')) !== null,
  );
  // Of several, the reduced one, or that of one piece.
  const prices = texts
    .flatMap((text) => text.match(money) ?? [])
    .map((text) => priceIn(text.replace(/[^\d.,]/g, '')));
  const paid = prices.filter((price) => price !== null && price > 0) as number[];
  if (name === undefined || paid.length === 0) return null;
  const whole = texts.join(' | ');
  return {
    name: name.replace(money, '').trim(),
    brand: '',
    size: /(?:talla|size|tamanho)\s*[:.]?\s*([a-z0-9./]+)/i.exec(whole)?.[1] ?? '',
    color: /(?:colou?r|\bcor\b)\s*[:.]?\s*(\p{L}[\p{L} ]{2,24})/iu.exec(whole)?.[1]?.trim() ?? '',
    price: String(Math.min(...paid)),
    page: '',
  };
}
