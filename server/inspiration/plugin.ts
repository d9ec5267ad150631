import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services.ts';
import { boardRoutes } from './boards/routes.ts';
import { type Engines, inspirationCalls } from './routes.ts';

export function inspirationRoutes(app: FastifyInstance, services: Services, engines: Engines): void {
  inspirationCalls(app, services, engines);
  boardRoutes(app, services);
}
