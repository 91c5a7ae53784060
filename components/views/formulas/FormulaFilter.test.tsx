/** @jest-environment jest-fixed-jsdom */
import { render as hydrate, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { render } from '@/lib/testing/render';
import { FormulaListView } from './FormulaListView';

const SEO = { path: '/math-formula', title: 'X', description: 'X', robots: 'index' as const };

const cardOf = (title: string, name: string) => ({
  title,
  path: `/math-formula/${title}`,
  count: 1,
  topics: [{ id: `group-${title}`, title, names: [{ id: name.toLowerCase(), name }] }],
});

const LIST = {
  subject: 'maths' as const,
  path: '/math-formula',
  text: { title: 'Maths formulas', heading: 'Maths formulas', lead: 'All of them.', notes: [] },
  parents: [],
  related: [],
  total: 2,
  classes: [
    {
      slug: 'class-7',
      name: 'Class 7',
      path: '/math-formula/class-7',
      ids: ['class-7'],
      cards: [cardOf('Area', 'Area of a circle')],
    },
    {
      slug: 'class-9',
      name: 'Class 9',
      path: '/math-formula/class-9',
      ids: ['class-9'],
      cards: [cardOf('Triangles', 'Heron’s formula')],
    },
  ],
};

const page = <FormulaListView seo={SEO} page={LIST} />;

/** The way to a page of formulas, where the filter has left it. */
const card = (name: string) => screen.queryByRole('link', { name });

const renderPage = () => render(page);

it('narrows the list while a pupil types, and says how many are left', async () => {
  const { person } = renderPage();
  expect(screen.getByRole('status')).toHaveTextContent('All 2 formulas are shown.');
  await person.type(screen.getByLabelText('Word or topic'), 'heron');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 formulas are shown.');
  expect(screen.getByText('Area of a circle')).not.toBeVisible();
  expect(screen.getByText('Heron’s formula')).toBeVisible();
});

it('narrows the list to one class', async () => {
  const { person } = renderPage();
  await person.selectOptions(screen.getByLabelText('Class'), 'Class 7');
  expect(card('Triangles')).toBeNull();
  expect(card('Area')).toBeVisible();
});

it('helps a pupil whose words fit nothing, and brings the whole list back', async () => {
  const { person } = renderPage();
  await person.type(screen.getByLabelText('Word or topic'), 'zzz');
  expect(screen.getByRole('status')).toHaveTextContent('Try one shorter word');
  await person.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByLabelText('Word or topic')).toHaveValue('');
  expect(screen.getByLabelText('Word or topic')).toHaveFocus();
  expect(card('Triangles')).toBeVisible();
});

it('narrows the list by what was typed before the page was hydrated', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  screen.getByLabelText<HTMLInputElement>('Word or topic').value = 'heron';
  hydrate(page, { container, hydrate: true });
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 formulas are shown.');
  expect(screen.getByText('Area of a circle')).not.toBeVisible();
});
