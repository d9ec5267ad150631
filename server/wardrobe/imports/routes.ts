import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/imports.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { spenderOf } from '#server/trust/level.ts';
import { bytesOfBase64 } from '#server/wardrobe/photos/bytes-of-base64.ts';
import { orDiscard } from '#server/wardrobe/photos/keep.ts';
import { removePhotoFiles } from '#server/wardrobe/photos/removal.ts';
import type { PhotoReader } from '#server/wardrobe/scans/photo-reader.ts';
import { readScan } from '#server/wardrobe/scans/read-scan.ts';
import { runOptionsFor } from '#server/wardrobe/scans/run-options.ts';
import { holdScan, presentUnfiled, unfiledOf } from '#server/wardrobe/scans/unfiled.ts';
import { readRows } from '#stylist/intake/rows.ts';
import { importGarments } from './import-garments.ts';
import type { Product } from './page/product.ts';
import { PageReader } from './page/reader.ts';

export function importRoutes(app: FastifyInstance, services: Services, photoReader: PhotoReader): void {
  const { db, config, photoStore } = services;
  const reader = new PageReader();
  app.addHook('onClose', () => reader.close());

  route(app, contract.importGarments, ({ person, body }) =>
    importGarments(services, person.id, body.garments),
  );

  route(app, contract.readProductPage, async ({ person, body: { address, id }, request, reply }) => {
    const { product, address: page } = await reader.read(address, config);
    const fields = { ...fieldsOf(product), page };
    const imageBase64 = await reader.picture(product.images, config);
    if (imageBase64 === null) {
      if (fields.kind === undefined) throw new ApiError('page_unreadable');
      return { fields, scan: null };
    }
    const spender = await spenderOf(services, request);
    const options = runOptionsFor(person, reply);
    const asked = { confirmed: true };
    const read = async () => {
      const photograph = bytesOfBase64(imageBase64);
      return readScan(services, photoReader, { ownerId: person.id, spender, photograph, asked, options });
    };
    const scan = await read().catch((error: unknown) => {
      if (error instanceof ApiError && error.code.startsWith('image_')) return null;
      throw error;
    });
    if (scan === null) return { fields, scan: null };
    const { photo } = scan;
    const kept = await orDiscard(photoStore, photo, holdScan(services, person.id, id, scan));
    if (!kept) await removePhotoFiles(services, photo.storageKey ?? null);
    const held = await presentUnfiled(db, person.id, await unfiledOf(db, person.id));
    return { fields, scan: held.find((one) => one.id === id) ?? null };
  });
}

/** Only what the page says; the rest is read from the picture. */
function fieldsOf({ name, brand, category, price, color, size, material }: Product): contract.PageFields {
  const { drafts } = readRows(
    {
      columns: ['name', 'category', 'brand', 'price', 'color', 'size', 'material'],
      rows: [[name, category, brand, price, color, size, material]],
    },
    ['name', 'kind', 'brand', 'price', 'color', 'size', 'fabric'],
  );
  const draft = drafts[0]?.garment;
  if (draft === undefined)
    return { name: name.slice(0, 80).trim(), brand: brand.slice(0, 60).trim() || null };
  const { fields, guessed = [] } = draft;
  const { name: said, kind, brand: label, size: cut, purchasePrice, composition, sleeve } = fields;
  const told = ['color', 'pattern', 'style', 'fabric'] as const;
  return {
    ...{ name: said, kind, brand: label ?? null, size: cut ?? null },
    ...(purchasePrice !== null && { purchasePrice }),
    ...(composition?.length && { composition }),
    ...(sleeve && { sleeve }),
    ...Object.fromEntries(told.flatMap((field) => (guessed.includes(field) ? [] : [[field, fields[field]]]))),
  };
}
