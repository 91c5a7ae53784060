import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expectAccessible } from '@/e2e/support/accessibility';
import { addStaff, logInAtDesk } from '@/e2e/support/staff';
import { expect, test } from '@/e2e/support/test';
import { describeSlot } from '@/lib/visits/describeSlot';
import { dayOf } from '@/lib/visits/slot';
import { parseFreeSlots } from '@/lib/visits/visit';

const BRANCH = 91;

test('somebody of admissions prints for the gate who comes to a branch on a day', async ({
  page,
  request,
  newMobile,
  readOtp,
}) => {
  const free: unknown = await (await request.get(`/api/visits?branch=${BRANCH}`)).json();
  const slot = parseFreeSlots(free)?.at(-1) ?? '';
  const booked = await request.post('/api/enquiries', {
    data: {
      parent_name: 'Asha Rao',
      child_name: 'Meera Rao',
      date_of_birth: '2021-06-15',
      branch: BRANCH,
      grade: 2,
      mobile: newMobile,
      idempotencyKey: randomUUID(),
      visit: slot,
    },
  });
  expect(booked.ok()).toBe(true);

  const staff = newMobile.replace(/^98/, '97');
  addStaff(staff, '--role', 'admissions', '--branches', String(BRANCH));
  await logInAtDesk(page, staff, readOtp);
  await page.getByRole('link', { name: 'Visits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campus visits' })).toBeVisible();
  await page.getByLabel('From').fill(dayOf(slot));
  await page.getByLabel('Until').fill(dayOf(slot));
  await page.getByRole('button', { name: 'Show' }).click();
  const line = page.getByRole('row').filter({ hasText: newMobile });
  await expect(line.getByRole('rowheader')).toHaveText(describeSlot(slot));
  await expect(line).toContainText('Booked');
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save these visits as a file (CSV)' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toContain(`${slot.replace('T', ' ')},booked,`);
  expect(text).toContain(newMobile);
});
