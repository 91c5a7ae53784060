import { paperSlug } from '@/data/routes/paths/study/papers';
import { PAPERS } from '@/data/study/papers/paperList';
import { weighChapters } from './chapterWeights';
import { paperChapters } from './paperChapters';
import { readPaper, readPapers } from './readPapers';

const SLUGS = readPapers().map(({ slug }) => slug);

it.each(PAPERS.map(paperSlug))('%s has been written', (slug) => {
  expect(SLUGS).toContain(slug);
});

it('lists every paper that has been written', () => {
  const listed = PAPERS.map(paperSlug);
  expect(SLUGS.filter((slug) => !listed.includes(slug))).toEqual([]);
});

it.each(PAPERS.map((entry) => [paperSlug(entry), entry] as const))(
  '%s asks only about chapters of the book',
  (slug, entry) => {
    const paper = readPaper(slug);
    const count = paperChapters(entry).length;
    const chapters = paper ? weighChapters(paper).map(({ chapter }) => chapter) : [];
    expect(chapters.filter((chapter) => chapter > count)).toEqual([]);
  },
);
