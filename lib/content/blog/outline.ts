export type OutlineEntry = { id: string; title: string };

const HEADING = /<h2>([\s\S]*?)<\/h2>/g;

const toPlain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#x26;|&amp;/g, '&')
    .trim();

/** `Monday to Friday` → `monday-to-friday`. */
const toId = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'part';

/** `idea`, or `idea-2`, `idea-3` … where that is taken. */
const firstFree = (wanted: string, taken: readonly string[]): string => {
  let id = wanted;
  for (let count = 2; taken.includes(id); count += 1) id = `${wanted}-${count}`;
  return id;
};

/** Gives every second-level heading an id to link to, and lists them in their order. */
export const addOutline = (html: string): { html: string; outline: readonly OutlineEntry[] } => {
  const outline: OutlineEntry[] = [];
  const marked = html.replaceAll(HEADING, (_, inner: string) => {
    const title = toPlain(inner);
    const wanted = toId(title);
    const id = firstFree(
      wanted,
      outline.map((entry) => entry.id),
    );
    outline.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: marked, outline };
};
