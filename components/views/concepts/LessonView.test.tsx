/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { buildLessonPage, type LessonPage } from '@/lib/study/concepts/lessonPage';
import { LessonView } from './LessonView';

const lessonOf = (slug: string): LessonPage => {
  const lesson = buildLessonPage('maths', slug);
  if (!lesson) throw new Error(`No lesson ${slug}`);
  return lesson;
};

/** As the server sends it: no script has run. */
const show = (slug: string) => {
  const seo = { path: '/maths-concepts/x', title: 'T', description: 'D', robots: 'index' } as const;
  document.body.innerHTML = renderToString(<LessonView seo={seo} lesson={lessonOf(slug)} />);
};

it('teaches the idea, an example and a mistake, in this order', () => {
  show('fractions');
  const headings = screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent);
  const at = ['The idea', 'Worked example', 'A common mistake'].map((name) =>
    headings.indexOf(name),
  );
  expect(at).toEqual([...at].sort((a, b) => a - b));
  expect(at).not.toContain(-1);
});

it('describes its picture to a pupil who cannot see it', () => {
  show('fractions');
  expect(
    screen.getByRole('img', { name: /one half, two thirds and three quarters/ }),
  ).toHaveAttribute('src', '/pictures/concepts/fraction-bars.svg');
});

it('leads up to the list and on to other lessons', () => {
  show('quadratic-equations');
  expect(screen.getByRole('link', { name: 'Maths concepts' })).toHaveAttribute(
    'href',
    '/maths-concepts',
  );
  expect(screen.getByRole('link', { name: 'Complex numbers' })).toHaveAttribute(
    'href',
    '/maths-concepts/complex-numbers',
  );
});

it('has no page for a lesson that nobody wrote', () => {
  expect(buildLessonPage('maths', 'table-of-0')).toBeNull();
});
