import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import { freePort } from '#tests/factories/free-port.ts';
import { findNpmCli } from '../scripts/npm-cli.mjs';
import { startOwnServer } from './_own-server.ts';
import { signUpWithGarments } from './_signed-up.ts';

const suite = '@modelcontextprotocol/conformance@0.1.16';
const inspector = '@modelcontextprotocol/inspector@2.12.0';
const scenarios = [
  'server-initialize',
  'ping',
  'tools-list',
  'server-sse-multiple-streams',
  'dns-rebinding-protection',
];

const server = await startOwnServer();
const { cookie } = await signUpWithGarments(server, 8);

async function call(url: string, payload: object): Promise<{ token: string; access: { id: string } }> {
  const answer = await server.app.inject({ method: 'POST', url, headers: { cookie }, payload });
  return answer.json();
}

/** The suite cannot sign in: this adds the token, and its own address passes as the server's. */
async function proxyWith(token: string): Promise<{ origin: string; close: () => void }> {
  const port = await freePort();
  const target = new URL(server.origin);
  const own = `localhost:${port}`;
  const proxy = createServer((asked, answered) => {
    const headers = { ...asked.headers, authorization: `Bearer ${token}` };
    if (headers.host === own) headers.host = target.host;
    if (headers.origin === `http://${own}`) headers.origin = target.origin;
    const { method, url: path } = asked;
    const passed = request({ host: target.hostname, port: target.port, method, path, headers }, (answer) => {
      answered.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(answered);
    });
    passed.on('error', () => answered.destroy());
    answered.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((ready) => proxy.listen(port, 'localhost', ready));
  return { origin: `http://${own}`, close: () => proxy.close() };
}

function execute(name: string, args: readonly string[]): Promise<{ code: number | null; text: string }> {
  const npm = findNpmCli();
  if (!npm) throw new Error('npm is missing');
  return new Promise((done) => {
    const child = spawn(process.execPath, [npm, 'exec', '--yes', `--package=${name}`, '--', ...args]);
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part));
    child.on('close', (code) => done({ code, text }));
  });
}

const inspect = (token: string, args: readonly string[]) =>
  execute(inspector, [
    ...['mcp-inspector', '--cli', `${server.origin}/mcp`, '--transport', 'http'],
    ...['--header', `Authorization: Bearer ${token}`, ...args],
  ]);

const failed: string[] = [];
function tell(what: string, isGood: boolean, text: string): void {
  console.log(`${isGood ? 'passed' : 'FAILED'}  ${what}`);
  if (isGood) return;
  failed.push(what);
  console.log(text);
}

const { token, access } = await call('/api/account/tokens', {
  password: 'una-clave-larga',
  name: 'Conformidad',
  scope: 'change',
  days: 30,
});
const proxy = await proxyWith(token);
for (const scenario of scenarios) {
  const { code, text } = await execute(suite, [
    ...['conformance', 'server', '--url', `${proxy.origin}/mcp`, '--scenario', scenario],
  ]);
  tell(`conformance ${scenario}`, code === 0, text);
}
proxy.close();

const listed = await inspect(token, ['--method', 'tools/list', '--strict']);
tell('inspector tools/list --strict', listed.code === 0 && /searchGarments/.test(listed.text), listed.text);
const called = await inspect(token, ['--method', 'tools/call', '--tool-name', 'searchGarments']);
tell('inspector tools/call searchGarments', called.code === 0 && /Prenda 7/.test(called.text), called.text);
await call(`/api/account/access/${access.id}/end`, {});
const ended = await inspect(token, ['--method', 'tools/list']);
tell('inspector after the access ended', ended.code !== 0 && /auth_required/.test(ended.text), ended.text);

await server.close();
process.exit(failed.length);
