import type { Writable } from 'node:stream';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '#server/config.ts';
import { describeError, describeErrorsIn, isError } from './describe-error.ts';

/** Secret or personal at any depth: dropped. */
const closed =
  /passw|secret|token|cookie|authori[sz]ation|api_?key|credential|^(?:e-?mails?|username|recipient|(?:first|last|full)_?name|phone|telephone|(?:shipping|billing|postal)?address(?:es)?|street|city|province|post(?:al)?_?code|tax_?id|iban|card|cvc|cvv|number|ip|remote_?address|body|payload|image_?base64|messages|prompt|request_?body_?values|response_?body|params|parameters|detail|where)$/i;

const removed = '[removed]';
const longestText = 8 * 1024;

/** They contain personal text. */
const queryParameters = /\nparams:[\s\S]*?(?=\n {4}at |$)/g;
const passwordInAddress = /\/\/[^\s/:@]{0,200}:[^\s/@]{1,200}@/g;
const keys =
  /\b(?:[sr]k_(?:live|test)|whsec|sk)[-_]\w+|\bBearer\s+\S+|vestidor_(?:session|device)=[^;\s"]+/gi;
const emails = /[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;
const ibans = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,4})?\b/g;
/** Base64 longer than any id or hash. */
const encoded = /[A-Za-z0-9+/_=-]{300,}/g;
const longNumbers = /\b\d(?:[ -]?\d){12,18}\b/g;

/** Luhn. */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

function cleanText(text: string): string {
  const short = text.length > longestText ? `${text.slice(0, longestText)}…` : text;
  return short
    .replace(queryParameters, `\nparams: ${removed}`)
    .replace(passwordInAddress, `//${removed}@`)
    .replace(keys, removed)
    .replace(encoded, removed)
    .replace(emails, '[email]')
    .replace(ibans, '[iban]')
    .replace(longNumbers, (number) => (isCardNumber(number) ? '[card]' : number));
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 8) return removed;
  if (Array.isArray(value)) return value.slice(0, 100).map((one) => clean(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      closed.test(name) && inner !== null ? removed : clean(inner, depth + 1),
    ]),
  );
}

export function redactLine(line: string): string {
  try {
    return `${JSON.stringify(clean(JSON.parse(line), 0))}\n`;
  } catch {
    return `${JSON.stringify({ level: 'error', msg: 'a line of the log could not be read' })}\n`;
  }
}

/** Errors are described and every line is redacted. */
export function logOptions(
  { logLevel }: Pick<Config, 'logLevel'>,
  stream?: Writable,
): FastifyServerOptions['logger'] {
  if (logLevel === 'silent') return false;
  return {
    level: logLevel,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }), log: describeErrorsIn },
    serializers: serializers as NonNullable<LoggerOptions['serializers']>,
    hooks: {
      streamWrite: redactLine,
      logMethod(args, method) {
        method.apply(this, withoutErrorMessages(args));
      },
    },
    ...(stream !== undefined && { stream }),
  };
}

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;
// Fastify's type requires a message, which must be absent.
const serializers: object = { err: (error: unknown) => describeError(error) };

type LogArguments = Parameters<NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>>[0];

/** pino and Fastify use it when a line has no text. */
function withoutErrorMessages([first, text, ...rest]: LogArguments): LogArguments {
  const entry: unknown = isError(first) ? { err: first } : first;
  const error = typeof entry === 'object' && entry !== null && 'err' in entry ? entry.err : undefined;
  const own = text === undefined || (isError(error) && text === error.message) ? 'an error' : text;
  const values = [own, ...rest].map((value) => (isError(value) ? describeError(value).type : value));
  return [entry, ...(error === undefined && text === undefined ? [] : values)] as unknown as LogArguments;
}

/** Before the server starts and when it crashes. */
export const logLine = (msg: string, error?: unknown): string =>
  redactLine(
    JSON.stringify({
      level: error === undefined ? 'info' : 'fatal',
      time: new Date().toISOString(),
      pid: process.pid,
      msg,
      ...(error !== undefined && { err: describeError(error) }),
    }),
  );
