import { Parser } from 'htmlparser2';

/** An item of microdata. */
export interface MicroItem {
  readonly types: readonly string[];
  readonly properties: Map<string, (string | MicroItem)[]>;
}

export interface Markup {
  readonly title: string;
  readonly metas: ReadonlyMap<string, readonly string[]>;
  readonly jsonLd: readonly string[];
  /** Those outside others. */
  readonly items: readonly MicroItem[];
  readonly base: string | null;
}

const most = { depth: 2000, items: 400, scripts: 40, metas: 400, text: 2000 };

class TooDeep extends Error {}

/** One pass without a tree; it ends at a depth that no page needs, because the parser's own stack is slow there. */
export function readMarkup(html: string): Markup {
  const metas = new Map<string, string[]>();
  const jsonLd: string[] = [];
  const items: MicroItem[] = [];
  let base: string | null = null;
  let title = '';
  let script: string | null = null;
  let inTitle = false;
  let count = 0;
  const open: { item: MicroItem | null; text: { names: string[]; value: string; item: MicroItem } | null }[] =
    [];
  const enclosing = () => open.findLast(({ item }) => item !== null)?.item ?? null;

  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === 'meta') keepMeta(attributes);
        else if (tag === 'base') base ??= attributes.href ?? null;
        else if (tag === 'title' && title === '') inTitle = true;
        else if (tag === 'script' && /^\s*application\/ld\+json/i.test(attributes.type ?? '')) script = '';
        if (open.length >= most.depth) throw new TooDeep();
        const names = attributes.itemprop?.split(/\s+/).filter(Boolean) ?? [];
        const parent = enclosing();
        if (attributes.itemscope !== undefined && count < most.items) {
          count++;
          const types = attributes.itemtype?.split(/\s+/).filter(Boolean) ?? [];
          const item: MicroItem = { types, properties: new Map() };
          if (names.length > 0 && parent) for (const name of names) add(parent, name, item);
          else items.push(item);
          open.push({ item, text: null });
          return;
        }
        const value = names.length > 0 && parent ? valueIn(tag, attributes) : null;
        if (parent && value !== null) for (const name of names) add(parent, name, value);
        const isText = names.length > 0 && parent !== null && value === null;
        open.push({ item: null, text: isText ? { names, value: '', item: parent } : null });
      },
      ontext(text) {
        if (script !== null) script += text;
        else if (inTitle) title = (title + text).slice(0, most.text);
        else
          for (const { text: kept } of open)
            if (kept && kept.value.length < most.text) kept.value += text.slice(0, most.text);
      },
      onclosetag(tag) {
        if (script !== null && tag === 'script') {
          if (jsonLd.length < most.scripts) jsonLd.push(script);
          script = null;
        }
        if (tag === 'title') inTitle = false;
        const text = open.pop()?.text;
        if (text) for (const name of text.names) add(text.item, name, text.value.replace(/\s+/g, ' ').trim());
      },
    },
    { decodeEntities: true },
  );
  try {
    parser.end(html);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  return { title: title.replace(/\s+/g, ' ').trim(), metas, jsonLd, items, base };

  function keepMeta({ property, name, itemprop, content }: Record<string, string>) {
    const key = (property ?? name)?.trim().toLowerCase();
    if (!key || content === undefined || itemprop !== undefined || metas.size >= most.metas) return;
    const text = content.slice(0, most.text).trim();
    const known = metas.get(key);
    if (known === undefined) metas.set(key, [text]);
    else if (known.length < 10) known.push(text);
  }
}

function add({ properties }: MicroItem, name: string, value: string | MicroItem): void {
  const known = properties.get(name);
  if (known === undefined) properties.set(name, [value]);
  else if (known.length < 50) known.push(value);
}

function valueIn(tag: string, attributes: Record<string, string>): string | null {
  if (attributes.content !== undefined) return attributes.content;
  if (['img', 'source', 'video', 'audio', 'embed', 'iframe'].includes(tag))
    return attributes['data-src'] ?? attributes.src ?? '';
  if (['a', 'link', 'area'].includes(tag)) return attributes.href ?? '';
  if (['data', 'meter'].includes(tag)) return attributes.value ?? '';
  return tag === 'time' ? (attributes.datetime ?? null) : null;
}
