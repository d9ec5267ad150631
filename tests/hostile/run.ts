import { Client } from '#tests/factories/server.ts';
import { startOwnServer } from '../../bench/_own-server.ts';
import { faultIn } from './feed.ts';
import { hostileFile } from './files.ts';

/** node tests/hostile/run.ts [count, default 2000]. Exits with 1 on a wrong response. */
const count = Number(process.argv[2] ?? 2000);
const server = await startOwnServer();
const client = new Client(server.app);
await client.send('POST /api/register', {
  username: 'hostil',
  email: 'hostil@ejemplo.es',
  password: 'una-clave-larga',
});
const faults: string[] = [];
const kinds = new Map<string, number>();
for (let number = 0; number < count; number++) {
  const file = await hostileFile(number);
  const fault = await faultIn(client, file);
  const kind = file.name.replace(/\d+/g, 'n');
  kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  if (fault !== null) faults.push(`${number}: ${file.name} ${fault}`);
}
const { status } = await client.send('GET /api/auth/user');
console.log([...kinds].map(([name, files]) => `${String(files).padStart(5)}  ${name}`).join('\n'));
console.log(`${count} files, ${faults.length} answered wrongly; the server answers ${status} afterwards`);
console.log(faults.join('\n'));
await server.close();
process.exitCode = faults.length === 0 && status === 200 ? 0 : 1;
