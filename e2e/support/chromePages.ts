import { expect, type Page } from '@playwright/test';
import type { BannerName, FooterName, HeaderName } from '@/lib/chrome/rules';

/** The buttons by which a person tells the headers apart. */
const HEADER_BUTTONS: Record<HeaderName, readonly string[] | null> = {
  site: [],
  logo: [],
  campaign: ['WhatsApp', 'Enquire Now'],
  brochure: ['Download Brochure', 'Book Campus Tour', 'WhatsApp'],
  none: null,
};

const ACTIONS = new Set(Object.values(HEADER_BUTTONS).flatMap((buttons) => buttons ?? []));

export const expectHeader = async (page: Page, header: HeaderName): Promise<void> => {
  const banner = page.getByRole('banner');
  const buttons = HEADER_BUTTONS[header];
  await expect(banner).toHaveCount(buttons === null ? 0 : 1);
  if (buttons === null) return;
  await expect(banner).toBeVisible();
  for (const name of ACTIONS) {
    await expect(banner.getByRole('button', { name, exact: true })).toHaveCount(
      buttons.includes(name) ? 1 : 0,
    );
  }
  const hasMenu = header === 'site';
  await expect(banner.getByRole('navigation', { name: 'Main', includeHidden: true })).toHaveCount(
    hasMenu ? 1 : 0,
  );
};

const FOOTER_WORDS: Record<Exclude<FooterName, 'none'>, string> = {
  full: '100+ schools',
  event: 'Go Cosmo 2024',
};

export const expectFooter = async (page: Page, footer: FooterName): Promise<void> => {
  const info = page.getByRole('contentinfo');
  if (footer === 'none') await expect(info).toHaveCount(0);
  else await expect(info).toContainText(FOOTER_WORDS[footer]);
};

export const expectBanner = async (page: Page, banner: BannerName | null): Promise<void> => {
  const isVoting = banner !== null && banner !== 'event';
  await expect(page.getByRole('region', { name: 'Voting', exact: true })).toHaveCount(
    isVoting ? 1 : 0,
  );
  await expect(page.getByRole('region', { name: 'Go Cosmo 2024', exact: true })).toHaveCount(
    banner === 'event' ? 1 : 0,
  );
};

/** Every number that can be seen, header and footer included, without repeats; waits for one. */
export const shownPhones = async (page: Page): Promise<string[]> => {
  const numbers = page.locator('[data-shown-phone]').filter({ visible: true });
  await expect(numbers).not.toHaveCount(0);
  const shown = await numbers.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('data-shown-phone') ?? ''),
  );
  return [...new Set(shown)];
};
