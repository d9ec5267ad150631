import type { ChildProcess } from 'node:child_process';

/** One run of a server that keeps things, to be killed. */
export interface ServerUnderTest {
  child: ChildProcess;
  /** Settles when it answers, or rejects with what it printed when it ends first. */
  ready: Promise<void>;
  /** What it has printed lately. */
  output(): string;
  /** Resolves only once the server has confirmed that the thing is kept. */
  write(id: string): Promise<void>;
  /** Everything kept, of those that were confirmed and of any others. */
  readAll(): Promise<Set<string>>;
}

/** A kind of server, remembering across its runs what it needs to find its things again. */
export interface StoreUnderTest {
  launch(dataDir: string): ServerUnderTest;
}

/** What a child printed, for the message of a start that failed. */
export function outputOf(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-4_000);
    });
  }
  return () => text;
}
