import type { Page } from '@playwright/test';
import { PRIVACY_CHOICES } from '@/data/copy/privacyChoices';
import { PRIVACY_COPY } from '@/data/copy/thirdParties';
import { loadedParties } from '@/lib/thirdParties/loadedParties';

const ASKED_WITHIN_MS = 4000;
const LOADED_WITHIN_MS = 4000;
/** For what comes although it should not. */
const SETTLED_AFTER_MS = 250;

/** Agrees to third parties and answers which of them then loaded. None where nobody asks. */
export const agree = async (page: Page, expected: readonly string[]): Promise<string[]> => {
  const allow = page
    .getByRole('region', { name: PRIVACY_CHOICES })
    .getByRole('button', { name: PRIVACY_COPY.allow });
  const isAsked = await allow
    .waitFor({ timeout: expected.length > 0 ? ASKED_WITHIN_MS : SETTLED_AFTER_MS })
    .then(() => true)
    .catch(() => false);
  if (!isAsked) return [];
  await allow.click();
  await page
    .waitForFunction(
      (names) => {
        const loaded = (document.documentElement.dataset.thirdParties ?? '').split(' ');
        return names.every((name) => loaded.includes(name));
      },
      [...expected],
      { timeout: LOADED_WITHIN_MS },
    )
    .catch(() => null);
  await page.waitForTimeout(SETTLED_AFTER_MS);
  return page.evaluate(loadedParties);
};
