import type { Language } from '#contract/languages.ts';
import { apiWords } from '#server/platform/language/api-words.ts';
import { findText } from '#server/platform/language/find-text.ts';
import { assistants } from '#server/platform/language/words.ts';

/** Apps that take their answer by a scheme of their own without a dot (RFC 8252 recommends one). */
const knownSchemes = new Set(['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:', 'zed:']);
const loopback = new Set(['127.0.0.1', '[::1]', 'localhost']);

const isLoopback = (url: URL): boolean => url.protocol === 'http:' && loopback.has(url.hostname);

/** HTTPS, loopback, or a private scheme: never one that a browser or system runs. */
export function isRedirectAllowed(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.hash !== '' || address.includes('#')) return false;
  if (url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:' || isLoopback(url)) return true;
  return knownSchemes.has(url.protocol) || /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:$/.test(url.protocol);
}

/** To the letter; only a loopback address may name another port (RFC 8252, 7.3). */
export function redirectMatches(registered: string, given: string): boolean {
  if (registered === given) return true;
  const [one, other] = [URL.parse(registered), URL.parse(given)];
  if (one === null || other === null || !isLoopback(one) || !isLoopback(other)) return false;
  if (!isRedirectAllowed(given)) return false;
  one.port = '';
  other.port = '';
  return one.href === other.href;
}

/** As it is kept; `assistantIn` gives it in a language. */
export function placeOfRedirect(address: string): string {
  const url = new URL(address);
  if (isLoopback(url)) return assistants.here;
  return url.protocol === 'https:' ? url.host : assistants.app(url.protocol.slice(0, -1));
}

/** @param text a kept name or place of an assistant */
export const assistantIn = (language: Language, text: string): string =>
  findText(text, assistants, apiWords[language].assistants) ?? text;

export function withParameters(address: string, parameters: Record<string, string | undefined>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
