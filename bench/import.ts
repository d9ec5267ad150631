import { startTrial } from '#server/payments/trial/queries.ts';
import { guessColumns } from '#stylist/intake/columns.ts';
import { readRows } from '#stylist/intake/rows.ts';
import { tableOf } from '#stylist/intake/table.ts';
import { machine } from './_measure.ts';
import { startOwnServer } from './_own-server.ts';

const count = process.env.BENCH_SHORT === undefined ? 5000 : 1000;
const most = { preview: 1, import: 10 };

const words = {
  kind: ['Camisa', 'Vaqueros', 'Vestido', 'Zapatillas', 'Abrigo', 'Blusa', 'Falda', 'Jersey'],
  cloth: ['de lino', 'de algodón', 'de punto', 'de seda'],
  color: ['azul marino', 'blanco y negro', 'verde oliva', 'burgundy', 'crudo'],
  season: ['verano', 'otoño/invierno', 'todo el año', 'SS'],
};
const nth = (list: readonly string[], at: number) => list[at % list.length] ?? '';

const csv = [
  'Prenda;Marca;Talla;Color;Precio;Fecha de compra;Temporada;Veces puesta',
  ...Array.from({ length: count }, (_, at) =>
    [
      `${nth(words.kind, at)} ${nth(words.cloth, at >> 3)} ${at}`,
      `Marca ${at % 90}`,
      36 + (at % 10),
      nth(words.color, at >> 2),
      `${10 + (at % 80)},95 €`,
      `${1 + (at % 28)}/0${1 + (at % 9)}/2024`,
      nth(words.season, at >> 1),
      at % 40,
    ].join(';'),
  ),
].join('\n');

const times: [string, number][] = [];
async function timed<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const since = performance.now();
  const done = await work();
  times.push([what, (performance.now() - since) / 1000]);
  return done;
}

const server = await startOwnServer();
try {
  const { app, services } = server;
  const payload = { username: 'medida', email: 'medida@ejemplo.es', password: 'medida-medida' };
  const { headers, body } = await app.inject({ method: 'POST', url: '/api/register', payload });
  await startTrial(services.db, JSON.parse(body).user.id, services.now());
  const cookie = [headers['set-cookie']].flat().join();

  const { drafts } = await timed('preview', () => {
    const table = tableOf(csv);
    if (table === null) throw new Error('The table was not read');
    return readRows(table, guessColumns(table));
  });
  const garments = drafts.map(({ garment }) => garment);
  const send = async () => {
    const response = await fetch(`${server.origin}/api/wardrobe/import`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ garments }),
    });
    return (await response.json()) as { added: unknown[]; known: unknown[] };
  };
  const first = await timed('import', send);
  const second = await timed('import again', send);
  console.log(
    `\n${count} rows, ${first.added.length} added; again: ${second.added.length} added\n${machine()}\n`,
  );
  for (const [what, seconds] of times) console.log(`${seconds.toFixed(2).padStart(7)} s  ${what}`);
  const slow = times.filter(([what, seconds]) => seconds > (what === 'preview' ? most.preview : most.import));
  if (slow.length > 0 || first.added.length !== count || second.added.length > 0) process.exitCode = 1;
} finally {
  await server.close();
}
