// The build drops the branch that it cannot reach, and the builders with it.
const served: typeof import('@/lib/seo/jsonLd/jsonLd') | null =
  typeof window === 'undefined' ? require('@/lib/seo/jsonLd/jsonLd') : null;

/** Writes structured data on the server. Null in the browser, where nobody reads it. */
export const writeServedJsonLd = served?.writeJsonLd ?? null;
