/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import {
  CONCEPT_PATHS,
  CONCEPT_SUBJECT_IDS,
  type ConceptSubject,
  conceptPath,
} from '@/data/routes/paths/study/concepts';
import { buildLessonPage, type LessonPage } from '@/lib/study/concepts/lessonPage';
import { LessonView } from './LessonView';

const lessonOf = async (subject: ConceptSubject, slug: string): Promise<LessonPage> => {
  const lesson = await buildLessonPage(subject, slug);
  if (!lesson) throw new Error(`No lesson ${slug}`);
  return lesson;
};

/** As the server sends it: no script has run. */
const show = async (subject: ConceptSubject, slug: string) => {
  const seo = { path: '/maths-concepts/x', title: 'T', description: 'D', robots: 'index' } as const;
  const lesson = await lessonOf(subject, slug);
  document.body.innerHTML = renderToString(<LessonView seo={seo} lesson={lesson} />);
};

it.each([
  ['maths', 'fractions'],
  ['science', 'photosynthesis'],
  ['evs', 'parts-of-a-plant'],
] as const)(
  'teaches the idea, an example and a mistake, in this order: %s, %s',
  async (subject, slug) => {
    await show(subject, slug);
    const headings = screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent);
    const at = ['The idea', 'Worked example', 'A common mistake'].map((name) =>
      headings.indexOf(name),
    );
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(at).not.toContain(-1);
  },
);

it.each([
  ['maths', 'fractions', /one half, two thirds and three quarters/, 'fraction-bars'],
  ['science', 'magnets', /unlike poles pulled together/, 'magnets'],
  ['evs', 'my-family', /family tree: Dada and Dadi/, 'family-tree'],
] as const)(
  'describes its picture to a pupil who cannot see it: %s, %s',
  async (subject, slug, name, file) => {
    await show(subject, slug);
    expect(screen.getByRole('img', { name })).toHaveAttribute(
      'src',
      `/pictures/concepts/${file}.svg`,
    );
  },
);

it.each([
  ['maths', 'quadratic-equations', 'Maths concepts', 'Complex numbers', 'complex-numbers'],
  ['science', 'heredity', 'Science concepts', 'DNA and genes', 'dna-and-genes'],
  ['evs', 'sorting-waste', 'EVS concepts', 'Keeping food fresh', 'keeping-food-fresh'],
] as const)(
  'leads up to the list and on to other lessons: %s, %s',
  async (subject, slug, list, name, other) => {
    await show(subject, slug);
    expect(screen.getByRole('link', { name: list })).toHaveAttribute(
      'href',
      CONCEPT_PATHS[subject],
    );
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', conceptPath(subject, other));
  },
);

it.each(CONCEPT_SUBJECT_IDS)(
  'has no page for a lesson in %s that nobody wrote',
  async (subject) => {
    expect(await buildLessonPage(subject, 'table-of-0')).toBeNull();
  },
);
