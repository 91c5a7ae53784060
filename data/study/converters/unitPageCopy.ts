/** What the page around a converter says. Small: every converter's page loads it. */
export const UNIT_PAGE_COPY = {
  known: 'Worth knowing by heart',
  mistakes: 'Common mistakes',
} as const;
