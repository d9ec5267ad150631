import type { Page } from '@playwright/test';

export const requestImmediateStart = (page: Page) =>
  page.getByRole('checkbox', { name: /^Quiero que Premium empiece/ }).check();
