import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{contract,stylist,advisor,scanner,illustrator,server,sandbox,web,training,tests,bench,scripts}/**/*.test.{ts,tsx}',
    ],
    // The fast loop runs what needs no database.
    globalSetup: process.env.VITEST_WITHOUT_DATABASE ? [] : ['tests/setup/database.ts'],
    setupFiles: ['tests/setup/strict.ts'],
    // Files share the modules of their process, whose loading took a quarter of the time: a test that changes the state of
    // a module restores it.
    isolate: false,
    // Most tests wait for the database: more of them than processors are under way.
    maxWorkers: Math.max(4, availableParallelism()),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
