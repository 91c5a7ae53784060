/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { render } from '@/lib/testing/render';
import { FetchedSheet } from './FetchedSheet';
import { FormulaFilter } from './FormulaFilter';

const HTML = `
  <section id="class-7" data-grade="7"><section data-topic=""><h3>Area</h3>
    <article id="circle">Area of a circle</article>
  </section></section>
  <section id="class-9" data-grade="9"><section data-topic=""><h3>Triangles</h3>
    <article id="heron">Heron’s formula</article>
  </section></section>`;

const renderPage = () =>
  render(
    <>
      <FormulaFilter total={2} />
      <FetchedSheet html={HTML} />
    </>,
  );

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

it('says what to do when the list could not be fetched', () => {
  render(<FetchedSheet html={null} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Check the connection');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeInTheDocument();
});
