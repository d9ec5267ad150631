import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import project from '../../../package.json' with { type: 'json' };
import { clientSource } from './client-source.ts';
import { completeDocument, namedSchemas } from './openapi.ts';

export async function describeApi(app: FastifyInstance): Promise<void> {
  const schemaRegistry = namedSchemas();
  const addSchemas = createJsonSchemaTransformObject({ schemaRegistry });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vestidor',
        version: project.version,
        license: { name: 'UNLICENSED' },
        description:
          'Every call of Vestidor. Failures return `{code, message, details?}`; `message` is Spanish and ready to show. ' +
          'Sign in with `POST /api/login`; the session travels in a cookie. Programs send a personal token instead, `Authorization: Bearer vestidor_…`. ' +
          'A call or field that is to go is marked `deprecated` for at least one minor version before it is removed.',
      },
      servers: [{ url: '/', description: 'This server' }],
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: (document) => completeDocument(addSchemas(document) as OpenAPIV3_1.Document),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    theme: { title: 'API de Vestidor' },
    uiConfig: { docExpansion: 'list', tryItOutEnabled: false },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api/client.ts', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(clientSource(app.swagger() as OpenAPIV3_1.Document)),
  );
}
