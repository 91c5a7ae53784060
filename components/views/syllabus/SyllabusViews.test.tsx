/** @jest-environment jest-fixed-jsdom */
import { gzipSync } from 'node:zlib';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CLASS_NUMBERS, type ClassNumber } from '@/data/study/ncert/classNumbers';
import { buildClassSyllabus } from '@/lib/study/syllabus/classSyllabus';
import { buildSyllabusIndex } from '@/lib/study/syllabus/syllabusIndex';
import { render } from '@/lib/testing/render';
import { BookTable } from './BookTable';
import { SyllabusClassView } from './SyllabusClassView';
import { SyllabusFilter } from './SyllabusFilter';
import { SyllabusIndexView } from './SyllabusIndexView';

const SEO = { path: '/x', title: 'T', description: 'D', robots: 'index' } as const;

const classHtml = (classNumber: ClassNumber) =>
  renderToString(<SyllabusClassView seo={SEO} page={buildClassSyllabus(classNumber)} />);

/** As the server sends it: no script has run. */
const showClass = (classNumber: ClassNumber) => {
  document.body.innerHTML = classHtml(classNumber);
};

describe('the syllabus of class 10', () => {
  beforeEach(() => showClass(10));

  it('shows the marks of a unit and leads to its chapters', () => {
    const row = screen.getByRole('rowheader', { name: /Trigonometry/ }).closest('tr');
    expect(row).toHaveTextContent(/12.*19–22/);
    expect(screen.getByRole('link', { name: 'Introduction to Trigonometry' })).toHaveAttribute(
      'href',
      '/class10-ncert-solutions/maths/chapter-8',
    );
  });

  it('says how the 100 marks divide and how long the paper takes', () => {
    const [year] = screen.getAllByRole('table');
    expect(year).toHaveTextContent(/Maths80 3 hours20 Internal assessment/);
  });

  it('names the books that have no marks by unit here', () => {
    expect(screen.getByText('Understanding Economic Development')).toBeVisible();
  });

  it('leads to the sample papers', () => {
    expect(screen.getByRole('link', { name: 'Class 10 Maths sample papers' })).toBeVisible();
  });

  it('gives no marks for English, and says where they stand', () => {
    const english = document.getElementById('english');
    expect(english).toHaveTextContent(/see the board’s own syllabus/);
    expect(english).toHaveTextContent(/A Letter to God/);
  });
});

it('says practical where the sciences have one', () => {
  showClass(12);
  expect(screen.getAllByRole('table')[0]).toHaveTextContent(/Physics70 3 hours30 Practical/);
});

it('shows the books of class 4 with an even plan, and what they have replaced', () => {
  showClass(4);
  expect(screen.getByText(/14 chapters in 30 weeks: 2 weeks for each/)).toBeVisible();
  expect(screen.getByRole('link', { name: '13. The Transport Museum' })).toBeVisible();
  expect(screen.getByText(/since 2025-26: Maths Mela.* have replaced Math-Magic/)).toBeVisible();
  expect(screen.queryByText('Theory paper')).not.toBeInTheDocument();
});

it.each(CLASS_NUMBERS)('counts what stands on the page of class %i, and jumps only to it', (n) => {
  showClass(n);
  const { entries } = buildClassSyllabus(n);
  expect(document.querySelectorAll('[data-entry]')).toHaveLength(entries);
  const jumps = within(screen.getByRole('navigation', { name: 'On this page' }));
  for (const link of jumps.getAllByRole('link'))
    expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});

it('shows all classes with the marks of every unit and the books of the younger', () => {
  const page = buildSyllabusIndex();
  document.body.innerHTML = renderToString(<SyllabusIndexView seo={SEO} page={page} />);
  expect(document.querySelectorAll('[data-entry]')).toHaveLength(page.entries);
  const classes = within(screen.getByRole('navigation', { name: 'Syllabus of a class' }));
  expect(classes.getAllByRole('link')).toHaveLength(12);
  expect(screen.getByRole('link', { name: 'Class 12 Physics' })).toHaveAttribute(
    'href',
    '/cbse-class-12-syllabus#physics',
  );
});

// The site's header, menus and footer take about 9 kB of the 25 that the HTML of a page may have.
// The props stand in the page a second time.
it('is light enough for a slow phone', () => {
  const index = buildSyllabusIndex();
  const pages = [
    renderToString(<SyllabusIndexView seo={SEO} page={index} />) + JSON.stringify(index),
    ...CLASS_NUMBERS.map((n) => classHtml(n) + JSON.stringify(buildClassSyllabus(n))),
  ];
  expect(Math.max(...pages.map((html) => gzipSync(html).length))).toBeLessThan(14_000);
});

describe('the filter', () => {
  const showFiltered = () => {
    document.body.innerHTML = '';
    const { books, subjects } = buildClassSyllabus(3);
    return render(
      <>
        <SyllabusFilter total={26} subjects={subjects} />
        {books.map((book) => (
          <BookTable key={book.id} book={book} weeks={30} />
        ))}
      </>,
    );
  };

  it('narrows the tables while a parent types, and says how many are left', async () => {
    const { person } = showFiltered();
    expect(screen.getByRole('status')).toHaveTextContent('26 entries');
    await person.type(screen.getByLabelText('Word, unit or chapter'), 'composting');
    expect(screen.getByRole('status')).toHaveTextContent('1 of 26 entries are shown.');
    expect(screen.getByText('12. Taking Charge of Waste')).toBeVisible();
    expect(screen.getByText('2. Toy Joy')).not.toBeVisible();
  });

  it('narrows them to one subject', async () => {
    const { person } = showFiltered();
    await person.selectOptions(screen.getByLabelText('Subject'), 'Maths');
    expect(screen.getByRole('status')).toHaveTextContent('14 of 26 entries are shown.');
    expect(screen.getByText('12. Taking Charge of Waste')).not.toBeVisible();
  });

  it('helps a parent whose words fit nothing, and brings everything back', async () => {
    const { person } = showFiltered();
    await person.type(screen.getByLabelText('Word, unit or chapter'), 'zzz');
    expect(screen.getByRole('status')).toHaveTextContent('Try one shorter word');
    await person.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByLabelText('Word, unit or chapter')).toHaveFocus();
    expect(screen.getByText('2. Toy Joy')).toBeVisible();
  });
});
