// Not endpoints, not built files, and not an enquiry's reference, which has capitals of its own.
const PAGE = /^(?!\/(?:api|_next)(?:\/|$)|\/enquiry\/)(?:\/[\w-]+)+$/i;

/**
 * The one spelling of a page's path that was asked for with capital letters; null for any other path.
 * Next matches rewrites without regard to case (vercel/next.js#21498), so that without this
 * `/maths-concepts/Table-of-7` were a second address of a page.
 */
export const toOneSpelling = (path: string): string | null => {
  const spelling = path.toLowerCase();
  return spelling !== path && PAGE.test(path) ? spelling : null;
};
