import dns from 'node:dns';
import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Special-purpose addresses of IANA's registries, none of them reachable by everybody. */
const special = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, prefix, 'ipv6');

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  return version === 6 && globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

export class NotPublic extends Error {}
export class TooManyBytes extends Error {}

/** Resolves names to public addresses only: checked at the connection, when a name can no longer change. */
export const publicLookup: LookupFunction = (hostname, options, callback) =>
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || first === undefined) return callback(error ?? new NotPublic(hostname), '', 0);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new NotPublic(`${hostname} is not on the public network`), '', 0);
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });

/** Whether the host is an IP address in another notation: a telephone number is one, too. */
export function isDisguised(url: string): boolean {
  const { hostname } = new URL(url);
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 && !url.includes(hostname);
}

/**
 * HTTPS without credentials, towards a name or a public address.
 * @param exempt origins of stand-ins, which may be anything
 */
export function isPublicUrl(text: string, exempt: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, username, password, hostname } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (exempt.includes(origin)) return true;
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (protocol !== 'https:') return false;
  return isIP(host) === 0 ? host.includes('.') : !isDisguised(text) && isPublicAddress(host);
}

export interface PublicRequest {
  method?: 'GET' | 'POST';
  headers?: http.OutgoingHttpHeaders;
  body?: Buffer;
  /** From the name's resolution to the last byte. */
  timeoutMs: number;
  bytesMax: number;
  exempt: readonly string[];
}

export interface PublicResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * For addresses that people give: reaches no private network, and follows no redirect.
 * @throws NotPublic, TooManyBytes; an error of the network or of a timeout
 */
export async function requestPublic(address: string, request: PublicRequest): Promise<PublicResponse> {
  const { method = 'GET', headers = {}, body, timeoutMs, bytesMax, exempt } = request;
  if (!isPublicUrl(address, exempt)) throw new NotPublic('the address is not public');
  const url = new URL(address);
  const isExempt = exempt.includes(url.origin);
  const { promise, resolve, reject } = Promise.withResolvers<PublicResponse>();
  // A request that has lost its socket to an upgrade no longer hears its signal.
  const late = setTimeout(() => reject(new Error('no answer in time')), timeoutMs + 1_000);
  const call = (url.protocol === 'https:' ? https : http).request(
    url,
    {
      method,
      headers,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(!isExempt && { lookup: publicLookup }),
    },
    (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > bytesMax) response.destroy(new TooManyBytes(`more than ${bytesMax} bytes`));
        else chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    },
  );
  call.on('upgrade', (_, socket) => {
    socket.destroy();
    reject(new Error('the address changes the protocol'));
  });
  call.on('error', reject);
  call.end(body);
  return promise.finally(() => clearTimeout(late));
}
