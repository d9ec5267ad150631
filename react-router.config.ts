import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { pages } from '#contract/pages.ts';
import { completeBuild } from '#web/pwa/after-build.ts';

// The server gives prerendered pages to those they are for. Vite's own server does not: there, every
// page is the shell and asks who is looking.
const developing = process.env.NODE_ENV === 'development';

export default {
  appDirectory: 'web',
  ssr: false,
  // A new build is made beside the one being served, which then takes its place.
  buildDirectory: process.env.WEB_BUILD_DIR ?? 'build',
  prerender: developing ? [] : pages.filter((page) => page.prerendered).map((page) => page.path),
  buildEnd: ({ reactRouterConfig, viteConfig }) =>
    completeBuild(reactRouterConfig.buildDirectory, path.join(viteConfig.root, '.cache')),
} satisfies Config;
