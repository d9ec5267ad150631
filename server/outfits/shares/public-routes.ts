import { randomBytes } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sharedPath } from '#contract/shared-path.ts';
import * as contract from '#contract/shares.ts';
import { readHostCookie, setHostCookie } from '#server/people/auth/session-cookie.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { asApiError, send } from '#server/platform/http/errors.ts';
import { publicOriginOf } from '#server/platform/http/public-origin.ts';
import type { Services } from '#server/services.ts';
import type { PhotoReader } from '#server/wardrobe/scans/photo-reader.ts';
import { faultPage, isNotice, readAppLinks, sharedPage, sharedPagePolicy } from './page.ts';
import { cardOf, freshPicture } from './picture.ts';
import { type SharedOutfit, type ShareRow, shareAt, sharedOutfitsOf } from './queries.ts';
import { addReport, castVote, votesFor } from './votes.ts';
import { type PageWords, pageWordsIn, titleOf } from './words.ts';

const cookieName = 'vestidor_voto';
const cookieSeconds = 180 * 24 * 60 * 60;

function voterIn(request: FastifyRequest): string | undefined {
  const value = readHostCookie(request, cookieName);
  return value !== undefined && /^[\w-]{22}$/.test(value) ? value : undefined;
}

/** A page and forms without scripts: their failures are pages, too. */
export async function sharedRoutes(
  app: FastifyInstance,
  services: Services,
  photoReader: PhotoReader,
): Promise<void> {
  await app.register(async (scope) => publicRoutes(scope, services, photoReader));
}

function publicRoutes(app: FastifyInstance, services: Services, photoReader: PhotoReader): void {
  const { db, now, config } = services;
  const publicOrigin = publicOriginOf(config);
  const links = readAppLinks(config.webBuildDir);

  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const fault = asApiError(error, request);
    if (!request.headers.accept?.includes('text/html')) return send(fault, request, reply);
    const { token } = request.params as { token?: string };
    const { language } = request;
    const { faults } = pageWordsIn[language];
    const page = goneTexts(fault, faults) ?? {
      title: faults.other,
      text: fault.bodyIn(language).message,
      ...(token !== undefined && { back: sharedPath(encodeURIComponent(token)) }),
    };
    return asPage(reply.status(fault.status)).send(faultPage(links, { language, ...page }));
  });

  const load = async (token: string): Promise<{ share: ShareRow; outfits: SharedOutfit[] }> => {
    const share = await shareAt(db, token);
    return { share, outfits: await sharedOutfitsOf(db, share) };
  };
  const hidden = { schema: { hide: true }, config: { rateLimit: { perMinute: 120 } } };

  app.get<{ Params: { token: string }; Querystring: { hecho?: string } }>(
    sharedPath(':token'),
    hidden,
    async (request, reply) => {
      const { share, outfits } = await load(request.params.token);
      const votes = await votesFor(db, share, voterIn(request));
      const { hecho } = request.query;
      const notice = isNotice(hecho) ? hecho : null;
      return asPage(reply).send(
        sharedPage({
          language: request.language,
          links,
          publicOrigin,
          token: share.token,
          outfits,
          votes,
          notice,
        }),
      );
    },
  );

  app.get<{ Params: { token: string; file: string } }>(
    `${sharedPath(':token')}/:file`,
    hidden,
    async ({ params, language }, reply) => {
      const { share, outfits } = await load(params.token);
      const pictureOf = (outfit: SharedOutfit) => freshPicture(services, photoReader, share, outfit);
      // Short: a link that has ended disappears from caches, too.
      reply.header('cache-control', 'public, max-age=60').header('x-robots-tag', 'noindex, noimageindex');
      if (params.file === 'tarjeta.jpg')
        return reply
          .type('image/jpeg')
          .header('vary', 'cookie')
          .send(await cardOf(titleOf(outfits, language), await Promise.all(outfits.map(pictureOf))));
      const outfit = outfits.find(({ choice }) => `${choice}.webp` === params.file);
      if (outfit === undefined) throw new ApiError('share_not_found');
      return reply.type('image/webp').send(await pictureOf(outfit));
    },
  );

  route(app, contract.voteForShared, async ({ params, body, request, reply }) => {
    const share = await shareAt(db, params.token);
    const voter = voterIn(request) ?? randomBytes(16).toString('base64url');
    await castVote(db, share, { choice: body.choice, voter, ip: request.ip, now: now() });
    setHostCookie(request, reply, {
      name: cookieName,
      value: voter,
      sameSite: 'lax',
      seconds: cookieSeconds,
    });
    return reply.redirect(`${sharedPath(share.token)}?hecho=voto`, 303);
  });

  route(app, contract.reportShared, async ({ params, body, request, reply }) => {
    const share = await shareAt(db, params.token);
    await addReport(db, share, { reason: body.reason, ip: request.ip, now: now() });
    request.log.warn({ reason: body.reason }, 'a shared outfit was reported');
    return reply.redirect(`${sharedPath(share.token)}?hecho=denuncia`, 303);
  });
}

function goneTexts({ code }: ApiError, { gone, removed }: PageWords['faults']) {
  if (code === 'share_not_found') return gone;
  return code === 'share_removed' ? removed : undefined;
}

function asPage(reply: FastifyReply): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', sharedPagePolicy)
    .header('x-robots-tag', 'noindex, nofollow, noarchive, noimageindex')
    .header('referrer-policy', 'same-origin');
}
