import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { readerSize } from '#web/features/scanner/on-device/plugin.ts';
import { minifiedScripts } from '#web/hydration/minified-plugin.ts';
import { language } from '#web/language.ts';
import { markdownPages } from '#web/marketing/markdown/plugin.ts';
import { drawPictures } from '#web/pictures/draw.ts';
import { preactAliases } from '#web/preact/aliases.ts';
import { sampleOutfits } from '#web/samples/plugin.ts';
import { translatedModules } from '#web/translated-modules.ts';

// `npm run dev` starts the API beside Vite and says here where it listens.
const api = process.env.API_ORIGIN ?? 'http://localhost:3000';
const pictures = fileURLToPath(new URL('.cache/pictures', import.meta.url));

drawPictures(pictures);

/** React's replacement of changed components does not reach Preact's. */
const reloadOnChange: Plugin = {
  name: 'reload-on-change',
  hotUpdate({ modules }) {
    if (this.environment.name !== 'client' || modules.every(({ type }) => type === 'css')) return;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
};

const frame = new RegExp(
  [
    '/@tanstack/',
    '/lucide-react/dist/esm/icons/(camera|check|chevron-(down|right)|cloud-rain|lock-keyhole|map-pin)[.]m?js',
    '/contract/(es/)?names.ts',
    '/web/shell/(?!auth-frame|footer|public-header)',
    '/web/(api|api-error|meta|paths|query|session|subscription|timings).ts',
    '/web/copy/(common|shell).ts',
    '/web/components/(classes|icon-button|feedback/(notify|skeleton)|forms/(control-look|text-input)|pictures/(paper-look|label)).tsx?',
    '/web/features/chat/widget/widget-view.ts',
    '/web/format/(numbers|words).ts',
    '/web/garments/(online-only|wardrobe-query).tsx?',
  ]
    .join('|')
    .replaceAll('/', String.raw`[\\/]`)
    .replaceAll('.ts', String.raw`\.ts`),
);

export default defineConfig({
  plugins: [
    translatedModules(language),
    markdownPages(),
    sampleOutfits(language),
    readerSize(),
    minifiedScripts(),
    tailwindcss(),
    reactRouter(),
    reloadOnChange,
  ],
  // Who stands behind the site is written into the public pages.
  envPrefix: ['VITE_', 'LEGAL_'],
  resolve: {
    alias: [{ find: 'pictures', replacement: pictures }, ...preactAliases],
    dedupe: ['preact'],
  },
  environments: {
    // Node would resolve React.
    ssr: { resolve: { noExternal: true }, optimizeDeps: { noDiscovery: false } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Addresses of pictures are one line each: together, not a request for every one.
                { name: 'pictures', test: /[\\/]pictures[\\/].*\.svg/ },
                // What every page of a member needs, which compresses better as one file.
                {
                  name: 'frame',
                  test: frame,
                },
              ],
            },
          },
        },
      },
    },
  },
  worker: {
    format: 'es',
  },
  build: {
    // A picture inlined into a script would travel even where it is never seen.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/mcp', '/oauth', '/.well-known'].map((path) => [path, { target: api, changeOrigin: false }]),
    ),
  },
});
