import type { Config } from '@react-router/dev/config';
import { pages } from '#contract/pages.ts';

export default {
  appDirectory: 'web',
  ssr: false,
  // A new build is made beside the one being served, which then takes its place.
  buildDirectory: process.env.WEB_BUILD_DIR ?? 'build',
  prerender: pages.filter((page) => page.prerendered).map((page) => page.path),
} satisfies Config;
