import type { Page } from '@playwright/test';

/** One thing after the other, as a person does it. */
export const inTurn =
  (...steps: readonly ((tab: Page) => Promise<unknown>)[]) =>
  async (tab: Page): Promise<void> => {
    for (const step of steps) await step(tab);
  };

export const fill = (selector: string, value: string) => (tab: Page) => tab.locator(selector).first().fill(value);

export const key = (name: string) => (tab: Page) => tab.keyboard.press(name);

export const type = (text: string) => (tab: Page) => tab.keyboard.type(text);
