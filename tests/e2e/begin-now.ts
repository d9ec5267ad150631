import type { Page } from '@playwright/test';

/** Ticks the request that Premium begins at once. */
export const askToBegin = (page: Page) =>
  page.getByRole('checkbox', { name: /^Quiero que Premium empiece/ }).check();
