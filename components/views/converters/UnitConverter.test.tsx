/** @jest-environment jest-fixed-jsdom */
import { render as hydrate, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { UNIT_KINDS } from '@/data/study/converters/unitKinds';
import { render } from '@/lib/testing/render';
import { UnitConverter } from './UnitConverter';

beforeEach(() => window.history.replaceState(null, '', '/converters/area'));

const type = async (person: ReturnType<typeof render>['person'], text: string) => {
  await person.clear(screen.getByLabelText('Amount'));
  if (text) await person.type(screen.getByLabelText('Amount'), text);
};

it('shows its example worked out before anybody types', () => {
  render(<UnitConverter kind={UNIT_KINDS.area} />);
  expect(screen.getByRole('status')).toHaveTextContent('2 acres = 87,120 square feet');
  expect(screen.getByText('2 × 43,560 = 87,120')).toBeInTheDocument();
});

it('converts as a parent types, chooses and swaps, and keeps it in the address', async () => {
  const { person } = render(<UnitConverter kind={UNIT_KINDS.area} />);
  await type(person, '1,000');
  await person.selectOptions(screen.getByLabelText('From'), 'square-yard');
  expect(screen.getByRole('status')).toHaveTextContent('= 9,000 square feet');
  await person.click(screen.getByRole('button', { name: 'Swap units' }));
  expect(screen.getByLabelText('From')).toHaveValue('square-foot');
  expect(screen.getByRole('status')).toHaveTextContent('1,000 square feet ≈ 111.1111111');
  expect(window.location.search).toBe('?amount=1%2C000&from=square-foot&to=square-yard');
});

it('has the amount in every unit', async () => {
  const { person } = render(<UnitConverter kind={UNIT_KINDS.area} />);
  await type(person, '1');
  const row = screen.getByRole('row', { name: /^cents/ });
  expect(within(row).getByRole('cell')).toHaveTextContent('100 cent');
});

it('starts with what a link brings', () => {
  window.history.replaceState(null, '', '?amount=3&from=acre&to=guntha');
  render(<UnitConverter kind={UNIT_KINDS.area} />);
  expect(screen.getByRole('status')).toHaveTextContent('3 acres = 120 gunthas');
  expect(screen.getByLabelText('Amount')).toHaveValue('3');
});

describe('for a parent who is faster than the hydration', () => {
  const hydrateAfter = (act: () => void) => {
    const container = document.createElement('div');
    document.body.append(container);
    const converter = <UnitConverter kind={UNIT_KINDS.area} />;
    container.innerHTML = renderToString(converter);
    act();
    hydrate(converter, { container, hydrate: true });
  };
  const typeThree = () => {
    screen.getByLabelText<HTMLInputElement>('Amount').value = '3';
    screen.getByLabelText<HTMLSelectElement>('To').value = 'guntha';
  };

  it('answers what stands there and keeps it in the address', () => {
    hydrateAfter(typeThree);
    expect(screen.getByRole('status')).toHaveTextContent('3 acres = 120 gunthas');
    expect(window.location.search).toBe('?amount=3&from=acre&to=guntha');
  });

  it('takes from a link only what nobody touched', () => {
    window.history.replaceState(null, '', '?amount=9&from=hectare&to=acre');
    hydrateAfter(typeThree);
    expect(screen.getByLabelText('Amount')).toHaveValue('3');
    expect(screen.getByLabelText('From')).toHaveValue('hectare');
    expect(screen.getByLabelText('To')).toHaveValue('guntha');
  });
});

it.each([
  ['', 'Type an amount, such as 5.'],
  ['abc', 'Use digits only, with a point for decimals, such as 2.75.'],
  ['-5', 'This cannot be less than zero. Type the amount without a minus.'],
  ['9'.repeat(40), 'That is too long. Type at most 30 characters.'],
])('says what to do about %p and shows no answer', async (text, message) => {
  const { person } = render(<UnitConverter kind={UNIT_KINDS.area} />);
  await type(person, text);
  expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(
    expect.stringContaining(message),
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says so when nothing is that cold', async () => {
  const { person } = render(<UnitConverter kind={UNIT_KINDS.temperature} />);
  await type(person, '-300');
  expect(screen.getByText(/below absolute zero/)).toBeInTheDocument();
});

it('helps with a link whose unit does not exist', () => {
  window.history.replaceState(null, '', '?amount=3&from=cubit');
  render(<UnitConverter kind={UNIT_KINDS.length} />);
  expect(screen.getByText('Choose two units from the lists.')).toBeInTheDocument();
});
