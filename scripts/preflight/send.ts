import type { Locator, Page } from '@playwright/test';
import type { Sending } from './observed';

const ANSWERED_WITHIN_MS = 10_000;

/** Numbers of a block that nobody is given, like the samples of `data/school`: 90000 05000 on. */
const FIRST_NUMBER = 9000005000;

let sent = 0;

/** Chooses something where the page has not chosen already. */
const choose = async (field: Locator, label: string): Promise<void> => {
  if ((await field.count()) === 0 || (await field.inputValue()) !== '') return;
  await field.selectOption({ label });
};

const fill = async (page: Page): Promise<void> => {
  const form = page.locator('#enquire-mobile');
  sent += 1;
  await form.getByLabel('Parent name').fill('Preflight Parent');
  await form.getByLabel('Child name').fill('Preflight Child');
  await form.getByLabel('Mobile number').fill(String(FIRST_NUMBER + sent));
  await form.getByLabel('Date of birth').fill('2021-06-15');
  await choose(form.getByLabel('City'), 'Pune');
  await choose(form.getByLabel('Branch'), 'Nigdi');
  await choose(form.getByLabel('Session Year'), 'Nursery');
};

/**
 * Fills the enquiry form of the page as a parent would and presses its button. `isOurs` is false on
 * a site that is not started by us: there the request is stopped, see `guard`.
 */
export const sendEnquiry = async (page: Page, isOurs: boolean): Promise<Sending> => {
  try {
    await fill(page);
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/enquiries'), {
      timeout: ANSWERED_WITHIN_MS,
    });
    await page.locator('#enquire-mobile').getByRole('button', { name: 'Submit' }).click();
    const status = (await answer).status();
    if (status !== 201) return { problem: `answered ${status}` };
    return isOurs ? 'sent' : 'not sent: another site';
  } catch (error) {
    const [line = ''] = error instanceof Error ? error.message.split('\n', 1) : [];
    return { problem: `could not be sent: ${line}` };
  }
};
