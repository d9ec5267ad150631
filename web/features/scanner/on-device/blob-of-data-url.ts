/** Decodes by hand because the content security policy forbids `fetch` of data URLs. */
export function blobOfDataUrl(dataUrl: string): Blob {
  const comma = dataUrl.indexOf(',');
  const type = /^data:([^;,]*)/.exec(dataUrl)?.[1] ?? '';
  const text = atob(dataUrl.slice(comma + 1));
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return new Blob([bytes], { type });
}
