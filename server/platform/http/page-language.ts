import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageParam,
  pathIn,
  splitLanguage,
} from '#contract/languages.ts';
import { pageAt, redirects } from '#contract/pages.ts';
import { languageIn, setLanguageCookie } from './language.ts';

/** Without the parameter, at the address of the language. */
function addressIn(language: Language, path: string, query: URLSearchParams): string {
  query.delete(languageParam);
  return `${pathIn(language, path)}${query.size > 0 ? `?${query}` : ''}`;
}

/**
 * Returns where the page in the chosen language is, null when this address is it. The cookie follows the
 * address, so that the words of the API are those of the page. `Accept-Language` decides nothing: addresses
 * without a prefix are in Spanish for everybody who has not chosen, and the page offers the other languages.
 */
export function redirectToLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  isBuilt: (language: Language) => boolean,
): string | null {
  const { pathname, searchParams } = new URL(request.url, 'http://own.invalid');
  const { language, path } = splitLanguage(pathname);
  if (pageAt(path) === undefined && !Object.hasOwn(redirects, path)) return null;
  const chosen = searchParams.get(languageParam);
  if (isLanguage(chosen) && isBuilt(chosen)) {
    setLanguageCookie(request, reply, chosen);
    return addressIn(chosen, path, searchParams);
  }
  if (language !== defaultLanguage) {
    if (languageIn(request.headers.cookie) !== language) setLanguageCookie(request, reply, language);
    return null;
  }
  const kept = request.language;
  return kept === defaultLanguage || !isBuilt(kept) ? null : addressIn(kept, path, searchParams);
}
