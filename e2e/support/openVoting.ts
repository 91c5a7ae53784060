import type { Page } from '@playwright/test';

/**
 * Voting as if it were open in this tab: every contest of the site has closed, so the two answers of
 * the server are played. What the server does with votes is tested in lib/server/voting.
 */
export const openVoting = async (page: Page): Promise<void> => {
  let choice: string | null = null;
  await page.route('**/api/votes/ballot*', (route) =>
    route.fulfill({ json: { stage: 'open', choice, counts: null } }),
  );
  await page.route('**/api/votes', (route) => {
    const body: { entry: string } = route.request().postDataJSON();
    choice = body.entry;
    return route.fulfill({ status: 201, json: { choice, isNew: true } });
  });
};
