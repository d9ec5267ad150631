const name = 'buscar';

/**
 * What is searched for stands behind the `#` of the address: it can be shared, it survives a reload,
 * and it is the one part that a browser never sends to a server.
 */
export function readSearch(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get(name) ?? '';
}

/** The part of the address for a text; empty for none. */
export function writeSearch(text: string): string {
  return text.trim() === '' ? '' : `#${new URLSearchParams({ [name]: text })}`;
}
