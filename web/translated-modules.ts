import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Language } from '#contract/languages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Returns `folder/en/x.ts` for an import of `folder/x.ts` in a build in English; null where it has no
 * translation, or is imported by it. A module of all languages has one for the build in Spanish, too.
 */
function translationOf(specifier: string, importer: string, language: Language): string | null {
  // Packages and virtual modules have none.
  if (!/^[.#]/.test(specifier)) return null;
  const file = specifier.startsWith('#')
    ? path.join(root, specifier.slice(1))
    : path.resolve(path.dirname(importer), specifier);
  const translated = path.join(path.dirname(file), language, path.basename(file));
  return translated !== importer && existsSync(translated) ? translated : null;
}

/** Makes a build of the web take translations in place of the Spanish modules. */
export function translatedModules(language: Language): Plugin {
  return {
    name: 'vestidor:translated-modules',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const [specifier = '', query] = source.split('?', 2);
      const translated = translationOf(specifier, importer.split('?', 1)[0] ?? '', language);
      return translated !== null && query !== undefined ? `${translated}?${query}` : translated;
    },
  };
}

/** The same for what Node imports from now on, to complete a build. */
export function registerTranslations(language: Language): void {
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '' } = context;
      if (!parentURL.startsWith('file:')) return next(specifier, context);
      const translated = translationOf(specifier, fileURLToPath(parentURL), language);
      return translated === null ? next(specifier, context) : next(pathToFileURL(translated).href, context);
    },
  });
}
