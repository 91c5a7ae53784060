import type { Page } from '@playwright/test';

/** Fills the enquiry form that stands on the page, the way a parent does. */
export const fillEnquiry = async (page: Page, mobile: string | null): Promise<void> => {
  const form = page.locator('#enquire-mobile');
  await form.getByLabel('Parent name').fill('Asha Rao');
  await form.getByLabel('Child name').fill('Meera Rao');
  if (mobile) await form.getByLabel('Mobile number').fill(mobile);
  await form.getByLabel('Email').fill('asha@example.org');
  await form.getByLabel('Date of birth').fill('2022-06-15');
  await form.getByLabel('City').selectOption({ label: 'Pune' });
  await form.getByLabel('Branch').selectOption({ label: 'Nigdi' });
  await form.getByLabel('Session Year').selectOption({ label: 'Nursery' });
};

/** The reference that the page shows: `OIS-7K3M-92QF`. */
export const REFERENCE = /OIS-[0-9A-Z]{4}-[0-9A-Z]{4}/;
