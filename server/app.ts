import type { Writable } from 'node:stream';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { sandboxRoutes } from '#sandbox/routes.ts';
import type { Sandbox } from '#sandbox/start.ts';
import { householdRoutes } from './account/household-routes.ts';
import { accountRoutes } from './account/routes.ts';
import { viewerRoutes } from './account/viewers/routes.ts';
import { mcpRoutes } from './advisors/mcp/routes.ts';
import { chatRoutes } from './advisors/routes.ts';
import type { Config } from './config.ts';
import { demoRoutes } from './demo/routes.ts';
import { inspirationRoutes } from './inspiration/routes.ts';
import { Stylist } from './outfits/engine/stylist.ts';
import { outfitRoutes } from './outfits/plugin.ts';
import { cardFormSources } from './payments/methods/card/form-sources.ts';
import { paymentRoutes } from './payments/routes.ts';
import { sandboxProduct } from './payments/sandbox-product.ts';
import { isTrialPending } from './payments/trial/queries.ts';
import { beginPendingTrial } from './payments/trial/trial.ts';
import { identifyCallers } from './people/access/identify-callers.ts';
import { Sessions } from './people/auth/sessions.ts';
import type { EmailHooks } from './people/recovery/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { listen } from './platform/db/announcements.ts';
import { Readiness } from './platform/health/readiness.ts';
import { healthRoutes } from './platform/health/routes.ts';
import { compressResponses } from './platform/http/compression.ts';
import { describeApi } from './platform/http/docs.ts';
import { handleErrors } from './platform/http/errors.ts';
import { chooseLanguage } from './platform/http/language.ts';
import { limitRates } from './platform/http/limit-rates.ts';
import { servePages } from './platform/http/pages.ts';
import { acceptOnlyPlainAddresses } from './platform/http/plain-addresses.ts';
import { publicOriginOf } from './platform/http/public-origin.ts';
import { acceptOnlyJson, endConnectionsOnClose, redirectShares } from './platform/http/request-hooks.ts';
import { ResponseWithBlock } from './platform/http/response-with-block.ts';
import { requireSameOrigin } from './platform/http/same-origin.ts';
import { serveRobotsAndSitemap } from './platform/http/search-engines.ts';
import { sendSecurityHeaders } from './platform/http/security-headers.ts';
import { serializeResponses } from './platform/http/serialize-responses.ts';
import { logOptions } from './platform/logging/options.ts';
import { logRequests, requestIdOf, sendRequestId } from './platform/logging/request-lines.ts';
import { logSecurityEvents } from './platform/logging/security-events.ts';
import { measure, serveMetricsWithToken } from './platform/metrics/serve.ts';
import type { Tracing } from './platform/tracing/tracing.ts';
import { reminderRoutes } from './reminders/routes.ts';
import type { Services } from './services.ts';
import { holdLonger } from './shop/orders/hold.ts';
import { shopRoutes } from './shop/plugin.ts';
import { chargeCalls } from './trust/charge-calls.ts';
import { exposeLimits } from './trust/limit-gauges.ts';
import { wardrobeRoutes } from './wardrobe/plugin.ts';
import { PhotoReader } from './wardrobe/scans/photo-reader.ts';

/** Each has a default that suits a test. */
export interface Instruments {
  readiness?: Readiness;
  tracing?: Tracing | null;
  shared?: boolean;
  logStream?: Writable;
  photoReader?: PhotoReader;
}

/**
 * Builds the server without listening: tests `inject` requests into it.
 * @param sandbox stand-ins of the payment providers, if any
 */
export async function buildApp(
  services: Services,
  sandbox: Sandbox | null = null,
  {
    readiness = new Readiness(services),
    tracing = null,
    shared = false,
    logStream,
    photoReader = new PhotoReader(),
  }: Instruments = {},
): Promise<FastifyInstance> {
  const { config, db, now } = services;
  const app = createServer(config, logStream);
  const sessions = new Sessions(db, now);
  await addMiddleware(app, services, tracing);
  if (shared) {
    const listening = listen(db, sessions);
    app.addHook('onClose', () => listening.stop());
  }
  identifyCallers(app, sessions, services);
  chargeCalls(app, services);
  await describeApi(app);

  healthRoutes(app, readiness);
  if (config.metrics.token !== undefined) serveMetricsWithToken(app, config.metrics.token);
  await peopleRoutes(app, services, sessions, emailHooks(services));
  await paymentRoutes(app, services, sessions);
  accountRoutes(app, services, sessions);
  householdRoutes(app, services, sessions);
  demoRoutes(app, services, sessions);
  const stylist = new Stylist();
  app.addHook('onClose', () => stylist.close());
  wardrobeRoutes(app, services, readiness, photoReader);
  await outfitRoutes(app, services, stylist, photoReader);
  const productCache = shopRoutes(app, services);
  viewerRoutes(app, services, productCache);
  inspirationRoutes(app, services, { stylist, photoReader, productCache });
  chatRoutes(app, services, stylist);
  mcpRoutes(app, services, stylist);
  reminderRoutes(app, services);
  if (sandbox !== null) await sandboxRoutes(app, sandboxProduct(services), sandbox);

  const publicOrigin = publicOriginOf(config);
  serveRobotsAndSitemap(app, publicOrigin);
  redirectShares(app);
  await servePages(
    app,
    config.webBuildDir,
    publicOrigin,
    cardFormSources(config.payments.methods.stripe_card),
  );
  return app;
}

function createServer(config: Config, logStream: Writable | undefined): FastifyInstance {
  return Fastify({
    http: { ServerResponse: ResponseWithBlock },
    logger: logOptions(config, logStream),
    genReqId: requestIdOf,
    // Fastify's own request lines carry addresses, which name garments.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 256 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // Milliseconds: enough for a photo over a slow connection, and an end for requests that never finish.
    requestTimeout: 300_000,
  });
}

/** Adds all that applies to every request. Hooks run in the order of their registration. */
async function addMiddleware(
  app: FastifyInstance,
  services: Services,
  tracing: Tracing | null,
): Promise<void> {
  const { config, db } = services;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializeResponses);
  handleErrors(app);
  acceptOnlyPlainAddresses(app);
  acceptOnlyJson(app);
  tracing?.follow(app, db);
  sendRequestId(app);
  endConnectionsOnClose(app);
  if (config.logRequests) logRequests(app);
  logSecurityEvents(app);
  if (config.metrics.port !== undefined || config.metrics.token !== undefined) {
    measure(app, services);
    exposeLimits(config);
  }
  await sendSecurityHeaders(app);
  await compressResponses(app);
  await app.register(cookie, { hook: false });
  chooseLanguage(app);
  // Other sites' pages do not use up the limits of those who open them.
  requireSameOrigin(app, config.publicUrl);
  limitRates(app, services);
}

const emailHooks = (services: Services): EmailHooks => ({
  isTrialPending,
  onEmailConfirmed: [
    async (tx, owner) => ({ trial: await beginPendingTrial(tx, services, owner) }),
    async (tx, { userId }) => {
      await holdLonger(tx, services, userId);
      return undefined;
    },
  ],
});
