import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { endpoints } from '#contract/index.ts';

export async function describeApi(app: FastifyInstance): Promise<void> {
  const tagOf = new Map(endpoints.map(({ tag, endpoint }) => [`${endpoint.method} ${endpoint.path}`, tag]));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vestidor',
        version: '1.0.0',
        description:
          'Every call of Vestidor. Failures answer `{code, message, details?}`; `message` is Spanish and ready to show. ' +
          'Sign in with `POST /api/login`; the session travels in a cookie.',
      },
    },
    transform: (document) => {
      const transformed = jsonSchemaTransform(document);
      const methods = [document.route.method].flat();
      const tag = tagOf.get(`${methods[0]} ${document.route.url}`);
      return { ...transformed, schema: { ...transformed.schema, ...(tag && { tags: [tag] }) } };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    theme: { title: 'API de Vestidor' },
    uiConfig: { docExpansion: 'list', tryItOutEnabled: false },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
