import type { Locator, Page } from '@playwright/test';
import { ENQUIRY_LABELS } from '@/data/copy/enquiry';
import { ENQUIRY_FIELDS, type FieldEntry } from '@/lib/enquiry/fields';
import type { Sending } from './observed';

const ANSWERED_WITHIN_MS = 10_000;

/** A field that is not there by then never will be. */
const FILLED = { timeout: 5_000 } as const;

/** From 90000 05000 on, another for each enquiry that is sent. */
const FIRST_NUMBER = 9000005000;

let sent = 0;

/** What is typed into a field of each kind; of a list its first entry is chosen. */
const typed = ({ name, kind }: FieldEntry): string => {
  switch (kind) {
    case 'text':
      return `Preflight ${ENQUIRY_LABELS[name]}`;
    case 'date':
      // Old enough for Grade 1 by the day of every state: the form chooses the class itself.
      return '2019-02-10';
    case 'email':
      return 'preflight@example.org';
    case 'mobile':
      return String(FIRST_NUMBER + sent);
    case 'list':
      return '';
  }
};

/** Chooses something where the page has not chosen already. */
const choose = async (field: Locator): Promise<void> => {
  if ((await field.count()) === 0 || (await field.inputValue()) !== '') return;
  await field.selectOption({ index: 1 }, FILLED);
};

const fill = async (page: Page): Promise<void> => {
  const form = page.locator('#enquire-mobile');
  sent += 1;
  for (const field of ENQUIRY_FIELDS.filter(({ missing }) => missing !== undefined)) {
    const control = form.getByLabel(ENQUIRY_LABELS[field.name]);
    if (field.kind === 'list') await choose(control);
    else await control.fill(typed(field), FILLED);
  }
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
