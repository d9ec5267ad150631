/** An input source of WebDriver, the same in BiDi and in the classic protocol. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: Record<string, unknown>[];
}

/** Its argument and its result are JSON. */
export type InPage<Given, Result> = (given: Given) => Result | Promise<Result>;

/** A page with storage of its own. */
export interface Tab {
  open(address: string): Promise<void>;
  /** @param script may refer to nothing outside itself */
  run<Given, Result>(script: InPage<Given, Result>, given: Given): Promise<Result>;
  perform(sources: InputSource[]): Promise<void>;
  giveFiles(selector: string, files: readonly string[]): Promise<void>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  title: string;
  openTab(): Promise<Tab>;
  stop(): Promise<void>;
}
