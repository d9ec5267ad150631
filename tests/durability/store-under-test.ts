import type { ChildProcess } from 'node:child_process';

/** A running server, to be killed. */
export interface ServerUnderTest {
  child: ChildProcess;
  /** Rejects with the output when the server exits first. */
  ready: Promise<void>;
  output(): string;
  /** Resolves once the server has acknowledged the write. */
  write(id: string): Promise<void>;
  /** Everything stored, acknowledged or not. */
  readAll(): Promise<Set<string>>;
}

/** A kind of server, with the state that outlives its runs. */
export interface StoreUnderTest {
  launch(dataDir: string): ServerUnderTest;
}

/** Collects the output of a child, for error messages. */
export function outputOf(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-4_000);
    });
  }
  return () => text;
}
