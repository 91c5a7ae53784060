import type { Page } from '@playwright/test';
import { CONSENT_VERSION } from '@/data/copy/privacyChoices';
import { CHOICE_KEY, type Choice } from '@/lib/thirdParties/choice';

/** The third parties of the build under test, as their hosts see them. */
export const ASKED = {
  framework: 'https://cdn.example/framework.js',
  speed: 'https://speed.example/measure.js',
  gtm: 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1',
  ads: 'https://www.googletagmanager.com/gtag/js?id=AW-123456789',
  pixel: 'https://connect.facebook.net/en_US/fbevents.js',
  chat: 'https://chat.example/widget.js',
} as const;

/** How the hosts behave: at once, never, or with a failure. */
type Manner = 'answer' | 'hang' | 'fail';

/** Plays every host that is not ours. What it answers fills with the addresses that were asked. */
export const playThirdParties = async (page: Page, manner: Manner): Promise<string[]> => {
  const asked: string[] = [];
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    async (route) => {
      asked.push(route.request().url());
      if (manner === 'answer') await route.fulfill({ contentType: 'text/javascript', body: '' });
      if (manner === 'fail') await route.abort('connectionrefused');
    },
  );
  return asked;
};

/** The answer of a visitor who was here before. */
export const rememberChoice = async (page: Page, choice: Choice): Promise<void> => {
  await page.addInitScript(
    ({ key, kept }) => {
      if (window.localStorage.getItem(key) === null) window.localStorage.setItem(key, kept);
    },
    { key: CHOICE_KEY, kept: JSON.stringify({ version: CONSENT_VERSION, choice }) },
  );
};

/** Waits until the page has been loaded for so long. */
export const waitSinceLoad = async (page: Page, ms: number): Promise<void> => {
  await page.waitForFunction((least) => {
    const [navigation] = performance.getEntriesByType('navigation');
    return !!navigation?.duration && performance.now() > navigation.duration + least;
  }, ms);
};

/** Waits until the chat would have come (1.5 s after the page), and half as long again. */
export const waitPastTheChat = (page: Page): Promise<void> => waitSinceLoad(page, 2250);
