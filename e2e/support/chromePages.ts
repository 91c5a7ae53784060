import { expect, type Page } from '@playwright/test';
import { SCHOOL } from '@/data/school';
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
  full: SCHOOL.branchClaim,
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

type Around = readonly [path: string, HeaderName, FooterName, BannerName?];

/** As the specification has it, not as our own rules say. */
export const AROUND: readonly Around[] = [
  ['/', 'site', 'full'],
  ['/day-school', 'site', 'full'],
  ['/boarding-school', 'site', 'full'],
  ['/ois-pune-branches', 'site', 'full'],
  ['/gurgaon-branches', 'site', 'full'],
  ['/jaipur-branches/nevta', 'site', 'full'],
  ['/bangalore-branches/boarding-school-kanakapura-road', 'site', 'full'],
  ['/hyderabad-branches/jubilee-hills-pre-primary', 'site', 'full'],
  ['/admissions', 'site', 'full'],
  ['/application-form', 'site', 'full'],
  ['/fee-structure', 'site', 'full'],
  ['/school-admission-in-pune', 'site', 'full'],
  ['/search?s=/lp/campaign', 'site', 'full'],
  ['/login', 'site', 'full'],
  ['/enquiry', 'site', 'full'],
  ['/enquiry/check', 'site', 'full'],
  ['/transfer-certificates/answer?error=certificate%2Funknown', 'site', 'full'],
  ['/event', 'site', 'full'],
  ['/event/go-cosmo-2024', 'site', 'event', 'event'],
  ['/nearme', 'site', 'none'],
  ['/thank-you', 'site', 'none'],
  ['/home-2', 'site', 'none'],
  ['/cbse-schools-in-pune', 'site', 'none'],
  ['/cbse-schools-in-bangalore', 'site', 'none'],
  ['/transfer-admission', 'logo', 'none'],
  ['/admissions-open-for-2025-26', 'logo', 'none'],
  ['/admissions-open-for-2025-26-boarding', 'logo', 'none'],
  ['/campaignv1/transfer-admission', 'logo', 'none'],
  ['/campaign/pune', 'campaign', 'none'],
  ['/campaign/bangalore/jalahalli', 'campaign', 'none'],
  ['/campaign/boarding-admission', 'campaign', 'none'],
  ['/campaignv1/sonipat', 'campaign', 'none'],
  ['/campaignv1/gurgaon', 'campaign', 'none'],
  ['/lp/bangalore', 'brochure', 'full'],
  ['/lp/pune', 'brochure', 'full'],
  ['/lp/sonipat', 'brochure', 'full'],
  ['/lp/gurgaon', 'brochure', 'full'],
  ['/lp/nagpur', 'brochure', 'none'],
  ['/lp/hubli-dharwad', 'brochure', 'none'],
  ['/test/kitchen-sink', 'none', 'none'],
  ['/no-such-page', 'none', 'none'],
  ['/campaign/atlantis', 'none', 'none'],
  ['/lp/atlantis', 'none', 'none'],
  ['/atlantis-branches', 'none', 'none'],
  ['/ois-pune-branches/atlantis', 'none', 'none'],
];

/** Fails unless the page stands between this header and footer, at the size that it has now. */
export const expectAround = async (
  page: Page,
  [, header, footer, banner]: Around,
): Promise<void> => {
  await expectHeader(page, header);
  await expectFooter(page, footer);
  await expectBanner(page, banner ?? null);
  await expect(page.getByRole('navigation', { name: 'Study material' })).toHaveCount(0);
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
