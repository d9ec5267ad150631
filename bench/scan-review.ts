import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { startTrial } from '#server/payments/trial/queries.ts';
import { drawnPhotographs } from '#tests/factories/drawn-photographs.ts';
import { freePort } from '#tests/factories/free-port.ts';
import { launchChromium, parseCookie } from './_chromium.ts';
import { machine } from './_measure.ts';
import { startOwnServer } from './_own-server.ts';

/** Sixty photographs of a camera's size, from the choice of the files to the filed garments, without the review. */
const count = process.env.BENCH_SHORT === undefined ? 60 : 12;
const camera = { width: 3000, height: 4000, fit: 'fill' } as const;

const folder = await mkdtemp(path.join(tmpdir(), 'vestidor-review-'));
const server = await startOwnServer();
const browser = await launchChromium(await freePort());
try {
  const files: string[] = [];
  for (const [i, small] of (await drawnPhotographs(count, 20)).entries()) {
    const file = path.join(folder, `prenda-${i}.jpg`);
    await writeFile(file, await sharp(small).resize(camera).jpeg({ quality: 90 }).toBuffer());
    files.push(file);
  }
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 390, height: 844 },
    locale: 'es-ES',
    serviceWorkers: 'block',
  });
  await context.addCookies([{ ...parseCookie(await memberSession()), url: server.origin }]);
  const page = await context.newPage();
  await page.goto('/wardrobe?tab=scanner');
  await page.getByRole('button', { name: 'Elegir fotos' }).waitFor();

  const times: [string, number][] = [];
  let since = performance.now();
  const tell = (what: string) => {
    const now = performance.now();
    times.push([what, (now - since) / 1000]);
    since = now;
  };
  await page.locator('input[type=file]').first().setInputFiles(files);
  await page.getByRole('button', { name: `Escanear ${count} prendas` }).click();
  const sent = new RegExp(`Ya están todas enviadas|^${count} de ${count} fotos leídas`);
  await page.getByText(sent).first().waitFor({ timeout: 600_000 });
  tell('chosen, made smaller and sent: the page may be closed');
  await page.getByText(`${count} de ${count} fotos leídas`).waitFor({ timeout: 600_000 });
  tell('the rest read');
  const file = page.getByRole('button', { name: /^Guardar \d+ prendas/ });
  const filed = Number(/\d+/.exec((await file.textContent()) ?? '')?.[0]);
  await file.click();
  await page.getByText('Scan Complete!').waitFor({ timeout: 120_000 });
  tell(`${filed} filed`);

  console.log(`\n${count} photographs of ${camera.width} × ${camera.height}\n${machine()}\n`);
  for (const [what, seconds] of times) console.log(`${seconds.toFixed(1).padStart(7)} s  ${what}`);
} finally {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
}

async function memberSession(): Promise<string> {
  const { app, services } = server;
  const payload = { username: 'medida', email: 'medida@ejemplo.es', password: 'medida-medida' };
  const { headers, body } = await app.inject({ method: 'POST', url: '/api/register', payload });
  await startTrial(services.db, JSON.parse(body).user.id, services.now());
  return [headers['set-cookie']].flat().join();
}
