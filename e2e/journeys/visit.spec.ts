import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { findViolations } from '@/e2e/support/accessibility';
import { REFERENCE } from '@/e2e/support/enquiry';
import { SITES } from '@/e2e/support/sites';
import { expect, test } from '@/e2e/support/test';
import { describeDay, describeSlot, describeTime } from '@/lib/visits/describeSlot';
import { dayOf, type Slot, timeOf } from '@/lib/visits/slot';
import { visitsOf } from '@/lib/visits/slots';
import { parseFreeSlots } from '@/lib/visits/visit';

const BRANCH = 91;
const PAGE = '/delhi-branches/dwarka';
const CAPACITY = visitsOf(BRANCH)?.capacity ?? 0;

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

const freeSlots = async (request: APIRequestContext): Promise<Slot[]> => {
  const answer: unknown = await (await request.get(`/api/visits?branch=${BRANCH}`)).json();
  return parseFreeSlots(answer) ?? [];
};

/** Other families take what is left of a time. */
const fill = async (request: APIRequestContext, slot: Slot): Promise<void> => {
  for (let families = 0; families < CAPACITY; families += 1) {
    const data = {
      parent_name: 'Ravi Kulkarni',
      child_name: `Anu Kulkarni ${'ABCDEFGH'.charAt(families)}`,
      date_of_birth: '2021-06-15',
      branch: BRANCH,
      grade: 2,
      mobile: '9811100033',
      // Families of their own in each test.
      idempotencyKey: randomUUID(),
      visit: slot,
    };
    expect((await request.post('/api/enquiries', { data })).ok()).toBe(true);
  }
};

const fillFamily = async (form: Locator, mobile: string): Promise<void> => {
  await form.getByLabel('Parent name').fill('Asha Rao');
  await form.getByLabel('Child name').fill('Meera Rao');
  await form.getByLabel('Date of birth').fill('2021-06-15');
  await form.getByLabel('Session Year').selectOption({ label: 'Nursery' });
  await form.getByLabel('Mobile number').fill(mobile);
};

const choose = async (place: Locator, slot: Slot): Promise<void> => {
  const day = place.getByRole('radio', { name: describeDay(dayOf(slot)) });
  const more = place.getByRole('button', { name: 'Show more days' });
  await expect(place.getByRole('radio').first()).toBeVisible();
  if (!(await day.isVisible()) && (await more.isVisible())) await more.click();
  await day.check();
  await place.getByRole('radio', { name: describeTime(timeOf(slot)) }).check();
};

const cardOf = (page: Page) => page.getByRole('region', { name: 'Your campus visit' });

test('a family books a campus tour with the enquiry, changes it and cancels it', async ({
  page,
  request,
  newMobile,
}) => {
  const [first = '', , third = ''] = await freeSlots(request);
  await page.goto(PAGE);
  const form = page.locator('#enquire-mobile');
  await fillFamily(form, newMobile);
  await form.getByRole('button', { name: 'Choose a time for a campus visit' }).click();
  await choose(form.getByRole('group', { name: 'Visit' }), first);
  await expect(form.getByText(`You have chosen ${describeSlot(first)}.`)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Submit' }).click();

  const card = cardOf(page);
  await expect(
    card.getByText(`You are booked for ${describeSlot(first)}, at Dwarka.`),
  ).toBeVisible();
  const calendar = await card.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const file = await (await page.request.get(String(calendar))).text();
  expect(file).toContain('BEGIN:VEVENT');
  expect(file).not.toMatch(/Asha|Meera|Rao/);

  const reference = (await page.getByText(REFERENCE).first().textContent())?.match(REFERENCE)?.[0];
  await page.goto(`/enquiry/${reference}`);
  await card.getByRole('button', { name: 'Change the visit' }).click();
  await choose(card.getByRole('group', { name: 'Choose another time' }), third);
  await card.getByRole('button', { name: 'Book this time' }).click();
  await expect(card.getByText(`You are booked for ${describeSlot(third)}`)).toBeVisible();
  await page.reload();
  await expect(card.getByText(`You are booked for ${describeSlot(third)}`)).toBeVisible();
  // The header stays above what is scrolled below it, and would cover a part of a button here.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await findViolations(page)).toEqual([]);

  await card.getByRole('button', { name: 'Cancel the visit' }).click();
  await card.getByRole('button', { name: 'Yes, cancel the visit' }).click();
  await expect(card.getByText(/is cancelled/)).toBeVisible();
  await page.reload();
  await expect(card.getByRole('button', { name: 'Book a visit' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Asha');
});

test('a family whose time was taken meanwhile has the enquiry saved, and takes the next time', async ({
  page,
  request,
  newMobile,
}) => {
  const [wanted = ''] = await freeSlots(request);
  await page.goto(PAGE);
  const form = page.locator('#enquire-mobile');
  await fillFamily(form, newMobile);
  await form.getByRole('button', { name: 'Choose a time for a campus visit' }).click();
  await choose(form.getByRole('group', { name: 'Visit' }), wanted);
  await fill(request, wanted);
  const [next = ''] = await freeSlots(request);
  await form.getByRole('button', { name: 'Submit' }).click();

  const card = cardOf(page);
  await expect(page.getByText(REFERENCE).first()).toBeVisible();
  await expect(card.getByText(`${describeSlot(wanted)} is no longer free.`)).toBeVisible();
  await card.getByRole('button', { name: describeSlot(next) }).click();
  await expect(card.getByText(`You are booked for ${describeSlot(next)}`)).toBeVisible();
});

test('Book Campus Tour opens the form with the times of the branch that is chosen', async ({
  page,
}) => {
  await page.goto('/lp/delhi');
  await page.getByRole('button', { name: 'Book Campus Tour' }).first().click();
  const visit = page.locator('#enquire-mobile').getByRole('group', { name: 'Visit' });
  await expect(visit).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.skip(
    ({ baseURL }) => baseURL === SITES.development.url,
    'the development server styles pages with JavaScript',
  );

  test('a family books from a list, changes the time and cancels', async ({
    page,
    request,
    newMobile,
  }) => {
    const [first = '', second = '', full = ''] = await freeSlots(request);
    await page.goto(PAGE);
    const form = page.locator('#enquire-mobile');
    await fillFamily(form, newMobile);
    await form.getByLabel('City').selectOption({ label: 'New Delhi' });
    await form.getByLabel('Visit', { exact: true }).selectOption(first);
    await form.getByRole('button', { name: 'Submit' }).click();

    await expect(page).toHaveURL(/\/enquiry\/OIS-[\w-]+#visit$/);
    const card = cardOf(page);
    await expect(card.getByText(`You are booked for ${describeSlot(first)}`)).toBeVisible();
    await card.getByLabel('Choose another time').selectOption(second);
    await card.getByRole('button', { name: 'Book this time' }).click();
    await expect(card.getByText(`You are booked for ${describeSlot(second)}`)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Change the visit' })).toBeHidden();

    await card.getByLabel('Choose another time').selectOption(full);
    await fill(request, full);
    await card.getByRole('button', { name: 'Book this time' }).click();
    await expect(card.getByText(`${describeSlot(full)} is no longer free.`)).toBeVisible();
    await expect(card.getByText(`You are booked for ${describeSlot(second)}`)).toBeVisible();

    await card.getByRole('button', { name: 'Cancel the visit' }).click();
    await expect(card.getByText(/is cancelled/)).toBeVisible();
  });
});
