import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguage, type Language, languageCookie } from '#contract/languages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the texts of the response; Spanish for clients that have chosen none. */
    readonly language: Language;
  }
}

export function recogniseLanguage(app: FastifyInstance): void {
  app.decorateRequest('language', {
    getter(this: FastifyRequest) {
      // A request that is refused at once has no cookies yet.
      const chosen = this.cookies?.[languageCookie];
      return isLanguage(chosen) ? chosen : defaultLanguage;
    },
  });
}
