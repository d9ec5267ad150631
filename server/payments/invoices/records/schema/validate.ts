import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { validateXML } from 'xmllint-wasm';

/**
 * The tax agency's own files may stand in this folder's place: `VERIFACTU_SCHEMAS=folder`. The ones here are
 * written from its published record design and cover what this program writes.
 */
const folder = process.env.VERIFACTU_SCHEMAS ?? fileURLToPath(new URL('.', import.meta.url));
const imported = ['SuministroInformacion.xsd', 'xmldsig-core-schema.xsd'];

async function schemaFile(fileName: string) {
  const contents = await readFile(path.join(folder, fileName), 'utf8').catch(() => '');
  // The published file names an address, and nothing is fetched.
  return { fileName, contents: contents.replace(/http:\/\/www\.w3\.org\/TR\/xmldsig-core\//, '') };
}

export async function schemaFaults(xml: string): Promise<string[]> {
  const [schema, ...preload] = await Promise.all(['SuministroLR.xsd', ...imported].map(schemaFile));
  if (schema === undefined) return [];
  const { errors } = await validateXML({
    xml: { fileName: 'records.xml', contents: xml },
    schema,
    preload: preload.filter(({ contents }) => contents !== ''),
  });
  return errors.map(({ message }) => message);
}
