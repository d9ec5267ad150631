import type { FastifyInstance } from 'fastify';
import type { Readiness } from '#server/platform/health/readiness.ts';
import type { Services } from '#server/services.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { careLabelRoutes } from './care-labels/routes.ts';
import { correctionRoutes } from './corrections/routes.ts';
import { cutoutRoutes } from './cutouts/routes.ts';
import { absenceRoutes } from './garments/absences.ts';
import { departureRoutes } from './garments/departures.ts';
import { garmentRoutes } from './garments/routes.ts';
import { upkeepRoutes } from './garments/upkeep.ts';
import { homeRoutes } from './homes/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { photoRoutes } from './photos/routes.ts';
import type { PhotoReader } from './scans/photo-reader.ts';
import { replacePhotoRoute } from './scans/replace-photo.ts';
import { scanRoutes } from './scans/routes.ts';
import { unfiledScanRoutes } from './scans/unfiled-routes.ts';
import { UnreadReader } from './scans/unread-reader.ts';
import { secondLookRoutes } from './second-look/routes.ts';

export function wardrobeRoutes(
  app: FastifyInstance,
  services: Services,
  readiness: Readiness,
  photoReader: PhotoReader,
): void {
  const unreadReader = new UnreadReader(services, photoReader, app.log);
  app.addHook('onReady', async () => unreadReader.start());
  app.addHook('onClose', async () => {
    await unreadReader.close();
    await photoReader.close();
  });
  readiness.require('model', () => photoReader.warmUp());
  garmentRoutes(app, services);
  absenceRoutes(app, services);
  departureRoutes(app, services);
  homeRoutes(app, services);
  upkeepRoutes(app, services);
  replacePhotoRoute(app, services, photoReader);
  analyticsRoutes(app, services);
  importRoutes(app, services, photoReader);
  photoRoutes(app, services);
  secondLookRoutes(app, services, photoReader);
  correctionRoutes(app, services);
  scanRoutes(app, services, photoReader);
  unfiledScanRoutes(app, services, unreadReader);
  cutoutRoutes(app, services, photoReader);
  careLabelRoutes(app);
}
