/** The signed-in person, as every route sees them. */
export interface Person {
  id: string;
  username: string;
  email: string;
  firstName: string | null;
  profileImageUrl: string | null;
  demo: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
    /** Hash of the session's token, where there is a session. */
    sessionHash: string | null;
  }
  interface FastifyContextConfig {
    endpoint?: import('#contract/endpoint.ts').Endpoint;
  }
}
