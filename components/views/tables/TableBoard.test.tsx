/** @jest-environment jest-fixed-jsdom */
import { act, screen, within } from '@testing-library/react';
import { buildTable } from '@/lib/study/tables/buildTable';
import { render } from '@/lib/testing/render';
import { TableBoard } from './TableBoard';

const show = () => render(<TableBoard factor={17} rows={buildTable(17)} />);

class Utterance {
  onend = () => undefined;
  onerror = () => undefined;
  constructor(readonly text: string) {}
}

/** A browser that can speak: each line lasts until it is told to end. */
const giveVoice = () => {
  const said: Utterance[] = [];
  const synthesis = {
    getVoices: () => [],
    cancel: () => undefined,
    speak: (utterance: Utterance) => said.push(utterance),
  };
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, speechSynthesis: synthesis });
  return {
    spoken: () => said.map(({ text }) => text),
    finish: () => act(() => said.at(-1)?.onend()),
    fail: () => act(() => said.at(-1)?.onerror()),
  };
};

const readRow = () => screen.getAllByRole('row').find((row) => row.ariaCurrent === 'true');

afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis');
});

it('shows all twenty lines in figures and in words', () => {
  show();
  expect(screen.getAllByRole('rowheader')).toHaveLength(20);
  const row = screen.getByRole('row', { name: /^17 × 8 136/ });
  expect(row).toHaveTextContent('seventeen eights are one hundred thirty-six');
});

it('covers the products, and shows one when a pupil asks for it', async () => {
  const { person } = show();
  await person.click(screen.getByRole('button', { name: 'Hide answers' }));
  expect(screen.queryByText('136')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Show 17 times 8' }));
  expect(screen.getByText('136')).toBeVisible();
  expect(screen.queryByText('153')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Show answers' }));
  expect(screen.getByText('153')).toBeVisible();
});

it('reads line after line and marks the one that is read', async () => {
  const voice = giveVoice();
  const { person } = show();
  await person.click(screen.getByRole('button', { name: 'Listen' }));
  expect(voice.spoken()).toEqual(['seventeen ones are seventeen']);
  voice.finish();
  expect(voice.spoken().at(-1)).toBe('seventeen twos are thirty-four');
  expect(within(readRow() ?? document.body).getByText('34')).toBeVisible();
});

it('falls silent when told to, also if the old line still reports its end', async () => {
  const voice = giveVoice();
  const { person } = show();
  await person.click(screen.getByRole('button', { name: 'Listen' }));
  await person.click(screen.getByRole('button', { name: 'Stop' }));
  voice.finish();
  expect(voice.spoken()).toHaveLength(1);
  expect(readRow()).toBeUndefined();
});

it('ends after the twentieth line', async () => {
  const voice = giveVoice();
  const { person } = show();
  await person.click(screen.getByRole('button', { name: 'Listen' }));
  for (let line = 0; line < 20; line += 1) voice.finish();
  expect(voice.spoken()).toHaveLength(20);
  expect(screen.getByRole('button', { name: 'Listen' })).toBeVisible();
});

it('says what to do when the voice breaks off', async () => {
  const voice = giveVoice();
  const { person } = show();
  await person.click(screen.getByRole('button', { name: 'Listen' }));
  voice.finish();
  voice.fail();
  expect(screen.getByRole('status')).toHaveTextContent(/Press Listen to begin again/);
});

it('says so where there is no voice at all', async () => {
  const voice = giveVoice();
  const { person } = show();
  await person.click(screen.getByRole('button', { name: 'Listen' }));
  voice.fail();
  expect(screen.getByRole('status')).toHaveTextContent(/cannot read aloud/);
});

it('says so in a browser that cannot read aloud', async () => {
  const { person } = show();
  await person.click(screen.getByRole('button', { name: 'Listen' }));
  expect(screen.getByRole('status')).toHaveTextContent(/cannot read aloud/);
});
