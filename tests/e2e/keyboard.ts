import { expect, type Locator, type Page } from '@playwright/test';

/** On the control or the label that hides it. */
const hasRing = (element: Element) =>
  [element, element.closest('label')].some((shown) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(shown ?? element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });

/** By its centre. */
export const isUncovered = (element: Element) => {
  const { left, top, width, height } = (element.closest('label') ?? element).getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && (element.contains(seen) || seen.contains(element));
};

/** Also checks visibility. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      expect(await control.evaluate(hasRing)).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('the control cannot be reached with Tab');
}
