import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{contract,stylist,scanner,illustrator,server,web,training,tests,bench,scripts}/**/*.test.{ts,tsx}',
    ],
    globalSetup: ['tests/setup/database.ts'],
    setupFiles: ['tests/setup/strict.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
