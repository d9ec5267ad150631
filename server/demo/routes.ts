import type { FastifyInstance } from 'fastify';
import { demoLogin } from '#contract/auth.ts';
import { placeOf } from '#server/people/auth/place.ts';
import { setSessionCookie } from '#server/people/auth/session-cookie.ts';
import type { Sessions } from '#server/people/auth/sessions.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { isNavigation } from '#server/platform/http/same-origin.ts';
import type { Services } from '#server/services.ts';
import { createDemo } from './accounts.ts';
import { drawDemo } from './garments.ts';

export function demoRoutes(app: FastifyInstance, services: Services, sessions: Sessions): void {
  const { config } = services;
  route(app, demoLogin, async ({ person, request, reply }) => {
    if (!config.demo) throw new ApiError('demo_disabled');
    // Creates an account, so another site's page must not trigger it with an image.
    if (!isNavigation(request)) throw new ApiError('cross_site_request');
    // A signed-in person keeps their own account.
    if (person === null) {
      const user = await createDemo(services, request.language);
      if (config.drawAhead)
        drawDemo(services).catch((err: unknown) => request.log.error({ err }, 'a drawing failed'));
      setSessionCookie(request, reply, await sessions.start(user.id, placeOf(request)));
    }
    return reply.redirect('/', 302);
  });
}
