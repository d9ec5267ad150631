import type { Writable } from 'node:stream';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { sandboxRoutes } from '#sandbox/routes.ts';
import type { Sandbox } from '#sandbox/start.ts';
import { accountRoutes } from './account/routes.ts';
import { chatRoutes } from './advisors/routes.ts';
import { demoRoutes } from './demo/routes.ts';
import { Stylist } from './outfits/engine/stylist.ts';
import { outfitRoutes } from './outfits/plugin.ts';
import { invoiceRoutes } from './payments/invoices/routes.ts';
import { cardFormSources } from './payments/methods/card/form-sources.ts';
import { paymentRoutes } from './payments/routes.ts';
import { subscriptionRoutes } from './payments/subscription/routes.ts';
import { trialRoutes } from './payments/trial/routes.ts';
import { withdrawalRoutes } from './payments/withdrawals/routes.ts';
import { recognisePeople } from './people/auth/recognise-people.ts';
import { authRoutes } from './people/auth/routes.ts';
import { Sessions } from './people/auth/sessions.ts';
import { networkOf } from './people/auth/throttle.ts';
import { recoveryRoutes } from './people/recovery/routes.ts';
import { tasteRoutes } from './people/taste/routes.ts';
import { listen } from './platform/db/announcements.ts';
import { Readiness } from './platform/health/readiness.ts';
import { healthRoutes } from './platform/health/routes.ts';
import { endConnectionsOnClose } from './platform/http/closing.ts';
import { compressAnswers } from './platform/http/compression.ts';
import { describeApi } from './platform/http/docs.ts';
import { answerErrors } from './platform/http/errors.ts';
import { acceptOnlyJson } from './platform/http/json-only.ts';
import { servePages } from './platform/http/pages.ts';
import { acceptOnlyPlainAddresses } from './platform/http/plain-addresses.ts';
import { publicOriginOf } from './platform/http/public-origin.ts';
import { requireSameOrigin } from './platform/http/same-origin.ts';
import { guideSearchEngines } from './platform/http/search-engines.ts';
import { sendSecurityHeaders } from './platform/http/security-headers.ts';
import { serializeAnswers } from './platform/http/serialize-answers.ts';
import { answerShares } from './platform/http/share-target.ts';
import { sharedLimits } from './platform/http/shared-limits.ts';
import { logOptions } from './platform/logging/options.ts';
import { requestIdOf, sayRequestId } from './platform/logging/request-id.ts';
import { logRequests } from './platform/logging/request-lines.ts';
import { logSecurityEvents } from './platform/logging/security-events.ts';
import { measure, serveMetricsWithToken } from './platform/metrics/serve.ts';
import type { Tracing } from './platform/tracing/tracing.ts';
import type { Services } from './services.ts';
import { shopRoutes } from './shop/plugin.ts';
import { chargeCalls } from './trust/charge-calls.ts';
import { wardrobeRoutes } from './wardrobe/plugin.ts';

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
  if (config.metrics.port !== undefined || config.metrics.token !== undefined) measure(app, services);
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
  chargeCalls(app, services);
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
  wardrobeRoutes(app, services, readiness);
  const stylist = new Stylist();
  app.addHook('onClose', () => stylist.close());
  outfitRoutes(app, services, stylist);
  tasteRoutes(app, services);
  shopRoutes(app, services);
  chatRoutes(app, services, stylist);
  if (sandbox !== null) await sandboxRoutes(app, services, sandbox);
  const publicOrigin = publicOriginOf(config);
  guideSearchEngines(app, publicOrigin);
  answerShares(app);
  await servePages(app, config.webBuildDir, publicOrigin, cardFormSources(config.payments.stripe));
  return app;
}
