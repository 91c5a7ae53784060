import { type Browser, chromium } from '@playwright/test';
import config from '@/playwright.config';

/** The Chromium of this machine: CHROMIUM_PATH, Debian's, or Playwright's own. Throws where there is none. */
export const launchBrowser = (): Promise<Browser> => chromium.launch(config.use?.launchOptions);
