import { readFile } from 'node:fs/promises';
import { minify, type Plugin } from 'vite';

const query = '?minified';

/** Vite plugin: imports a script with `?minified` as the text that a page carries inline. */
export const minifiedScripts = (): Plugin => ({
  name: 'vestidor:minified-scripts',
  async load(id) {
    if (!id.endsWith(query)) return null;
    const file = id.slice(0, -query.length);
    this.addWatchFile(file);
    const { code } = await minify(file, await readFile(file, 'utf8'));
    return `export default ${JSON.stringify(code)};`;
  },
});
