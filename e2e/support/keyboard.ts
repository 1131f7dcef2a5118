import { expect, type Locator, type Page } from '@playwright/test';

/** The maximum number of key presses to reach an element. A page of a list has about 80 elements that can have focus. */
const FAR = 100;

/** Whether nothing covers the element's centre. */
const isUncovered = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

/** Expects nothing to cover the element's centre, such as a bar that stays in view. */
export const expectUncovered = (target: Locator) =>
  expect.poll(() => target.evaluate(isUncovered)).toBe(true);

export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Presses Tab or Shift+Tab until the element has focus, and checks that nothing covers its centre. */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    await expect(target).toBeVisible();
    for (let step = 0; step < FAR; step++) {
      if (await target.evaluate((element) => element === document.activeElement)) break;
      await this.page.keyboard.press(key);
    }
    await expect(target).toBeFocused();
    await expectUncovered(target);
  }

  back(target: Locator) {
    return this.to(target, 'Shift+Tab');
  }

  async press(target: Locator, key = 'Enter') {
    await this.to(target);
    await this.page.keyboard.press(key);
  }

  async pressBack(target: Locator) {
    await this.back(target);
    await this.page.keyboard.press('Enter');
  }

  /** Moves focus to a field with Tab, and replaces its value. */
  async type(target: Locator, text: string) {
    await this.to(target);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }
}
