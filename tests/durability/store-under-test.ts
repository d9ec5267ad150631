import type { ChildProcess } from 'node:child_process';

export interface ServerUnderTest {
  child: ChildProcess;
  /** Rejects with the output on early exit. */
  ready: Promise<void>;
  output(): string;
  /** Resolves when acknowledged. */
  write(id: string): Promise<void>;
  /** Acknowledged or not. */
  readAll(): Promise<Set<string>>;
}

/** State outlives its runs. */
export interface StoreUnderTest {
  launch(dataDir: string): ServerUnderTest;
}

export function outputOf(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-4_000);
    });
  }
  return () => text;
}
