import { PAPER_CLOCK_COPY } from '@/data/copy/papers';
import { expect, test } from '@/e2e/support/test';

test('a pupil writes a board paper against the clock, which a reload does not stop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sample-paper/boards-samples');
  const papers = page.getByRole('list', { name: 'The papers: Class 12 physics' });
  await papers.getByRole('link', { name: 'Paper 2' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Class 12 physics sample paper 2',
  );

  await page.getByRole('button', { name: 'Start the clock: 3 hours' }).click();
  const clock = page.getByRole('region', { name: PAPER_CLOCK_COPY.name });
  await expect(clock.getByRole('timer')).toHaveText(/^2:59:5\d$/);
  await page.getByText('Section E: Long answers').first().scrollIntoViewIfNeeded();
  await expect(clock).toBeInViewport();

  await page.reload();
  await expect(clock.getByRole('timer')).toHaveText(/^2:5\d:\d\d$/);
  await clock.getByRole('button', { name: PAPER_CLOCK_COPY.end }).click();
  await expect(page.getByRole('button', { name: /^Start the clock/ })).toBeVisible();
});
