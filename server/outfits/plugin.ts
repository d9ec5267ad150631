import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services.ts';
import type { PhotoReader } from '#server/wardrobe/scans/photo-reader.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { composingRoutes } from './composing-routes.ts';
import type { Stylist } from './engine/stylist.ts';
import { lookRoutes } from './looks/routes.ts';
import { feedRoutes } from './plans/feed.ts';
import { planRoutes } from './plans/routes.ts';
import { readWardrobeRoute } from './read-wardrobe.ts';
import { savedOutfitRoutes } from './routes.ts';
import { sharedRoutes } from './shares/public-routes.ts';
import { shareRoutes } from './shares/routes.ts';
import { styleProfileRoutes } from './style-profile-routes.ts';
import { tasteRoutes } from './taste/routes.ts';
import { tryOnRoutes } from './try-on/routes.ts';
import { weatherRoutes } from './weather/routes.ts';
import { wornRoutes } from './worn/routes.ts';

export async function outfitRoutes(
  app: FastifyInstance,
  services: Services,
  stylist: Stylist,
  photoReader: PhotoReader,
): Promise<void> {
  readWardrobeRoute(app, services);
  savedOutfitRoutes(app, services, stylist);
  calendarRoutes(app, services);
  composingRoutes(app, services, stylist);
  lookRoutes(app, services, stylist);
  planRoutes(app, services, stylist);
  shareRoutes(app, services, photoReader);
  await sharedRoutes(app, services, photoReader);
  feedRoutes(app, services);
  styleProfileRoutes(app, services);
  tasteRoutes(app, services);
  tryOnRoutes(app, services, photoReader);
  weatherRoutes(app, services);
  wornRoutes(app, services, photoReader);
}
