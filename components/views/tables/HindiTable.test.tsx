/** @jest-environment jest-fixed-jsdom */
import { act, screen } from '@testing-library/react';
import { buildPahada } from '@/lib/study/tables/buildPahada';
import { render } from '@/lib/testing/render';
import { HindiTable } from './HindiTable';

const show = () => render(<HindiTable factor={3} pahada={buildPahada(3)} />);

class Utterance {
  lang = '';
  onend = () => undefined;
  onerror = () => undefined;
  constructor(readonly text: string) {}
}

const giveVoices = (...languages: string[]) => {
  const said: Utterance[] = [];
  const synthesis = {
    getVoices: () => languages.map((lang) => ({ lang })),
    cancel: () => undefined,
    speak: (utterance: Utterance) => said.push(utterance),
  };
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, speechSynthesis: synthesis });
  return said;
};

afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis');
});

it('shows ten lines in Hindi letters, marked as Hindi, and how they are said', () => {
  show();
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  expect(screen.getByText('तीन सत्ते इक्कीस')).toHaveAttribute('lang', 'hi');
  expect(screen.getByText('teen satte ikkees')).toBeVisible();
  expect(screen.getByText('तीन का पहाड़ा')).toBeVisible();
});

it('recites in Hindi and marks the line that is said', async () => {
  const said = giveVoices('en-IN', 'hi-IN');
  const { person } = show();
  await person.click(screen.getByRole('button', { name: 'Listen in Hindi' }));
  expect(said[0]).toMatchObject({ text: 'तीन एकम तीन', lang: 'hi-IN' });
  act(() => said[0]?.onend());
  expect(said[1]?.text).toBe('तीन दूनी छह');
  expect(screen.getByText('3 × 2 = 6').closest('li')).toHaveAttribute('aria-current', 'true');
});

it('says so where the browser has voices, but none for Hindi', async () => {
  giveVoices('en-IN', 'fr-FR');
  const { person } = show();
  await person.click(screen.getByRole('button', { name: 'Listen in Hindi' }));
  expect(screen.getByRole('status')).toHaveTextContent(/no Hindi voice/);
});
