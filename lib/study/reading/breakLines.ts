const VERSE = /<p>([\s\S]*?)<\/p>/g;

/**
 * Keeps the lines of a poem: Markdown makes one paragraph of a verse. Each line is an element, so
 * that a long one can wrap with an indent.
 */
export const breakLines = (html: string): string =>
  html.replaceAll(VERSE, (_, lines: string) => {
    const elements = lines.split('\n').map((line) => `<span>${line}</span>`);
    return `<p>${elements.join('<br>\n')}</p>`;
  });
