import { hexOfColor } from '#contract/colors.ts';
import { categoryOfKind } from '#contract/vocabulary.ts';
import type { products } from '#server/platform/db/schema/index.ts';
import { slugOf } from '../slug.ts';
import { CsvError, type CsvRecord, parseCsv } from './parse-csv.ts';
import * as cell from './read-cell.ts';

export interface Fault {
  line: number;
  /** The column's name in the file. */
  column?: string;
  message: string;
}

export interface ImportedProduct {
  product: Omit<typeof products.$inferInsert, 'source' | 'active' | 'position' | 'createdAt'>;
  priceCents: number;
  variants: { color: string; size: string; stock: number }[];
}

const productColumns = {
  nombre: cell.textUpTo(80),
  marca: cell.textUpTo(60),
  descripcion: cell.textUpTo(600, 20),
  prenda: cell.readKind,
  tejido: cell.readFabric,
  estilo: cell.readStyle,
  temporadas: cell.readSeasons,
  ocasiones: cell.readOccasions,
  composicion: cell.readComposition,
  cuidados: cell.readCare,
  precio: cell.readPrice,
} satisfies Record<string, cell.Reader<unknown>>;

const optionalColumns = {
  estampado: cell.readPattern,
  silueta: cell.readSilhouette,
  valoracion: cell.readRating,
  resenas: cell.readCount,
} satisfies Record<string, cell.Reader<unknown>>;

/** Columns read from every row. */
const variantColumns = {
  producto: cell.readId,
  color: cell.readColor,
  talla: cell.textUpTo(20),
  existencias: cell.readCount,
} satisfies Record<string, cell.Reader<unknown>>;

const required = [...Object.keys(variantColumns), ...Object.keys(productColumns)];
const known = new Set([...required, ...Object.keys(optionalColumns), 'segundo-color']);

type Values<C extends Record<string, cell.Reader<unknown>>> = {
  [K in keyof C]: C[K] extends cell.Reader<infer T> ? T : never;
};

/**
 * Reads products from CSV: one row for each size and colour, with the product's own columns on its first
 * row. Reports every error.
 */
export function checkRows(text: string): { products: ImportedProduct[]; faults: Fault[] } {
  let records: CsvRecord[];
  try {
    records = parseCsv(text);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { products: [], faults: [{ line: error.line, message: error.message }] };
  }
  const [header, ...rows] = records;
  if (header === undefined || rows.length === 0)
    return { products: [], faults: [{ line: 1, message: 'El archivo no tiene ninguna fila de productos.' }] };
  const columns = header.fields.map(slugOf);
  const faults: Fault[] = [
    ...required
      .filter((name) => !columns.includes(name))
      .map((column) => ({ line: header.line, column, message: 'Falta esta columna.' })),
    ...columns
      .map((name, i) => ({ name, column: header.fields[i] ?? name, repeated: columns.indexOf(name) !== i }))
      .filter(({ name, repeated }) => repeated || !known.has(name))
      .map(({ column, repeated }) => ({
        line: header.line,
        column,
        message: repeated ? 'Esta columna está repetida.' : 'Esta columna no se conoce.',
      })),
  ];
  // Missing columns would make every row an error.
  if (faults.length > 0) return { products: [], faults };
  const products = new Map<string, ImportedProduct>();
  const faulty = new Set<string>();
  for (const row of rows) checkRow(new Row(row, columns, header.fields, faults), products, faulty);
  return { products: [...products.values()], faults };
}

class Row {
  readonly line: number;
  readonly width: number;
  readonly #cells: Map<string, string>;
  readonly #names: Map<string, string>;
  readonly #faults: Fault[];

  constructor(record: CsvRecord, columns: string[], names: string[], faults: Fault[]) {
    this.line = record.line;
    this.width = record.fields.length;
    this.#cells = new Map(columns.map((column, i) => [column, (record.fields[i] ?? '').trim()]));
    this.#names = new Map(columns.map((column, i) => [column, names[i] ?? column]));
    this.#faults = faults;
    if (this.width > columns.length)
      this.fault(undefined, `Esta fila tiene ${this.width} campos y la cabecera, ${columns.length}.`);
  }

  fault(column: string | undefined, message: string): void {
    const name = column === undefined ? undefined : (this.#names.get(column) ?? column);
    this.#faults.push({ line: this.line, ...(name !== undefined && { column: name }), message });
  }

  says(column: string): boolean {
    return (this.#cells.get(column) ?? '') !== '';
  }

  /** Reads all columns; undefined when any has an error, each of which is reported. */
  read<C extends Record<string, cell.Reader<unknown>>>(columns: C, optional = false): Values<C> | undefined {
    const values: Record<string, unknown> = {};
    let fine = true;
    for (const [column, reader] of Object.entries(columns)) {
      if (!this.says(column)) {
        if (optional) continue;
        this.fault(column, 'Está vacío.');
        fine = false;
        continue;
      }
      const reading = reader(this.#cells.get(column) ?? '');
      if ('fault' in reading) {
        this.fault(column, reading.fault);
        fine = false;
      } else values[column] = reading.value;
    }
    return fine ? (values as Values<C>) : undefined;
  }
}

function checkRow(row: Row, products: Map<string, ImportedProduct>, faulty: Set<string>): void {
  const variant = row.read(variantColumns);
  const second = row.says('segundo-color') ? row.read({ 'segundo-color': cell.readColor }) : undefined;
  if (variant === undefined) return;
  const { producto: id, color, talla: size, existencias: stock } = variant;
  // The error of its first row is already reported.
  if (faulty.has(id)) return;
  let imported = products.get(id);
  if (imported === undefined) {
    imported = readProduct(row, id);
    if (imported === undefined) {
      faulty.add(id);
      return;
    }
    products.set(id, imported);
  }
  const { product, variants } = imported;
  if (variants.some((one) => one.color === color && one.size === size)) {
    row.fault('talla', `${id} ya tiene una fila en ${color} y talla ${size}.`);
    return;
  }
  variants.push({ color, size, stock });
  if (!product.sizes.includes(size)) product.sizes.push(size);
  if (!product.colors.some(({ name }) => name === color)) {
    const secondHex = second && hexOfColor(second['segundo-color']);
    product.colors.push({ name: color, hex: hexOfColor(color) ?? '', ...(secondHex && { secondHex }) });
  }
}

function readProduct(row: Row, id: string): ImportedProduct | undefined {
  const values = row.read(productColumns);
  const more = row.read(optionalColumns, true) as Partial<Values<typeof optionalColumns>> | undefined;
  if (values === undefined || more === undefined) return undefined;
  return {
    product: {
      id,
      name: values.nombre,
      brand: values.marca,
      description: values.descripcion,
      category: categoryOfKind[values.prenda],
      kind: values.prenda,
      silhouette: more.silueta ?? null,
      pattern: more.estampado ?? 'plain',
      fabric: values.tejido,
      style: values.estilo,
      seasons: values.temporadas,
      occasions: values.ocasiones,
      colors: [],
      sizes: [],
      composition: values.composicion,
      care: values.cuidados,
      ratingTenths: more.valoracion ?? 0,
      reviews: more.resenas ?? 0,
      // Imported ratings are the operator's responsibility.
      ratingIsSample: false,
    },
    priceCents: values.precio,
    variants: [],
  };
}
