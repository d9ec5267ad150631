import type { Language } from '#contract/languages.ts';

export interface Person {
  id: string;
  username: string;
  email: string;
  firstName: string | null;
  profileImageUrl: string | null;
  demo: boolean;
  language: Language;
  guardianId: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
    ward: Person | null;
    sessionHash: string | null;
  }
  interface FastifyContextConfig {
    endpoint?: import('#contract/endpoint.ts').Endpoint;
  }
}
