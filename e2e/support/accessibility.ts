import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const GUIDELINES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds against the guidelines on a page, or in the part of it that `within` selects. Ours
 * have no frames, so it runs without the window that it would open to join the findings of several:
 * three times as fast.
 */
export const findViolations = async (page: Page, within?: string): Promise<Violations> => {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(GUIDELINES)
    .setLegacyMode(true);
  return (await (within ? axe.include(within) : axe).analyze()).violations;
};

/** Nothing on a page is against the guidelines; what is, is named. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const violations = await findViolations(page);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
};
