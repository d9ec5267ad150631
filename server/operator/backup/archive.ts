import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { Checksums, checksumsName } from './format.ts';

/** The message is for the operator. */
export class BackupError extends Error {}

export interface Entry {
  name: string;
  bytes: Buffer;
}

/** The file appears once complete and synced; a failure leaves nothing. */
export async function writeArchive(
  file: string,
  write: (add: (name: string, bytes: Uint8Array) => Promise<void>) => Promise<Omit<Checksums, 'entries'>>,
): Promise<Checksums> {
  const temporary = `${file}.part`;
  const { readable, controller } = createTarPacker();
  const add = async (name: string, bytes: Uint8Array) => {
    const writer = controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter();
    if (bytes.length > 0) await writer.write(bytes);
    await writer.close();
  };
  const entries: Checksums['entries'] = [];
  const fill = async (): Promise<Checksums> => {
    const summary = await write(async (name, bytes) => {
      entries.push([name, bytes.length, sumOf(bytes)]);
      await add(name, bytes);
    });
    const checksums = { ...summary, entries };
    await add(checksumsName, Buffer.from(JSON.stringify(checksums)));
    controller.finalize();
    return checksums;
  };
  try {
    const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
    const kept = pipeline(
      Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]),
      compress,
      createWriteStream(temporary, { mode: 0o600 }),
    );
    const [checksums] = await Promise.all([
      fill().catch((error: unknown) => {
        controller.error(error);
        throw error;
      }),
      kept,
    ]);
    await syncPath(temporary);
    await rename(temporary, file);
    await syncPath(path.dirname(path.resolve(file)));
    return checksums;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/**
 * Compares the entries with `checksums.json` at the end.
 * @throws BackupError when the file is no backup or was altered
 */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const source = createReadStream(file);
  const decoder = createTarDecoder({ strict: true });
  const piped = pipeline(
    source,
    createZstdDecompress(),
    decoder.writable as unknown as NodeJS.WritableStream,
  );
  piped.catch(() => {});
  const seen: Checksums['entries'] = [];
  let checksums: Checksums | undefined;
  try {
    for await (const { header, body } of decoder.readable) {
      const parts: Uint8Array[] = [];
      for await (const part of body) parts.push(part);
      const bytes = Buffer.concat(parts);
      if (checksums !== undefined)
        throw new BackupError('La copia sigue después de su final: no es de fiar.');
      if (header.name === checksumsName) checksums = Checksums.parse(JSON.parse(bytes.toString()));
      else seen.push([header.name, bytes.length, sumOf(bytes)]);
      yield { name: header.name, bytes };
    }
    await piped;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new BackupError(`No hay ningún fichero «${file}».`);
    throw new BackupError('El fichero no es una copia de Vestidor, o está dañado.', { cause: error });
  } finally {
    source.destroy();
  }
  if (checksums === undefined) throw new BackupError('La copia está incompleta: le falta el final.');
  if (JSON.stringify(checksums.entries) !== JSON.stringify(seen))
    throw new BackupError('La copia está dañada: lo que contiene no es lo que se guardó.');
}

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function syncPath(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync().finally(() => handle.close());
}
