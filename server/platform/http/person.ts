import type { Language } from '#contract/languages.ts';

export interface Person {
  id: string;
  username: string;
  email: string;
  firstName: string | null;
  profileImageUrl: string | null;
  demo: boolean;
  language: Language;
  /** Of a ward, whose limits and Premium are the guardian's. */
  guardianId: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose the call is: the signed-in person's, or their ward's. */
    person: Person | null;
    ward: Person | null;
    sessionHash: string | null;
  }
  interface FastifyContextConfig {
    endpoint?: import('#contract/endpoint.ts').Endpoint;
  }
}
