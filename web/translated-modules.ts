import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '#contract/languages.ts';

/**
 * Where `folder/x.ts` has a translation `folder/en/x.ts`, takes that for a build in English. A module of all
 * languages has one for the build in Spanish too.
 */
export function translatedModules(language: Language): Plugin {
  return {
    name: 'vestidor:translated-modules',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source.startsWith('\0')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || found.external) return null;
      const [file = '', query] = found.id.split('?', 2);
      if (!path.isAbsolute(file) || file.includes('/node_modules/')) return null;
      const translated = path.join(path.dirname(file), language, path.basename(file));
      if (translated === importer || !existsSync(translated)) return null;
      return query === undefined ? translated : `${translated}?${query}`;
    },
  };
}
