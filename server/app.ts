import type { Writable } from 'node:stream';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { accountRoutes } from './account/routes.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { Sessions } from './auth/sessions.ts';
import { networkOf } from './auth/throttle.ts';
import { careLabelRoutes } from './care-labels/routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { correctionRoutes } from './corrections/routes.ts';
import { cutoutRoutes } from './cutouts/routes.ts';
import { listen } from './db/announcements.ts';
import { demoRoutes } from './demo/routes.ts';
import { Readiness } from './health/readiness.ts';
import { healthRoutes } from './health/routes.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { logOptions } from './logging/options.ts';
import { requestIdOf, sayRequestId } from './logging/request-id.ts';
import { logRequests } from './logging/request-lines.ts';
import { logSecurityEvents } from './logging/security-events.ts';
import { lookRoutes } from './looks/routes.ts';
import { measure, serveMetricsWithToken } from './metrics/serve.ts';
import { orderRoutes } from './orders/routes.ts';
import { composingRoutes } from './outfits/composing-routes.ts';
import { outfitRoutes } from './outfits/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { sandboxRoutes } from './payments/sandbox/routes.ts';
import type { Sandbox } from './payments/sandbox/start.ts';
import { photoRoutes } from './photos/routes.ts';
import { planRoutes } from './plans/routes.ts';
import { cardFormSources } from './plugins/card-form-sources.ts';
import { endConnectionsOnClose } from './plugins/closing.ts';
import { compressAnswers } from './plugins/compression.ts';
import { describeApi } from './plugins/docs.ts';
import { answerErrors } from './plugins/errors.ts';
import { acceptOnlyJson } from './plugins/json-only.ts';
import { servePages } from './plugins/pages.ts';
import { acceptOnlyPlainAddresses } from './plugins/plain-addresses.ts';
import { requireSameOrigin } from './plugins/same-origin.ts';
import { guideSearchEngines } from './plugins/search-engines.ts';
import { sendSecurityHeaders } from './plugins/security-headers.ts';
import { serializeAnswers } from './plugins/serialize-answers.ts';
import { recognisePeople } from './plugins/session.ts';
import { answerShares } from './plugins/share-target.ts';
import { sharedLimits } from './plugins/shared-limits.ts';
import { publicOriginOf } from './public-origin.ts';
import { recoveryRoutes } from './recovery/routes.ts';
import { PhotoReader } from './scans/photo-reader.ts';
import { scanRoutes } from './scans/routes.ts';
import { secondLookRoutes } from './second-look/routes.ts';
import type { Services } from './services.ts';
import { storeRoutes } from './store/routes.ts';
import { Stylist } from './stylist/stylist.ts';
import { subscriptionRoutes } from './subscription/routes.ts';
import { tasteRoutes } from './taste/routes.ts';
import type { Tracing } from './tracing/tracing.ts';
import { trialRoutes } from './trial/routes.ts';
import { wardrobeRoutes } from './wardrobe/routes.ts';
import { weatherRoutes } from './weather/routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

/** What whoever runs the server looks at it with; each has a default that suits a test. */
export interface Instruments {
  readiness?: Readiness;
  tracing?: Tracing | null;
  /** Whether other servers may work on the same database. */
  shared?: boolean;
  /** Where the log goes instead of to the standard output. */
  logStream?: Writable;
}

/**
 * Puts the server together, without listening. Tests `inject` into what this answers.
 * @param sandbox stand-ins of the payment providers, where there are any
 */
export async function buildApp(
  services: Services,
  sandbox: Sandbox | null = null,
  { readiness = new Readiness(services), tracing = null, shared = false, logStream }: Instruments = {},
): Promise<FastifyInstance> {
  const { config, db, now } = services;
  const app = Fastify({
    logger: logOptions(config, logStream),
    genReqId: requestIdOf,
    // The address bar of a signed-in person says which garment they look at.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 256 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // Time enough for a photograph from a train; a caller who never ends must not keep a connection for ever.
    requestTimeout: 300_000,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializeAnswers);
  answerErrors(app);
  acceptOnlyPlainAddresses(app);
  acceptOnlyJson(app);
  tracing?.follow(app, db);
  sayRequestId(app);
  endConnectionsOnClose(app);
  if (config.logRequests) logRequests(app);
  logSecurityEvents(app);
  if (config.metrics.port !== undefined || config.metrics.token !== undefined) measure(app, db);
  await sendSecurityHeaders(app);
  await compressAnswers(app);
  await app.register(cookie);
  await app.register(rateLimit, {
    max: Math.ceil(1200 * config.rateLimitFactor),
    timeWindow: '1 minute',
    store: sharedLimits(services),
    // The address of a browser that has hung up is gone.
    keyGenerator: (request) => networkOf(request.ip ?? ''),
  });
  requireSameOrigin(app, config.publicUrl);
  const sessions = new Sessions(db, now, config.databaseKind);
  if (shared) {
    const listening = listen(db, config.databaseKind, (forgotten) => sessions.hear(forgotten));
    app.addHook('onClose', () => listening.stop());
  }
  recognisePeople(app, sessions);
  await describeApi(app);

  healthRoutes(app, readiness);
  if (config.metrics.token !== undefined) serveMetricsWithToken(app, config.metrics.token);
  authRoutes(app, services, sessions);
  demoRoutes(app, services, sessions);
  accountRoutes(app, services, sessions);
  recoveryRoutes(app, services, sessions);
  subscriptionRoutes(app, services);
  withdrawalRoutes(app, services);
  invoiceRoutes(app, services);
  trialRoutes(app, services, sessions);
  await paymentRoutes(app, services);
  const photoReader = new PhotoReader();
  app.addHook('onClose', () => photoReader.close());
  readiness.require('model', () => photoReader.warmUp());
  wardrobeRoutes(app, services, photoReader);
  analyticsRoutes(app, services);
  photoRoutes(app, services);
  secondLookRoutes(app, services);
  correctionRoutes(app, services);
  scanRoutes(app, services, photoReader);
  cutoutRoutes(app, services, photoReader);
  careLabelRoutes(app, services);
  const stylist = new Stylist();
  app.addHook('onClose', () => stylist.close());
  outfitRoutes(app, services, stylist);
  composingRoutes(app, services, stylist);
  lookRoutes(app, services, stylist);
  planRoutes(app, services, stylist);
  tasteRoutes(app, services);
  weatherRoutes(app, services);
  storeRoutes(app, services);
  orderRoutes(app, services);
  chatRoutes(app, services, stylist);
  if (sandbox !== null) await sandboxRoutes(app, services, sandbox);
  const publicOrigin = publicOriginOf(config);
  guideSearchEngines(app, publicOrigin);
  answerShares(app);
  await servePages(app, config.webBuildDir, publicOrigin, cardFormSources(config.payments.stripe));
  return app;
}
