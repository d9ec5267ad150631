import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/**
 * One line per rule, in light and, for the contrasts, in dark. After transitions, because colours differ during them.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  // Its half megabyte is evaluated once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const inLight = await faultsOf(page, { resultTypes: ['violations'], preload: false });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const inDark = await faultsOf(page, {
    resultTypes: ['violations'],
    runOnly: { type: 'rule', values: ['color-contrast'] },
  });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark.map((fault) => `in dark, ${fault}`)];
}

async function faultsOf(page: Page, options: RunOptions): Promise<string[]> {
  for (;;) {
    await atRest(page);
    const toasts = await toastsOn(page);
    const faults = await run(page, options);
    // A toast that came or went meanwhile was read half faded.
    if (faults.length === 0 || (await toastsOn(page)) === toasts) return faults;
  }
}

async function run(page: Page, options: RunOptions): Promise<string[]> {
  const violations = await page.evaluate(async (wanted) => {
    const { axe: injected } = window as unknown as { axe: typeof axe };
    const found = await injected.run(document, wanted);
    return found.violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }));
  }, options);
  return violations.map(
    ({ id, elements }) => `${id}: ${elements.map((html) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Of each toast, whether it is mounted and whether it is being removed. */
const toastsOn = (page: Page): Promise<string> =>
  page
    .locator('[data-sonner-toast]')
    .evaluateAll((toasts) =>
      toasts
        .map((toast) => `${toast.getAttribute('data-mounted')} ${toast.getAttribute('data-removed')}`)
        .join(),
    );

/** Ignores infinite animations. A toast begins its transition a moment after it is in the document. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector(
        '[data-sonner-toast][data-mounted="false"], [data-sonner-toast][data-removed="true"], [data-starting-style], [data-ending-style]',
      ) === null &&
      document
        .getAnimations()
        .every(
          ({ effect, playState }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
  );
}
