import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, prefixOf, splitLanguage } from '#contract/languages.ts';
import { headedShell, type Page, pageAt, redirects } from '#contract/pages.ts';
import { ApiError } from '#server/platform/errors.ts';
import { send } from './errors.ts';
import { bodyFor, type Html, readHtml } from './html.ts';
import { redirectToLanguage } from './page-language.ts';
import {
  contentSecurityPolicyHeader,
  type ExtraSources,
  nothingElse,
  permissionsPolicyHeader,
  readerPolicy,
} from './security-headers.ts';
import { waitingPage, waitingPagePolicy } from './waiting-page.ts';

const generalShell = '__spa-fallback.html';
/** Files of a translation, which is built while the server runs and so not among the static routes. */
const addedLater = /^\/(?:assets\/[\w.-]+|social\/[\w-]+\.jpg|[a-z]{2}\/(?:sw\.js|manifest\.webmanifest))$/;
const yearSeconds = 365 * 24 * 60 * 60;
const readerFile = 'garment-reader-';

/**
 * Pages that do not exist for the caller get the shell with status 404.
 * @param sourcesOf extra sources of a path's page
 */
export async function servePages(
  app: FastifyInstance,
  webBuildDir: string,
  publicOrigin: string,
  sourcesOf: (pathname: string) => ExtraSources = () => nothingElse,
): Promise<void> {
  const buildFolder = path.join(webBuildDir, 'client');
  const documents = new Map<string, Promise<Html | null>>();
  const html = (file: string, visitor: boolean): Promise<Html | null> => {
    const key = `${visitor} ${file}`;
    let document = documents.get(key);
    if (document === undefined) {
      document = readHtml(path.join(buildFolder, file), publicOrigin, visitor);
      documents.set(key, document);
      // It may be built while the server runs.
      void document.then((read) => read ?? documents.delete(key));
    }
    return document;
  };
  const isBuilt = (language: Language) =>
    existsSync(path.join(buildFolder, prefixOf(language), generalShell));

  if (existsSync(buildFolder)) {
    await app.register(fastifyStatic, {
      root: buildFolder,
      wildcard: false,
      index: false,
      globIgnore: ['**/*.{html,br,gz}'],
      preCompressed: true,
      setHeaders(reply, file) {
        if (path.basename(file).startsWith(readerFile)) reply.header('content-security-policy', readerPolicy);
        const hashed = file.includes(`${path.sep}assets${path.sep}`);
        reply.header(
          'cache-control',
          hashed ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600',
        );
      },
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/')) return send(new ApiError('not_found'), request, reply);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return send(new ApiError('method_not_allowed'), request, reply);
    }
    const pathname = pathOf(request.url);
    if (addedLater.test(pathname) && existsSync(path.join(buildFolder, pathname)))
      return reply.sendFile(pathname);
    const elsewhere = redirectToLanguage(request, reply, isBuilt);
    if (elsewhere !== null) return reply.redirect(elsewhere, 302);
    return sendPage(request, reply, html, sourcesOf);
  });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: (file: string, visitor: boolean) => Promise<Html | null>,
  sourcesOf: (pathname: string) => ExtraSources,
): Promise<FastifyReply> {
  const { language, path: pathname } = splitLanguage(pathOf(request.url));
  const prefix = prefixOf(language);
  if (Object.hasOwn(redirects, pathname)) {
    const [, query] = request.url.split('?', 2);
    return reply.redirect(`${prefix}${redirects[pathname]}${query === undefined ? '' : `?${query}`}`, 302);
  }
  const page = pageAt(pathname);
  const allowed = page !== undefined && (page.audience === 'everyone' || request.person !== null);
  const visitor = request.person === null;
  // The head of a member's page is no visitor's.
  const ownFile =
    page && allowed && (isPrerenderedFor(page, visitor, request.url) ? 'index.html' : headedShell);
  const document =
    (ownFile && !page.path.includes(':')
      ? await html(path.join(prefix, pathname, ownFile), visitor)
      : null) ?? (await html(path.join(prefix, generalShell), visitor));
  if (document === null) {
    return reply
      .status(503)
      .header('content-security-policy', waitingPagePolicy)
      .header('cache-control', 'no-store')
      .header('retry-after', '2')
      .type('text/html; charset=utf-8')
      .send(waitingPage(language));
  }
  const { body, encoding } = bodyFor(document, request.headers['accept-encoding']);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  // The shell's own tag reaches only crawlers that run scripts.
  if (!allowed || page.unlisted || page.audience === 'member') reply.header('x-robots-tag', 'noindex');
  const sources = sourcesOf(pathname);
  if (sources !== nothingElse) reply.header('permissions-policy', permissionsPolicyHeader(sources));
  return reply
    .status(allowed ? 200 : 404)
    .header('content-security-policy', policyOf(document, sources))
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie, accept-encoding')
    .header('content-language', language)
    .header('content-type', 'text/html; charset=utf-8')
    .send(body);
}

function isPrerenderedFor({ prerendered }: Page, visitor: boolean, url: string): boolean {
  if (prerendered === undefined) return false;
  if (prerendered === 'everyone') return true;
  return visitor && (prerendered === 'visitors' || !url.includes('?'));
}

const policies = new WeakMap<Html, Map<ExtraSources, string>>();

/** Cached: building the policy is most of a page's cost. */
function policyOf(document: Html, sources: ExtraSources): string {
  const written = policies.get(document) ?? new Map<ExtraSources, string>();
  policies.set(document, written);
  let policy = written.get(sources);
  if (policy === undefined) {
    policy = contentSecurityPolicyHeader(document.scriptHashes, sources);
    written.set(sources, policy);
  }
  return policy;
}

function pathOf(url: string): string {
  const pathname = url.split('?', 1)[0] ?? '/';
  return pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
}
