import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Books, openBooks } from './books.ts';
import { type Origins, services, standInConfigs } from './stand-ins.ts';
import { noFaults, type Switches } from './switches.ts';

export interface Sandbox {
  origins: Origins;
  configs: ReturnType<typeof standInConfigs>;
  switches: Switches;
  saveSwitches(): void;
  sendWebhooksTo(productOrigin: string): void;
  close(): Promise<void>;
}

/** Their switches belong to the other process. */
export function attachToSandbox(addresses: Readonly<Record<string, string>>): Sandbox {
  const origins = requireOrigins(addresses);
  return {
    origins,
    configs: standInConfigs(origins),
    switches: noFaults(),
    saveSwitches() {},
    sendWebhooksTo() {},
    async close() {},
  };
}

export function originsOfRunningSandbox(file: string): Origins | null {
  try {
    return requireOrigins(JSON.parse(readFileSync(originsFile(file), 'utf8')).origins);
  } catch {
    return null;
  }
}

/** @throws an error that names the stand-in without an address */
function requireOrigins(addresses: Readonly<Record<string, string>>): Origins {
  const missing = Object.keys(services).find((name) => addresses[name] === undefined);
  if (missing !== undefined) throw new Error(`PAYMENTS_SANDBOX_ORIGINS: ${missing} is missing`);
  return addresses as Origins;
}

const originsFile = (file: string) => `${file}.origins`;

export interface SandboxOptions {
  file?: string;
  hangMs?: number;
  books?: Books;
}

export async function startSandbox({
  file,
  hangMs = 30_000,
  books = openBooks(file),
}: SandboxOptions = {}): Promise<Sandbox> {
  let productOrigin: string | null = null;
  const tools = { books, hangMs, productOrigin: () => productOrigin };
  const apps = await Promise.all(Object.values(services).map((make) => make(tools)));
  const listening = await Promise.all(apps.map((app) => app.listen({ host: '127.0.0.1', port: 0 })));
  const origins = Object.fromEntries(
    Object.keys(services).map((name, at) => [name, listening[at]]),
  ) as unknown as Origins;
  if (file !== undefined) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(originsFile(file), JSON.stringify({ origins }));
  }
  return {
    origins,
    configs: standInConfigs(origins),
    switches: books.switches,
    saveSwitches: () => books.save(),
    sendWebhooksTo(origin) {
      productOrigin = origin;
    },
    async close() {
      await Promise.all(apps.map((app) => app.close()));
      if (file !== undefined) rmSync(originsFile(file), { force: true });
    },
  };
}
