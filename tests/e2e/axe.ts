import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * One line per rule, after transitions, because colours differ during them.
 * @param rules default all
 */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  await atRest(page);
  // Without cross-origin frames axe needs no second page.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
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
