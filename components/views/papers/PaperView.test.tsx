/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { buildPaperPage } from '@/lib/study/papers/paperPage';
import { buildPaperSheet } from '@/lib/study/papers/paperSheet';
import { PaperSheet } from './PaperSheet';
import { PaperView } from './PaperView';

const SEO = { path: '/sample-paper/x', title: 'T', description: 'D', robots: 'index' } as const;

const sheet = buildPaperSheet('class-8-maths');
if (!sheet) throw new Error('No paper class-8-maths');

/** As the server sends it: no script has run. */
const show = (element: React.ReactElement) => {
  document.body.innerHTML = renderToString(element);
};

const numbersIn = (region: HTMLElement): readonly number[] =>
  [...region.querySelectorAll('li[value]')].map((item) => Number(item.getAttribute('value')));

describe('the class 8 maths paper', () => {
  beforeEach(() => show(<PaperSheet paper="class-8-maths" sheet={sheet} />));

  it('says class, subject, time and marks at its head', () => {
    const paper = screen.getByRole('region', { name: 'Question paper' });
    expect(within(paper).getByRole('heading', { name: 'Class 8 · Maths' })).toBeInTheDocument();
    expect(paper).toHaveTextContent('Time: 1 hour 30 minutes');
    expect(paper).toHaveTextContent('Maximum marks: 40');
  });

  it('numbers its questions and its answers from 1 to 19', () => {
    const all = Array.from({ length: 19 }, (_, at) => at + 1);
    for (const name of ['Question paper', 'Marking scheme']) {
      expect(numbersIn(screen.getByRole('region', { name }))).toEqual(all);
    }
  });

  it('keeps the answers out of the question paper', () => {
    const paper = screen.getByRole('region', { name: 'Question paper' });
    expect(paper).not.toHaveTextContent('Neighbouring angles');
    expect(screen.getByRole('region', { name: 'Marking scheme' })).toHaveTextContent(
      'Neighbouring angles',
    );
  });

  it('names the letter of the right option', () => {
    const [, , third] = screen
      .getByRole('region', { name: 'Marking scheme' })
      .querySelectorAll('li[value]');
    expect(third).toHaveTextContent(/^\(A\) 494/);
  });

  it('lets a parent choose what is shown and printed, the paper alone at first', () => {
    const choices = within(screen.getByRole('group', { name: 'Show and print' }));
    expect(
      choices.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['Question paper', 'Paper and marking scheme', 'Marking scheme']);
    expect(choices.getByRole('radio', { name: 'Question paper' })).toBeChecked();
  });
});

describe('the page around it', () => {
  beforeEach(() => {
    const page = buildPaperPage('class-8-maths');
    if (!page) throw new Error('No paper class-8-maths');
    show(<PaperView seo={SEO} page={page} sheet={sheet} />);
  });

  it('says plainly that the paper is our own', () => {
    expect(screen.getByText(/^Our own questions/)).toBeInTheDocument();
  });

  it('leads from a chapter to its problems', () => {
    expect(screen.getByRole('link', { name: '14. Area' })).toHaveAttribute(
      'href',
      '/class8-ncert-solutions/ganita-prakash/chapter-14',
    );
  });

  it('adds the marks of the chapters up', () => {
    const total = screen.getByRole('row', { name: /^Total/ });
    expect(total).toHaveTextContent('40');
  });

  it('leads on to the chapters of its book and to the worksheets of its class', () => {
    const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link(/Class 8 maths, Part 1, chapter 1: A Square and A Cube/)).toBe(
      '/class8-ncert-solutions/ganita-prakash/chapter-1',
    );
    expect(link(/Grade 8 worksheets/)).toBe('/worksheets/grade-8');
  });
});

it('prints the drawing of a question with it, and keeps that of the scheme in the scheme', () => {
  const drawn = buildPaperSheet('class-10-maths');
  if (!drawn) throw new Error('No paper class-10-maths');
  show(<PaperSheet paper="class-10-maths" sheet={drawn} />);
  const imagesIn = (name: string) =>
    within(screen.getByRole('region', { name })).getAllByRole('img', { hidden: true });
  const nameOf = (image: HTMLElement) => image.getAttribute('aria-label');
  expect(imagesIn('Question paper').map(nameOf)).toContainEqual(
    expect.stringMatching(/an angle of 64°/),
  );
  expect(imagesIn('Marking scheme').map(nameOf)).toContainEqual(
    expect.stringMatching(/^A building of 30 m/),
  );
});
