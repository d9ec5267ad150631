import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/**
 * One line per rule, after transitions, because colours differ during them.
 * @param rules default all
 */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  await atRest(page);
  // Its half megabyte is evaluated once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  const violations = await page.evaluate(async (wanted) => {
    const { axe: injected } = window as unknown as { axe: typeof axe };
    const found = await injected.run(document, wanted);
    return found.violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }));
  }, options);
  return violations.map(
    ({ id, elements }) => `${id}: ${elements.map((html) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Ignores infinite animations. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}
