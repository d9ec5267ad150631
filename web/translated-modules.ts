import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { defaultLanguage, type Language } from '#contract/languages.ts';

/**
 * Returns `folder/en/x.ts` for `folder/x.ts`; null where it has no translation, or is imported by it.
 * @param importer file that imports it
 */
function translationOf(file: string, importer: string | undefined, language: Language): string | null {
  if (language === defaultLanguage || !path.isAbsolute(file) || file.includes('/node_modules/')) return null;
  const translated = path.join(path.dirname(file), language, path.basename(file));
  return translated !== importer && existsSync(translated) ? translated : null;
}

/** Makes a build of the web take translations in place of the Spanish modules. */
export function translatedModules(language: Language): Plugin {
  return {
    name: 'vestidor:translated-modules',
    enforce: 'pre',
    // Packages and virtual modules have none.
    async resolveId(source, importer, options) {
      if (!/^[.#]/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || found.external) return null;
      const [file = '', query] = found.id.split('?', 2);
      const translated = translationOf(file, importer, language);
      return translated && query !== undefined ? `${translated}?${query}` : translated;
    },
  };
}

/** The same for what Node imports from now on, to complete a build. */
export function registerTranslations(language: Language): void {
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (!found.url.startsWith('file:')) return found;
      const importer = context.parentURL?.startsWith('file:') ? fileURLToPath(context.parentURL) : undefined;
      const translated = translationOf(fileURLToPath(found.url), importer, language);
      return translated === null ? found : { ...found, url: pathToFileURL(translated).href };
    },
  });
}
