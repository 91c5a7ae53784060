/** `/poems` → `https://…/poems`, on SITE_URL: other sites and search engines need the whole address. */
export const absoluteUrl = (path: string): string =>
  `${process.env.NEXT_PUBLIC_SITE_URL ?? ''}${path}`;
