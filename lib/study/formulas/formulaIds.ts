const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll('+', ' plus ')
    .replaceAll('−', ' minus ')
    .replace(/\p{M}|[’']/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The place of a formula on the page of its class. */
export const formulaId = (name: string): string => slugOf(name);

/** The place of a group of formulas there: no formula is called so. */
export const topicId = (title: string): string => `group-${slugOf(title)}`;
