import type { Garment } from '#stylist/wardrobe.ts';

/** For providers: a UUID costs two dozen tokens, is easily miscopied and identifies a row. */
export class ShortIds {
  readonly #long = new Map<string, string>();
  readonly #short = new Map<string, string>();

  constructor(wardrobe: readonly Garment[]) {
    for (const [index, { id }] of wardrobe.entries()) {
      this.#short.set(id, `g${index + 1}`);
      this.#long.set(`g${index + 1}`, id);
    }
  }

  lengthen(value: unknown): unknown {
    return replaced(value, this.#long);
  }

  shorten(value: unknown): unknown {
    return replaced(value, this.#short);
  }
}

function replaced(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => replaced(one, names));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, one]) => [names.get(key) ?? key, replaced(one, names)]));
}
