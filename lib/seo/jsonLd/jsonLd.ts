/** A thing in the words of schema.org. */
export type Thing = Readonly<{ '@type': string }>;

/**
 * Structured data as text that may stand inside a script element: no word in it can close the
 * element, or open a comment there.
 */
export const writeJsonLd = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
