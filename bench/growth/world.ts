import { randomBytes } from 'node:crypto';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { makeServices } from '#server/make-services.ts';
import type { DatabaseClient } from '#server/platform/db/client.ts';
import { openPhotoStore } from '#server/platform/files/open-store.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { fill, garmentsEach } from './fill.ts';

const peopleAsked = 500;

export interface Asked {
  cookie: string;
  garment: string;
}

export interface World {
  title: string;
  origin: string;
  asked: Asked[];
  close(): Promise<void>;
}

type Ground = {
  title: string;
  database: DatabaseClient;
  dataDir: string;
  placed?: () => Promise<unknown>;
  environment?: Record<string, string>;
};

/** A server in this process on a migrated, empty database, which is filled. */
export async function makeWorld(people: number, ground: Ground): Promise<World> {
  const { title, database, dataDir, placed, environment } = ground;
  const began = performance.now();
  const tokens = Array.from({ length: peopleAsked }, () => randomBytes(32).toString('base64url'));
  await fill(database.pool, people, tokens);
  const { rows } = await database.pool.query(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${title}, ${people * garmentsEach} garments: ${rows[0]?.size}, filled in ${seconds} s`);
  await placed?.();
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000000',
    WEATHER_URL: 'off',
    ...environment,
  });
  const { db } = database;
  const photoStore = await openPhotoStore(config);
  const services = makeServices({ config, db, photoStore, now: () => new Date() });
  await seedStore(services);
  const app = await buildApp(services);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const asked: Asked[] = [];
  for (const token of tokens) {
    const cookie = `vestidor_session=${token}`;
    const { wardrobe } = (await app.inject({ url: '/api/wardrobe', headers: { cookie } })).json();
    const [item] = wardrobe.items;
    if (wardrobe.items.length !== garmentsEach) throw new Error(`a wardrobe of ${wardrobe.items.length}`);
    asked.push({ cookie, garment: item.id });
  }
  return {
    title,
    origin,
    asked,
    async close() {
      await app.close();
      await database.close();
    },
  };
}
