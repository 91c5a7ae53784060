/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { buildPaperSheet } from '@/lib/study/papers/paperSheet';
import { render } from '@/lib/testing/render';
import { PaperSheet } from './PaperSheet';

const sheet = buildPaperSheet('class-8-maths');
if (!sheet) throw new Error('No paper class-8-maths');

const showPaper = () => render(<PaperSheet paper="class-8-maths" sheet={sheet} />);

const scheme = () => within(screen.getByRole('region', { name: 'Marking scheme' }));

const start = () => userEvent.click(scheme().getByRole('button', { name: 'Mark this paper' }));

const give = async (question: number, marks: string) => {
  const name = `My marks for question ${question}`;
  await userEvent.selectOptions(scheme().getByRole('combobox', { name }), marks);
};

beforeEach(() => localStorage.clear());

it('adds up, by section and in all, what a pupil gives to the answers', async () => {
  showPaper();
  await start();
  await give(1, '1 mark');
  await give(10, '1½ marks');
  const table = await scheme().findByRole('table', { name: 'My marks' });
  expect(within(table).getByRole('row', { name: /^A/ })).toHaveTextContent('A1 of 81 of 8');
  expect(within(table).getByRole('row', { name: /^Total/ })).toHaveTextContent('2 of 192.5 of 40');
});

it('finds the marks again on this device, and erases them', async () => {
  const { unmount } = showPaper();
  await start();
  await give(2, '½ mark');
  unmount();
  showPaper();
  const table = await scheme().findByRole('table', { name: 'My marks' });
  expect(table).toHaveTextContent('0.5 of 40');
  await userEvent.click(scheme().getByRole('button', { name: 'Erase my marks' }));
  expect(localStorage).toHaveLength(0);
  expect(scheme().queryByRole('combobox')).toBeNull();
});

it('takes the marks of a question back', async () => {
  showPaper();
  await start();
  await give(2, '1 mark');
  await give(2, '–');
  const table = await scheme().findByRole('table', { name: 'My marks' });
  expect(table).toHaveTextContent('0 of 19');
});

it('asks for no marks before a script has run', () => {
  document.body.innerHTML = renderToString(<PaperSheet paper="class-8-maths" sheet={sheet} />);
  expect(scheme().queryByRole('combobox')).toBeNull();
});
