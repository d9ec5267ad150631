import type { Markup, MicroItem } from './markup.ts';

/** As the page says it. */
export interface Product {
  name: string;
  brand: string;
  category: string;
  price: string;
  color: string;
  size: string;
  material: string;
  /** Absolute addresses, the best first. */
  images: string[];
}

/** Schema.org in JSON-LD, then in microdata, then Open Graph; null when the page describes no product. */
export function productOf(markup: Markup, address: string): Product | null {
  const { metas, title } = markup;
  const meta = (...names: string[]) => names.map((name) => metas.get(name)?.[0]).find(Boolean) ?? '';
  const product = linkedProduct(markup.jsonLd, address) ?? microProduct(markup.items);
  const price = meta('product:price:amount', 'og:price:amount', 'product:sale_price:amount', 'twitter:data1');
  const isProduct = /product/i.test(meta('og:type')) || price !== '';
  const site = meta('og:site_name', 'application-name');
  const named = bare(meta('og:title', 'twitter:title') || title, site);
  if (!product && !isProduct && meta('og:image') === '') return null;
  const read: Product = {
    name: product?.name || named,
    brand: product?.brand || meta('product:brand', 'og:brand', 'brand'),
    category: product?.category || meta('product:category', 'og:product:category'),
    price: product?.price || (/\d/.test(price) ? price : ''),
    color: product?.color || meta('product:color', 'og:color'),
    size: product?.size || meta('product:size'),
    material: product?.material || meta('product:material'),
    images: [
      ...(product?.images ?? []),
      ...(metas.get('og:image') ?? []),
      meta('og:image:secure_url', 'twitter:image'),
    ],
  };
  read.images = [...new Set(read.images.flatMap((image) => absolute(image, markup.base, address)))].slice(
    0,
    4,
  );
  return read.name === '' ? null : read;
}

function absolute(image: string, base: string | null, address: string): string[] {
  const from = base !== null && URL.canParse(base, address) ? new URL(base, address).href : address;
  if (image === '' || !URL.canParse(image, from)) return [];
  const url = new URL(image, from);
  if (url.protocol === 'http:' && url.host !== new URL(address).host) url.protocol = 'https:';
  return /^https?:$/.test(url.protocol) ? [url.href] : [];
}

/** Without the shop's name: "Camisa de lino | Sur". */
function bare(title: string, site: string): string {
  const parts = title.split(/\s+[|·–—]\s+|\s+-\s+(?=[^-]*$)/);
  const [first = '', ...rest] = parts;
  return rest.length > 0 && (title.includes(' | ') || rest.some((part) => part === site))
    ? first.trim()
    : title.trim();
}

type Json = { readonly [key: string]: unknown };
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

const most = { nodes: 20_000, depth: 24 };
const productTypes = /^(?:https?:\/\/schema\.org\/)?(?:Individual|Some)?Product(?:s|Model|Group)?$/;
const hasType = (types: readonly unknown[]) =>
  types.some((type) => typeof type === 'string' && productTypes.test(type));

/** A name's value, a list's first, or what stands under a name. */
function textOf(value: unknown, ids: ReadonlyMap<string, Json>, ...keys: string[]): string {
  for (const one of listOf(value)) {
    if (typeof one === 'string' || typeof one === 'number') return String(one).replace(/\s+/g, ' ').trim();
    if (!isRecord(one)) continue;
    const node = typeof one['@id'] === 'string' ? (ids.get(one['@id']) ?? one) : one;
    for (const key of keys) {
      const found: string = textOf(node[key], new Map());
      if (found !== '') return found;
    }
  }
  return '';
}

function linkedProduct(scripts: readonly string[], address: string): Product | null {
  const ids = new Map<string, Json>();
  const found: Json[] = [];
  // Breadth first: a page's own product stands above those it recommends.
  let level: unknown[] = scripts.map(parsed);
  for (let depth = 0, nodes = 0; depth < most.depth && level.length > 0 && nodes < most.nodes; depth++) {
    const next: unknown[] = [];
    for (const value of level) {
      if (++nodes > most.nodes) break;
      if (Array.isArray(value)) next.push(...value.slice(0, most.nodes));
      if (!isRecord(value)) continue;
      if (typeof value['@id'] === 'string' && Object.keys(value).length > 1) ids.set(value['@id'], value);
      if (hasType(listOf(value['@type']))) found.push(value);
      next.push(...Object.values(value).filter((child) => typeof child === 'object'));
    }
    level = next;
  }
  const path = pathOf(address);
  const isThis = (node: Json) =>
    [node.url, node['@id']].some((one) => typeof one === 'string' && pathOf(one, address) === path);
  const node = found.find(isThis) ?? found.find((one) => textOf(one.name, ids) !== '');
  return node ? productOfNode(node, ids) : null;
}

const pathOf = (url: string, base?: string): string =>
  URL.canParse(url, base) ? new URL(url, base).pathname : url;

function productOfNode(node: Json, ids: ReadonlyMap<string, Json>): Product {
  const [variant] = listOf(node.hasVariant).filter(isRecord);
  const value = (key: string, ...keys: string[]) =>
    textOf(node[key], ids, ...keys) || textOf(variant?.[key], ids, ...keys);
  return {
    name: value('name'),
    brand: value('brand', 'name') || value('manufacturer', 'name'),
    category: value('category', 'name'),
    price: priceOf(node.offers, ids) || priceOf(variant?.offers, ids),
    color: value('color'),
    size: value('size', 'name'),
    material: value('material', 'name'),
    images: [...listOf(node.image), ...listOf(variant?.image)].flatMap(
      (image) => textOf(image, ids, 'url', 'contentUrl') || [],
    ),
  };
}

function priceOf(offers: unknown, ids: ReadonlyMap<string, Json>): string {
  for (const one of listOf(offers)) {
    if (!isRecord(one)) continue;
    const offer = typeof one['@id'] === 'string' ? (ids.get(one['@id']) ?? one) : one;
    const price =
      textOf(offer.price, ids) ||
      textOf(offer.lowPrice, ids) ||
      textOf(offer.priceSpecification, ids, 'price') ||
      priceOf(offer.offers, ids);
    if (price !== '') return price;
  }
  return '';
}

/** Shops also write comments, CDATA, line breaks in strings and commas too many. */
function parsed(script: string): unknown {
  const bare = script
    .trim()
    .replace(/^(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*;?\s*$/, '')
    .trim()
    .replace(/;$/, '');
  for (const text of [bare, bare.replace(/\p{Cc}+/gu, ' ').replace(/,\s*(?=[}\]])/g, '')])
    try {
      return JSON.parse(text);
    } catch {}
  return null;
}

function microProduct(items: readonly MicroItem[]): Product | null {
  let level: readonly MicroItem[] = items;
  for (let depth = 0; depth < most.depth && level.length > 0; depth++) {
    const product = level.find(({ types }) => hasType(types.map((type) => type.replace(/^http:/, 'https:'))));
    if (product) return productOfNode(jsonOf(product), new Map());
    level = level
      .flatMap(({ properties }) => [...properties.values()].flat())
      .filter((one) => typeof one !== 'string');
  }
  return null;
}

const jsonOf = ({ properties }: MicroItem): Json =>
  Object.fromEntries(
    [...properties].map(([name, values]) => [
      name,
      values.map((value) => (typeof value === 'string' ? value : jsonOf(value))),
    ]),
  );
