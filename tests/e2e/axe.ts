import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on a page at rest, a line a rule. Colours are only what they are once every transition
 * has ended.
 * @param rules all of them when left out
 */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  await atRest(page);
  // No page has frames of another origin, so axe need not open a second page to gather its findings.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Waits for what moves and ends; what turns for ever (a skeleton's shimmer) is left to turn. */
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
