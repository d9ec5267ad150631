import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

/** For the README: `npm run screenshots`. */
const port = 3991;
const origin = `http://localhost:${port}`;
const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const screens = { phone: { width: 390, height: 844 }, laptop: { width: 1440, height: 900 } } as const;

interface Shot {
  name: string;
  path: string;
  screen: keyof typeof screens;
  scheme: 'light' | 'dark';
  prepare?: (page: Page) => Promise<void>;
}

const showClothes = (page: Page) =>
  page
    .getByRole('tablist')
    .first()
    .evaluate((tabs) => tabs.scrollIntoView());
const openOutfits = async (page: Page) => {
  await page.getByRole('tab', { name: 'Mis Outfits' }).click();
  await page
    .getByRole('article')
    .first()
    .evaluate((outfit) => outfit.scrollIntoView());
};
const shots: readonly Shot[] = [
  { name: 'wardrobe', path: '/wardrobe', screen: 'laptop', scheme: 'light', prepare: showClothes },
  { name: 'wardrobe', path: '/wardrobe', screen: 'laptop', scheme: 'dark', prepare: showClothes },
  { name: 'outfits', path: '/wardrobe', screen: 'phone', scheme: 'light', prepare: openOutfits },
  {
    name: 'advisors',
    path: '/ai-chat',
    screen: 'phone',
    scheme: 'dark',
    async prepare(page) {
      await page.getByRole('textbox').fill('¿Qué me pongo mañana para una entrevista?');
      await page.keyboard.press('Enter');
      await page.waitForTimeout(4_000);
    },
  },
];

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    const ready = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the server did not become ready within two minutes');
}

mkdirSync(folder, { recursive: true });
const server = spawn(process.execPath, [fileURLToPath(new URL('../e2e/serve.ts', import.meta.url))], {
  env: { ...process.env, PORT: String(port), DRAW_AHEAD: 'true', DRAWING_WIDTH: '640' },
  stdio: 'inherit',
});
try {
  await untilReady();
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  for (const { name, path, screen, scheme, prepare } of shots) {
    const context = await browser.newContext({
      viewport: screens[screen],
      colorScheme: scheme,
      locale: 'es-ES',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(`${origin}/api/demo-login`);
    await page.goto(`${origin}${path}`);
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await page.waitForTimeout(2_500);
    const file = `${folder}${name}-${screen}-${scheme}.webp`;
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(file);
    console.log(file);
    await context.close();
  }
  await browser.close();
} finally {
  server.kill('SIGTERM');
}
