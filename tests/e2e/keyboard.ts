import { expect, type Locator, type Page } from '@playwright/test';

/** Whether the focus ring is visible, on the control or on the label that hides it. */
const hasRing = (element: Element) =>
  [element, element.closest('label')].some((shown) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(shown ?? element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });

/** Whether the centre of a control is in the viewport and not covered. */
export const isUncovered = (element: Element) => {
  const { left, top, width, height } = (element.closest('label') ?? element).getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && (element.contains(seen) || seen.contains(element));
};

/** Presses Tab until the control has the focus, and checks that it is visible. */
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
