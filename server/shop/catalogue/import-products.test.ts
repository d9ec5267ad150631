import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseClient } from '#server/platform/db/client.ts';
import { productVariants } from '#server/platform/db/schema/index.ts';
import { openTestDatabase } from '#tests/factories/database.ts';
import { importProducts } from './import-products.ts';
import { presentProduct } from './present.ts';
import { productForSale } from './queries.ts';
import { seedStore } from './seed.ts';
import { catalogue } from './seeded/index.ts';

const header =
  'producto;nombre;marca;descripción;prenda;tejido;estilo;temporadas;ocasiones;composición;cuidados;precio;estampado;color;segundo color;talla;existencias';
const shirt =
  'camisa-nueva;Camisa nueva;Casa Lirio;"Una camisa; con cuello, puños y ""garbo"".";Camisa;Algodón;Casual;Primavera|Otoño;Casual, Cita;80% algodón | 20% lino;Lavar a máquina a 30 °C como máximo|no-bleach;42,50 €;Rayas;Marrón;crudo;M;7';
const more = 'camisa-nueva;;;;;;;;;;;;;marrón;crudo;L;0';

let database: DatabaseClient;
let at: Date;
const services = () => ({ db: database.db, now: () => at });
const load = (...lines: string[]) => importProducts(services(), lines.join('\r\n'));

beforeEach(async () => {
  database = await openTestDatabase();
  at = new Date('2026-11-21T10:00:00Z');
});

describe('importing products', () => {
  it('brings what a spreadsheet in Spain writes to the shop', async () => {
    expect(await load(`\uFEFF${header}`, shirt, more, '')).toEqual({
      faults: [],
      added: 1,
      changed: 0,
      variants: 2,
    });
    const product = await productForSale(database.db, 'camisa-nueva', at);
    expect(product && presentProduct(product, 'es')).toMatchObject({
      name: 'Camisa nueva',
      brand: 'Casa Lirio',
      description: 'Una camisa; con cuello, puños y "garbo".',
      category: 'tops',
      kind: 'shirt',
      pattern: 'stripes',
      price: 42.5,
      originalPrice: 42.5,
      discount: 0,
      rating: 0,
      reviews: 0,
      ratingIsSample: false,
      sizes: ['M', 'L'],
      colors: ['marrón'],
      seasons: ['spring', 'fall'],
      occasions: ['casual', 'date'],
      composition: [
        { fibre: 'algodón', percent: 80 },
        { fibre: 'lino', percent: 20 },
      ],
      care: [{ symbol: 'wash-30' }, { symbol: 'no-bleach' }],
      variants: [
        {
          color: 'marrón',
          sizes: [
            { size: 'M', stock: 7 },
            { size: 'L', stock: 0 },
          ],
        },
      ],
    });
  });

  it('tells every fault at once with its line and column, and brings nothing', async () => {
    const result = await load(
      header,
      shirt,
      more.replace(';0', ';pocas'),
      'Mala Dirección;;;;;;;;;;;;;rosa;;M;1',
      'otra;Otra;Casa Lirio;Corta;Camisa;Papel;Casual;Primavera;Casual;90% algodón;no-bleach;gratis;;verde;;M;1',
      'bolso-grande;Bolso;Casa Lirio;Un bolso en el que cabe todo.;Alfombra;Cuero;Casual;Verano;Casual;100% piel;wipe-clean;80;;verde;;M;1',
      'camisa-nueva;;;;;;;;;;;;;marrón;;M;3',
    );
    expect(result.faults.map(({ line, column }) => [line, column])).toEqual([
      [3, 'existencias'],
      [4, 'producto'],
      [5, 'descripción'],
      [5, 'tejido'],
      [5, 'composición'],
      [5, 'precio'],
      [6, 'prenda'],
      [7, 'talla'],
    ]);
    expect(result.faults.map(({ message }) => message)).toEqual([
      '«pocas» no es un número entero.',
      '«Mala Dirección» no sirve de dirección: usa minúsculas sin acentos, cifras y guiones.',
      'Necesita al menos 20 caracteres.',
      expect.stringContaining('«Papel» no es ninguno de estos valores: Algodón, Lino,'),
      'Los porcentajes suman 90 y tienen que sumar 100.',
      '«gratis» no es un precio en euros, como 39,95.',
      expect.stringContaining('«Alfombra» no es ninguno de estos valores:'),
      'camisa-nueva ya tiene una fila en marrón y talla M.',
    ]);
    expect(await productForSale(database.db, 'camisa-nueva', at)).toBeUndefined();
  });

  it('tells columns that are missing, unknown or there twice', async () => {
    const { faults } = await load('producto,nombre,nombre,peso', 'a,b,c,d');
    expect(faults).toContainEqual({ line: 1, column: 'precio', message: 'Falta esta columna.' });
    expect(faults).toContainEqual({ line: 1, column: 'peso', message: 'Esta columna no se conoce.' });
    expect(faults).toContainEqual({ line: 1, column: 'nombre', message: 'Esta columna está repetida.' });
  });

  it.each([
    ['', 'El archivo no tiene ninguna fila de productos.'],
    [header, 'El archivo no tiene ninguna fila de productos.'],
    [`${header}\n"abierto`, 'Hay unas comillas que no se cierran.'],
  ])('%j is told', async (text, message) => {
    expect((await importProducts(services(), text)).faults.map((fault) => fault.message)).toEqual([message]);
  });

  it('changes what is there: the price from now on, the stock as it says, what it leaves out sold out', async () => {
    await load(header, shirt, more);
    at = new Date(at.getTime() + 40 * 24 * 60 * 60 * 1000);
    expect(await load(header, shirt.replace('42,50', '36').replace(';M;7', ';S;2'))).toMatchObject({
      added: 0,
      changed: 1,
    });
    const product = await productForSale(database.db, 'camisa-nueva', at);
    expect(product?.price).toEqual({ cents: 3600, originalCents: 4250 });
    const stock = await database.db
      .select({ size: productVariants.size, stock: productVariants.stock })
      .from(productVariants)
      .where(eq(productVariants.productId, 'camisa-nueva'))
      .orderBy(productVariants.size);
    expect(stock).toEqual([
      { size: 'L', stock: 0 },
      { size: 'M', stock: 0 },
      { size: 'S', stock: 2 },
    ]);
  });

  it('takes over a product of the catalogue', async () => {
    await seedStore(services(), catalogue.slice(0, 3));
    const id = catalogue[0]?.product.id ?? '';
    await load(header, shirt.replace('camisa-nueva', id));
    await seedStore(services(), catalogue.slice(0, 2));
    expect((await productForSale(database.db, id, at))?.row.name).toBe('Camisa nueva');
  });
});
