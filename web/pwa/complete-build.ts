import { language } from '#web/language.ts';
import { registerTranslations } from '#web/translated-modules.ts';

// A process of its own: the modules of the running build are known by their Spanish words already.
registerTranslations(language);
const { completeBuild } = await import('./after-build.ts');
const [, , buildFolder = 'build', cacheFolder = '.cache'] = process.argv;
await completeBuild(buildFolder, cacheFolder);
