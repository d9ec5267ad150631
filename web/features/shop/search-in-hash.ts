const name = 'buscar';

/** The search text lives in the URL hash: shareable, kept on reload, never sent to the server. */
export function readSearch(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get(name) ?? '';
}

export function writeSearch(text: string): string {
  return text.trim() === '' ? '' : `#${new URLSearchParams({ [name]: text })}`;
}
