/** Parses a `Set-Cookie` header for a browser context. */
export function parseCookie(header: string): { name: string; value: string } {
  const [pair = ''] = header.split(';', 1);
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at), value: pair.slice(at + 1) };
}
