/** The last part of a topic's address, from its title: `Before, after, between` is `before-after-between`. */
export const topicSlug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
