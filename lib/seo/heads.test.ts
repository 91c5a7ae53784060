import { COMMON_NUMBERS } from '@/data/routes/paths/study/converters';
import { listRoutes, type PageSeo, seoFor } from '@/data/routes/routes';
import { numberSeo } from '@/lib/study/words/numberSeo';

const heads: readonly PageSeo[] = [
  ...listRoutes().map(({ path }) => seoFor(path)),
  ...COMMON_NUMBERS.map(numberSeo),
];

/** In capitals or not, a search engine shows the same. */
const repeated = (field: 'path' | 'title' | 'description'): string[] => {
  const seen = new Set<string>();
  return heads.flatMap((head) => {
    const text = head[field].toLowerCase();
    if (seen.has(text)) return [text];
    seen.add(text);
    return [];
  });
};

describe('the heads of all pages, those of numbers in words among them', () => {
  it.each(['path', 'title', 'description'] as const)('have no %s twice', (field) => {
    expect(repeated(field)).toEqual([]);
  });

  it('have titles and descriptions that a search engine shows whole', () => {
    const wrong = heads.filter(
      ({ title, description }) =>
        title.length < 3 ||
        title.length > 54 ||
        description.length < 70 ||
        description.length > 160,
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('have nothing left unfilled in them', () => {
    const odd = /undefined|null|NaN|\[object|\{\{|\s{2}|^\s|\s$|\.\.$|,\s*[,.]/;
    const wrong = heads.filter(
      ({ title, description }) => odd.test(title) || odd.test(description),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('have plain addresses: lower case, without a slash at the end', () => {
    const wrong = heads.filter(({ path }) => !/^\/$|^(\/[a-z0-9-]+)+$/.test(path));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
