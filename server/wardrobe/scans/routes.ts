import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { fileReading, proposeGarments, scanGarment } from '#contract/scans.ts';
import { colorHexOf } from '#illustrator/drawn-garment.ts';
import { analysisOf } from '#scanner/analysis.ts';
import { isUniqueViolation } from '#server/platform/db/transaction.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Person } from '#server/platform/http/person.ts';
import type { Services } from '#server/services.ts';
import { spenderOf } from '#server/trust/level.ts';
import { bytesOfBase64 } from '#server/wardrobe/photos/bytes-of-base64.ts';
import { drawnPhoto, orDiscard } from '#server/wardrobe/photos/keep.ts';
import { nameAndSeasonsOf } from '#stylist/name-and-seasons.ts';
import { loadCorrectedGarments } from './corrected-garments.ts';
import { applyCorrections, normaliseReading, unitEmbedding } from './device-reading.ts';
import { computeMissingEmbeddings, findDuplicate } from './embeddings.ts';
import { filedScan, fileScan } from './file-scan.ts';
import { columnsOfAnalysis } from './garment-of-reading.ts';
import type { PhotoReader } from './photo-reader.ts';
import { readScan } from './read-scan.ts';
import { runOptionsFor } from './run-options.ts';

export function scanRoutes(app: FastifyInstance, services: Services, photoReader: PhotoReader): void {
  const { db, photoStore, now } = services;

  const catchingUp = new Set<string>();
  function computeEmbeddingsLater(person: Person, log: FastifyBaseLogger): void {
    const { id: ownerId } = person;
    if (catchingUp.has(ownerId)) return;
    catchingUp.add(ownerId);
    computeMissingEmbeddings(services, photoReader, ownerId, runOptionsFor(person))
      .catch((err: unknown) => log.warn({ err }, 'older garments could not be given their embeddings'))
      .finally(() => catchingUp.delete(ownerId));
  }

  route(app, scanGarment, async ({ person, body, request, reply }) => {
    const { id } = body;
    const { language } = request;
    const filedBefore = async () => {
      const filed = id === undefined ? null : await filedScan(db, person.id, id, now());
      return filed && { ...filed, similarId: null };
    };
    const before = await filedBefore();
    if (before) return before;
    const options = runOptionsFor(person, reply);
    const scan = await readScan(services, photoReader, {
      ownerId: person.id,
      spender: await spenderOf(services, request),
      photograph: bytesOfBase64(body.imageBase64),
      asked: body,
      options,
    });
    const { analysis, photo } = scan;
    const similarId = await findDuplicate(db, person.id, analysis, scan.embedding);
    try {
      const item = await orDiscard(photoStore, photo, fileScan(services, person.id, scan, { id, language }));
      computeEmbeddingsLater(person, request.log);
      return { analysis, item, similarId };
    } catch (error) {
      // The same photograph was being read twice.
      const first = isUniqueViolation(error) ? await filedBefore() : null;
      if (first) return first;
      throw error;
    }
  });

  // The photograph stays on the device: the garment gets a drawing.
  route(app, fileReading, async ({ person, body, request: { language } }) => {
    const createdAt = now();
    const embedding = unitEmbedding(body.embedding, body.embeddingModel);
    const corrected = embedding ? await loadCorrectedGarments(db, person.id) : [];
    const analysis = normaliseReading(
      embedding ? applyCorrections(body.analysis, embedding, corrected) : body.analysis,
    );
    const filed = body.id === undefined ? null : await filedScan(db, person.id, body.id, createdAt);
    if (filed) return { ...filed, similarId: null };
    const similarId = embedding && (await findDuplicate(db, person.id, analysis, embedding));
    const { kind, pattern, fabric, color, colors } = columnsOfAnalysis(
      analysis,
      body.changes ?? {},
      language,
    );
    const [main, second] = colors;
    const drawing = {
      kind,
      pattern,
      fabric,
      colorHex: main?.hex ?? colorHexOf(color),
      ...(second && { secondColorHex: second.hex }),
    };
    const photo = drawnPhoto(person.id, drawing, createdAt);
    const { millis } = body;
    const scan = { analysis, embedding, photo, millis, readOn: 'device', createdAt } as const;
    return { analysis, item: await fileScan(services, person.id, scan, { ...body, language }), similarId };
  });

  route(app, proposeGarments, async ({ person, body, request, reply }) => {
    const options = runOptionsFor(person, reply);
    const found = await photoReader.propose(
      options,
      body.imageBase64,
      await loadCorrectedGarments(db, person.id),
      body.whose,
    );
    const proposals = found.proposals.map(({ box, reading }) => {
      const analysis = analysisOf(reading);
      const { cutout } = reading;
      const cutoutBase64 = cutout === undefined ? null : Buffer.from(cutout.bytes).toString('base64');
      return { box, name: nameAndSeasonsOf(analysis, request.language).name, analysis, cutoutBase64 };
    });
    return { proposals, people: [...found.people] };
  });
}
