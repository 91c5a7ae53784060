/** @jest-environment jest-fixed-jsdom */
import { render as hydrate, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { render } from '@/lib/testing/render';
import { FormulaFilter } from './FormulaFilter';
import { FormulaSheet } from './FormulaSheet';

const entry = (name: string) => ({ name, math: '', symbols: [], given: '', work: '' });

const CLASSES = [
  { grade: 7, id: 'class-7', topics: [{ title: 'Area', formulas: [entry('Area of a circle')] }] },
  {
    grade: 9,
    id: 'class-9',
    topics: [{ title: 'Triangles', formulas: [entry('Heron’s formula')] }],
  },
] as const;

const page = (
  <>
    <FormulaFilter total={2} />
    <FormulaSheet classes={CLASSES} />
  </>
);

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
  expect(screen.getByText('Heron’s formula')).not.toBeVisible();
  expect(screen.getByText('Area of a circle')).toBeVisible();
});

it('helps a pupil whose words fit nothing, and brings the whole list back', async () => {
  const { person } = renderPage();
  await person.type(screen.getByLabelText('Word or topic'), 'zzz');
  expect(screen.getByRole('status')).toHaveTextContent('Try one shorter word');
  await person.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByLabelText('Word or topic')).toHaveValue('');
  expect(screen.getByLabelText('Word or topic')).toHaveFocus();
  expect(screen.getByText('Heron’s formula')).toBeVisible();
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
