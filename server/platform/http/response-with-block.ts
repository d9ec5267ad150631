import { type IncomingMessage, ServerResponse } from 'node:http';

type Given = Record<string, unknown> | readonly unknown[] | null | undefined;

/** Headers equal in most responses: written out and checked once. */
export class HeaderBlock {
  readonly #lines: ReadonlyMap<string, string>;
  readonly #text: string;

  constructor(headers: Readonly<Record<string, string>>) {
    const response = new ServerResponse({ method: 'GET' } as IncomingMessage);
    // Throws for what Node would not send.
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    this.#lines = new Map(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), `${name}: ${value}\r\n`]),
    );
    this.#text = [...this.#lines.values()].join('');
  }

  /** Without those that the response gives itself. */
  textBeside(given: Given): string {
    const own = new Set<string>();
    for (const name of namesIn(given)) if (this.#lines.has(lower(name))) own.add(lower(name));
    if (own.size === 0) return this.#text;
    return [...this.#lines].map(([name, line]) => (own.has(name) ? '' : line)).join('');
  }
}

const lower = (name: unknown): string => String(name).toLowerCase();

/** Lists are of pairs, or of names and values in turn. */
function namesIn(given: Given): readonly unknown[] {
  if (!Array.isArray(given)) return Object.keys(given ?? {});
  return Array.isArray(given[0]) ? given.map(([name]) => name) : given.filter((_, index) => index % 2 === 0);
}

interface StoresHeader {
  _storeHeader(firstLine: string, headers: Given): void;
}

const { _storeHeader: storeHeader } = ServerResponse.prototype as unknown as StoresHeader;
if (typeof storeHeader !== 'function') throw new Error('this Node stores headers otherwise');

/** Node copies and checks each header of each response, a third of what a small one costs. */
export class ResponseWithBlock<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
  block: HeaderBlock | undefined;

  _storeHeader(firstLine: string, headers: Given): void {
    const line = this.block === undefined ? firstLine : firstLine + this.block.textBeside(headers);
    storeHeader.call(this, line, headers);
  }
}
