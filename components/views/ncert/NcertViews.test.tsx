/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { parseBook } from '@/lib/study/ncert/books';
import { buildChapterPage } from '@/lib/study/ncert/chapterPage';
import { buildClassPage } from '@/lib/study/ncert/classPage';
import { buildIndexPage } from '@/lib/study/ncert/indexPage';
import { buildSubjectPage } from '@/lib/study/ncert/subjectPage';
import { NcertChapterView } from './NcertChapterView';
import { NcertClassView } from './NcertClassView';
import { NcertIndexView } from './NcertIndexView';
import { NcertSubjectView } from './NcertSubjectView';

const SEO = { path: '/x', title: 'T', description: 'D', robots: 'index' } as const;

/** As the server sends it: no script has run. */
const show = (view: ReactElement) => {
  document.body.innerHTML = renderToString(view);
};

const placeOf = (classText: string, subject: string) => {
  const place = parseBook(classText, subject);
  if (!place) throw new Error(`No book for ${classText} ${subject}`);
  return place;
};

const expectJumpsToStand = () => {
  const jumps = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  );
  const missing = jumps
    .map((link) => link.getAttribute('href')?.slice(1) ?? '')
    .filter((id) => document.getElementById(id) === null);
  expect(jumps.length).toBeGreaterThan(1);
  expect(missing).toEqual([]);
};

describe('the page of all classes', () => {
  beforeEach(() => show(<NcertIndexView seo={SEO} page={buildIndexPage()} />));

  it('leads a parent to each of the twelve classes', () => {
    const links = screen.getAllByRole('link', { name: /^Class \d+$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: 12 }, (_, at) => `/class${at + 1}-ncert-solutions`),
    );
  });

  it('asks the search for a chapter without any script', () => {
    const field = screen.getByRole('searchbox', { name: 'Find a chapter' });
    expect(field).toHaveAttribute('name', 's');
    expect(field.closest('form')).toHaveAttribute('action', '/search');
  });

  it('says that the books are NCERT’s and the problems ours', () => {
    expect(screen.getByText(/problems are our own/)).toBeVisible();
  });
});

describe('the page of a class', () => {
  beforeEach(() => show(<NcertClassView seo={SEO} page={buildClassPage(7)} />));

  it('links the chapters of this year’s books to their pages, numbered as the book does', () => {
    const twins = screen.getByRole('link', { name: 'Geometric Twins' });
    expect(twins).toHaveAttribute('href', '/class7-ncert-solutions/ganita-prakash/chapter-9');
    expect(twins.closest('li')).toHaveTextContent(/^1Geometric Twins$/);
    expect(screen.getByRole('link', { name: 'Earth, Moon, and the Sun' })).toHaveAttribute(
      'href',
      '/class7-ncert-solutions/curiosity/chapter-12',
    );
  });

  it('lists the English pieces, and the titles of the other books', () => {
    expect(screen.getByText('Rani Abbakka')).toBeVisible();
    expect(screen.getByText('Malhar')).toBeVisible();
  });

  it('keeps the books before below, with their last session and their pages', () => {
    const before = screen.getByRole('region', {
      name: 'The books before, in use until 2024-25',
    });
    expect(within(before).getByRole('link', { name: 'Science' })).toHaveAttribute(
      'href',
      '/class7-ncert-solutions/science',
    );
    expect(within(before).getByText('Honeycomb, An Alien Hand')).toBeVisible();
  });

  it('says since when the class has its books', () => {
    expect(screen.getByText(/They came in 2025-26 and have replaced Mathematics/)).toBeVisible();
  });

  it('promises a guide and practice, not solutions of the book', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Chapter guide and practice for class 7',
    );
  });

  it('jumps only to parts that stand on the page', expectJumpsToStand);
});

describe('the page of a subject', () => {
  beforeEach(() => {
    const page = buildSubjectPage(placeOf('1', 'maths'));
    show(<NcertSubjectView seo={SEO} page={page} />);
  });

  it('can be pointed at a chapter', () => {
    const chapter = document.getElementById('chapter-9');
    expect(chapter).toHaveTextContent(/Utsav \(Patterns\)/);
    expect(chapter).toHaveTextContent(/3 problems solved in steps/);
  });

  it('jumps only to parts that stand on the page', expectJumpsToStand);
});

describe('the page of a chapter with levels', () => {
  beforeEach(async () => {
    const page = await buildChapterPage(placeOf('7', 'ganita-prakash'), '9');
    if (!page) throw new Error('No chapter 9');
    show(<NcertChapterView seo={SEO} page={page} />);
  });

  it('is numbered as its part of the book is', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Part 2, chapter 1: Geometric Twins',
    );
  });

  it('asks to know, to use and to think, and has more for who wants it', () => {
    const levels = screen.getAllByRole('heading', { level: 3 }).map((node) => node.textContent);
    expect(levels).toEqual(expect.arrayContaining(['Know it', 'Use it', 'Think with it']));
    expect(screen.getAllByRole('button', { name: 'Check' }).length).toBeGreaterThanOrEqual(12);
    expect(screen.getByRole('button', { name: '10 more like this' })).toBeVisible();
  });
});

it('has questions to answer in social science, where other subjects have problems to solve', async () => {
  const page = await buildChapterPage(placeOf('10', 'history'), '2');
  if (!page) throw new Error('No chapter 2');
  show(<NcertChapterView seo={SEO} page={page} />);
  expect(screen.getByRole('heading', { name: 'Questions, answered in steps' })).toBeVisible();
  expect(screen.queryByText(/Problems/)).not.toBeInTheDocument();
});

describe('the page of a chapter', () => {
  beforeEach(async () => {
    const page = await buildChapterPage(placeOf('2', 'maths'), '6');
    if (!page) throw new Error('No chapter 6');
    show(<NcertChapterView seo={SEO} page={page} />);
  });

  it('says what the chapter teaches before it asks', () => {
    const headings = screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent);
    expect(headings.slice(0, 2)).toEqual(['What the chapter teaches', 'Problems, solved in steps']);
  });

  it('leads to the chapters beside it and up to its class', () => {
    const beside = screen.getByRole('navigation', { name: 'Chapters beside this one' });
    expect(within(beside).getAllByRole('link')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Class 2' })).toHaveAttribute(
      'href',
      '/class2-ncert-solutions',
    );
  });
});
