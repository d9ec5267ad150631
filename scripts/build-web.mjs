// Builds the web in all languages, for images and services that do not start by `npm start`.

import { ensureTranslations, ensureWebBuild } from './web-build.mjs';

await ensureWebBuild(process.execPath, { later: true });
await ensureTranslations(process.execPath);
