import { wardrobeHeader } from '#contract/wardrobe-header.ts';
import { ApiError, NetworkError } from './api-error.ts';
import type { Call, Input, Output } from './endpoints.ts';
import { trackOrigin } from './pwa/offline-copy.ts';

export { ApiError, messageOf, NetworkError } from './api-error.ts';
export type { Call, Input, Output } from './endpoints.ts';

interface CallOptions {
  signal?: AbortSignal;
  /** Timeout for the whole response. A scan of a large photo on a slow line needs more. */
  timeoutMs?: number;
}

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
}

const defaultTimeoutMs = 30_000;

/** By URL, with the ETag; kept by the page because no browser may. */
const known = new Map<string, { etag: string; json: unknown }>();

/** Of the wardrobe that this page shows; null before the session is known. */
let wardrobeId: string | null = null;

export function showWardrobe(id: string | null): void {
  wardrobeId = id;
}

function urlOf(path: string, { params = {}, query = {} }: LooseInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function send(
  method: string,
  url: string,
  body: unknown,
  signal: AbortSignal,
  etag: string | undefined,
): Promise<Response> {
  const headers = {
    accept: 'application/json',
    ...(wardrobeId !== null && { [wardrobeHeader]: wardrobeId }),
  };
  const init: RequestInit = {
    method,
    credentials: 'include',
    signal,
    headers: { ...headers, ...(etag !== undefined && { 'if-none-match': etag }) },
    // A deletion is sent even while the page is left.
    keepalive: method === 'DELETE',
  };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...headers, 'content-type': 'application/json' };
  }
  const response = await fetch(url, init);
  if (method === 'GET' && url === '/api/wardrobe') trackOrigin(response);
  return response;
}

/** Returns null when the body is not JSON, such as a proxy's error page. */
async function parseJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Calls the API, typed by the contract: `api('POST /api/login', { body: { username, password } })`.
 * @throws ApiError for a failed response
 * @throws NetworkError when there is none; an abort by the caller's signal stays an `AbortError`
 */
export async function api<C extends Call>(
  call: C,
  ...[input, options = {}]: object extends Input<C>
    ? [input?: Input<C>, options?: CallOptions]
    : [input: Input<C>, options?: CallOptions]
): Promise<Output<C>> {
  const separator = call.indexOf(' ');
  const given = (input ?? {}) as LooseInput;
  const timeout = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    const url = urlOf(call.slice(separator + 1), given);
    const method = call.slice(0, separator);
    if (method !== 'GET') known.clear();
    const before = known.get(url);
    const response = await send(method, url, given.body, signal, before?.etag);
    if (response.status === 304 && before !== undefined) return before.json as Output<C>;
    const json = await parseJson(response);
    if (!response.ok) throw new ApiError(response.status, response.statusText, json as object | null);
    const etag = response.headers.get('etag');
    if (etag !== null && response.headers.get('cache-control') === 'no-store') known.set(url, { etag, json });
    return json as Output<C>;
  } catch (error) {
    if (error instanceof ApiError || options.signal?.aborted) throw error;
    throw new NetworkError(timeout.aborted, { cause: error });
  }
}
