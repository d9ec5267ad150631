import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguage, type Language, languageCookie } from '#contract/languages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    language: Language;
  }
}

const cookieOfLanguage = new RegExp(`(?:^|;)\\s*${languageCookie}=([a-z]+)\\s*(?:;|$)`);

/** Undefined without the cookie, or with a language that there is not. */
export function languageIn(cookies: string | undefined): Language | undefined {
  // Of two letters, so that it can be read before the plugin of cookies is there.
  const chosen = cookieOfLanguage.exec(cookies ?? '')?.[1];
  return isLanguage(chosen) ? chosen : undefined;
}

/**
 * The cookie's, or the signed-in account's, or Spanish. Never `Accept-Language`: the specification's Spanish
 * reaches every client that chose nothing, also one that an English system runs.
 */
export function chooseLanguage(app: FastifyInstance): void {
  app.decorateRequest('language', {
    getter(this: FastifyRequest): Language {
      // Read here, because a request may be refused before the hook that reads cookies.
      return languageIn(this.headers.cookie) ?? this.person?.language ?? defaultLanguage;
    },
  });
}

const yearSeconds = 365 * 24 * 60 * 60;

/** Pages read and write it, too. */
export function setLanguageCookie(request: FastifyRequest, reply: FastifyReply, language: Language): void {
  const secure = request.protocol === 'https';
  reply.setCookie(languageCookie, language, { path: '/', sameSite: 'lax', secure, maxAge: yearSeconds });
}
