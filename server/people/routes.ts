import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services.ts';
import { oauthRoutes } from './access/oauth-routes.ts';
import { accessRoutes } from './access/routes.ts';
import { deviceRoutes } from './auth/device-routes.ts';
import { authRoutes } from './auth/routes.ts';
import type { Sessions } from './auth/sessions.ts';
import { factorAccountRoutes } from './factors/account-routes.ts';
import { factorSignInRoutes } from './factors/sign-in-routes.ts';
import { figureRoutes } from './figure.ts';
import { type EmailHooks, recoveryRoutes } from './recovery/routes.ts';
import { registerRoute } from './register.ts';
import { webhookRoutes } from './webhooks/routes.ts';

export async function peopleRoutes(
  app: FastifyInstance,
  services: Services,
  sessions: Sessions,
  hooks: EmailHooks,
): Promise<void> {
  authRoutes(app, services, sessions);
  deviceRoutes(app, services, sessions);
  accessRoutes(app, services);
  webhookRoutes(app, services);
  await oauthRoutes(app, services);
  factorSignInRoutes(app, services, sessions);
  factorAccountRoutes(app, services);
  figureRoutes(app, services);
  registerRoute(app, services, sessions);
  recoveryRoutes(app, services, sessions, hooks);
}
