import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '#tests/factories/server.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';

const folder = makeTemporaryFolder();
const client = path.join(folder, 'client.ts');

const server = await startTestServer();
const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
writeFileSync(client, await (await fetch(`${origin}/api/client.ts`)).text());

/** Returns the compiler's complaints about a program that uses the client. */
function complaints(program: string): string[] {
  const file = path.join(folder, 'program.ts');
  const begun = `import { vestidor } from './client.ts';\nconst api = vestidor('https://vestidor.example');\n`;
  writeFileSync(file, begun + program);
  const compiler = path.resolve('node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--allowImportingTsExtensions', '--erasableSyntaxOnly'];
  const target = ['--target', 'esnext', '--moduleResolution', 'bundler', '--module', 'esnext', '--types', ''];
  const { stdout } = spawnSync(process.execPath, [compiler, ...options, ...target, file], {
    encoding: 'utf8',
    cwd: folder,
  });
  return stdout.split(/^(?=\S)/m).filter((line) => line.includes('error TS'));
}

describe('the generated client', () => {
  it('compiles with the fields and the errors of each call, and with no others', () => {
    const program = `
      const body = { name: 'Camisa', kind: 'shirt', color: 'blanco' } as const;
      const added = await api.addGarment({ body });
      if (added.ok) console.log(added.data.item.timesWorn.toFixed());
      else if (added.error.code === 'garment_limit') console.log(added.error.message.length);
      await api.readWardrobe();

      if (!added.ok && added.error.code === 'weather_unavailable') throw added;
      await api.addGarment({ body: { name: 'Camisa', kind: 'shirt' } });
      export {};`;
    expect(complaints(program)).toEqual([
      expect.stringContaining('weather_unavailable'),
      expect.stringContaining('Property \'"color"\' is missing'),
    ]);
  });

  it('signs up, adds a garment and reads an error from the real server', async () => {
    const { vestidor } = await import(pathToFileURL(client).href);
    let cookie = '';
    const api = vestidor(origin, async (url: URL, options: RequestInit) => {
      const reply = await fetch(url, { ...options, headers: { ...options.headers, cookie } });
      cookie ||= reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      return reply;
    });
    const account = { username: 'cliente', email: 'cliente@ejemplo.es', password: 'una-clave-larga' };
    expect(await api.register({ body: account })).toMatchObject({ ok: true });
    const body = { name: 'Camisa', kind: 'shirt', color: 'blanco' };
    expect(await api.addGarment({ body })).toMatchObject({ ok: true, data: { item: { name: 'Camisa' } } });
    expect(await api.register({ body: account })).toMatchObject({
      ok: false,
      error: { code: 'username_taken' },
    });
  });
});
