import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { openPhotoStore } from '#server/photos/open-store.ts';
import { commands } from './commands.ts';

const [name = 'help', ...words] = process.argv.slice(2);
const command = commands[name];

if (command === undefined) {
  const width = Math.max(...Object.keys(commands).map((known) => known.length));
  const lines = Object.entries(commands).map(([known, { usage, help }]) => {
    return `  ${known.padEnd(width)}  ${usage.padEnd(20)}  ${help}`;
  });
  process.stdout.write(`Uso: npm run operator -- ORDEN [ARGUMENTOS]\n\n${lines.join('\n')}\n`);
  process.exit(name === 'help' ? 0 : 2);
}

const config = readConfig();
const database = await openDatabase(config, (message) => process.stderr.write(`${message}\n`));
try {
  const services = {
    config,
    db: database.db,
    photoStore: await openPhotoStore(config),
    now: () => new Date(),
  };
  const { text, ok } = await command.run(services, words);
  (ok ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = ok ? 0 : 1;
} finally {
  await database.close();
}
