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
    sessionHash: string | null;
  }
  interface FastifyContextConfig {
    endpoint?: import('#contract/endpoint.ts').Endpoint;
  }
}
