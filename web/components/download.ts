// The download has begun by then.
const keptMs = 10_000;

/** Saves a file, or what an address holds. */
export function download(content: Blob | string, name: string): void {
  const href = typeof content === 'string' ? content : URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  if (content instanceof Blob) setTimeout(() => URL.revokeObjectURL(href), keptMs);
}
