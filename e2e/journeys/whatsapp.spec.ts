import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import Sqlite from 'better-sqlite3';
import { pressInBar } from '@/e2e/support/bar';
import { SITES, type SiteName } from '@/e2e/support/sites';
import { expect, test } from '@/e2e/support/test';
import { dataKeyFile } from '@/lib/server/env/secret';
import { openColumn } from '@/lib/server/keys/columns';
import { createKeyRing } from '@/lib/server/keys/keyRing';
import { leadPlace } from '@/lib/server/leads/leadColumns';
import { LONG } from '@/lib/testing/size';

const ENDPOINT = '**/api/leads/whatsapp';
const PLAIN = /would like to know more about the admission process\.$/;
const WITH_TICKET = /admission process\. Ticket ID: (\S+)$/;

const isSiteName = (value: unknown): value is SiteName =>
  typeof value === 'string' && Object.hasOwn(SITES, value);

/** The leads that the site under test has stored for a campaign. */
const leadsOf = (site: unknown, campaign: string): { lead: unknown; ticket: string | null }[] => {
  const name = isSiteName(site) ? site : 'development';
  const store = new Sqlite(join(SITES[name].dataDir, 'site.db'), { readonly: true });
  const rows = store
    .prepare<[], { id: string; lead_json: string; ref_id: string | null }>(
      'select id, lead_json, ref_id from whatsapp_leads order by created_at desc limit 500',
    )
    .all();
  store.close();
  const keys = createKeyRing(readFileSync(dataKeyFile(SITES[name].dataDir), 'utf8').trim());
  return rows
    .map(({ id, lead_json, ref_id }) => ({
      lead: JSON.parse(openColumn(lead_json, leadPlace('lead_json', id), keys) ?? 'null'),
      ticket: ref_id,
    }))
    .filter(({ lead }) => lead?.utm_campaign === campaign);
};

const newCampaign = (project: string): string =>
  `${project.replaceAll(' ', '-')}-${Date.now().toString(36)}`;

/** Presses WhatsApp and gives what the chat in the new tab begins with. */
const openChat = async (page: Page, context: BrowserContext): Promise<string> => {
  const opened = context.waitForEvent('page');
  await pressInBar(page, 'WhatsApp');
  const tab = await opened;
  await tab.waitForURL(/^https:\/\/wa\.me\/\d+\?text=/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  return new URL(tab.url()).searchParams.get('text') ?? '';
};

test.beforeEach(async ({ context }) => {
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
  );
});

for (const path of ['/lp/pune', '/campaign/pune']) {
  test(`on ${path} the chat opens in a new tab with the ticket of a stored lead`, async ({
    page,
    context,
  }, { project }) => {
    const campaign = newCampaign(project.name);
    const address = `${path}?utm_source=google&utm_campaign=${campaign}&utm_term=%F0%9F%8E%92%3Cb%3E&other=1`;
    await page.goto(address);
    const ticket = (await openChat(page, context)).match(WITH_TICKET)?.[1];
    expect(ticket).toBeTruthy();
    expect(leadsOf(project.metadata.site, campaign)).toEqual([
      {
        lead: {
          lead_url: expect.stringContaining(`${path}?utm_source=google`),
          utm_source: 'google',
          utm_campaign: campaign,
          utm_term: '🎒<b>',
        },
        ticket,
      },
    ]);
    await expect(page).toHaveURL(address);
  });
}

test('a lead from the second page still says which advertisement brought the parent', async ({
  page,
  context,
}, { project }) => {
  const campaign = newCampaign(project.name);
  await page.goto(`/lp/pune?utm_source=facebook&utm_campaign=${campaign}`);
  await page.goto('/campaign/pune');
  await openChat(page, context);
  // The chat does not wait longer than a parent would; the lead may come after it.
  const stored = () => leadsOf(project.metadata.site, campaign).map(({ lead }) => lead);
  await expect.poll(stored).toEqual([
    {
      lead_url: expect.stringMatching(/\/campaign\/pune$/),
      utm_source: 'facebook',
      utm_campaign: campaign,
    },
  ]);
});

test('a second link changes what it names, and the rest of the visit stays', async ({
  page,
  context,
}, { project }) => {
  const campaign = newCampaign(project.name);
  await page.goto(`/lp/pune?utm_source=google&utm_medium=cpc&utm_campaign=${campaign}`);
  await page.goto('/campaign/pune?utm_medium=email');
  await openChat(page, context);
  const stored = () => leadsOf(project.metadata.site, campaign).map(({ lead }) => lead);
  await expect.poll(stored).toEqual([
    {
      lead_url: expect.stringMatching(/\/campaign\/pune\?utm_medium=email$/),
      utm_source: 'google',
      utm_medium: 'email',
      utm_campaign: campaign,
    },
  ]);
});

test('the chat opens with the plain message when the lead cannot be recorded', async ({
  page,
  context,
}) => {
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/lp/pune');
  expect(await openChat(page, context)).toMatch(PLAIN);
});

test('the chat opens with the plain message when the answer never comes', { tag: LONG }, async ({
  page,
  context,
}) => {
  await page.route(ENDPOINT, () => undefined);
  await page.goto('/lp/pune');
  expect(await openChat(page, context)).toMatch(PLAIN);
});

test('where the browser refuses a new tab, the chat opens in this one', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/lp/pune');
  await pressInBar(page, 'WhatsApp');
  await page.waitForURL(/^https:\/\/wa\.me\//);
});

test('an action in the bar scrolls to the form, where what it is about comes first', async ({
  page,
  isMobile,
}) => {
  for (const [path, name] of [
    ['/campaign/pune', 'Enquire Now'],
    ['/lp/pune', 'Book Campus Tour'],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await pressInBar(page, name);
    const form = page.locator(isMobile ? '#enquire-mobile' : '#enquire-desktop');
    const first =
      name === 'Enquire Now'
        ? form.getByLabel('Parent name')
        : form.getByRole('group', { name: 'Visit' });
    await expect(first).toBeFocused();
    await expect
      .poll(() => form.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBe(80);
  }
});

test('what a form shows late above its fields does not push it out of the window', async ({
  page,
}) => {
  await page.goto('/campaign/pune');
  const form = page.locator('#enquire-mobile');
  const findTop = () => form.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await pressInBar(page, 'Enquire Now');
  await expect(form.getByLabel('Parent name')).toBeFocused();
  // The scroll is over once the form stands still.
  await expect(async () => {
    const top = await findTop();
    await page.waitForTimeout(200);
    expect(await findTop()).toBe(top);
  }).toPass();
  const top = await findTop();
  await form.evaluate((element) => {
    const times = document.createElement('div');
    times.style.height = '176px';
    element.prepend(times);
  });
  await page.waitForTimeout(300);
  expect(await findTop()).toBe(top);
});
