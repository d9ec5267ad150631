import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { prefixOf } from '#contract/languages.ts';
import { pages } from '#contract/pages.ts';
import { language } from '#web/language.ts';

// The server gives prerendered pages to those they are for. Vite's own server does not: there, every
// page is the shell and asks who is looking.
const developing = process.env.NODE_ENV === 'development';

export default {
  appDirectory: 'web',
  ssr: false,
  basename: prefixOf(language) || '/',
  // A new build is made beside the one being served, which then takes its place.
  buildDirectory: process.env.WEB_BUILD_DIR ?? 'build',
  prerender: developing ? [] : pages.filter((page) => page.prerendered).map((page) => page.path),
  buildEnd: ({ reactRouterConfig: { buildDirectory }, viteConfig: { root } }) => {
    const script = path.join(root, 'web/pwa/complete-build.ts');
    execFileSync(process.execPath, [script, buildDirectory, path.join(root, '.cache')], { stdio: 'inherit' });
  },
} satisfies Config;
