import type { Page } from '@playwright/test';
import { expect } from './test';

/**
 * Presses a button of a landing page's bar once its code is there: a slow development server must
 * not decide whether the button is pressed or the link that it is until then.
 */
export const pressInBar = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('banner').getByRole('button', { name });
  await button.hover();
  const isLive = () =>
    button.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  await expect.poll(isLive, { message: 'the code of the bar' }).toBe(true);
  await button.click();
};
