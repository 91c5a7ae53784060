/** @jest-environment jest-fixed-jsdom */
import { render as hydrate, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { Calculate, CalculatorField } from '@/lib/study/calculators/calculator';
import { parseNumber } from '@/lib/study/numbers/parseNumber';
import { render } from '@/lib/testing/render';
import { Calculator } from './Calculator';

const FIELDS: readonly CalculatorField[] = [
  { name: 'distance', label: 'Distance', unit: 'm', example: '100' },
  { name: 'time', label: 'Time', unit: 's', hint: 'Not zero', example: '20' },
];

const findSpeed: Calculate = ({ distance = '', time = '' }) => {
  const metres = parseNumber(distance);
  const seconds = parseNumber(time);
  if (metres === null) return { ok: false, errors: { distance: 'Please type the distance.' } };
  if (!seconds) return { ok: false, errors: { time: 'The time must be more than zero.' } };
  const speed = metres / seconds;
  return {
    ok: true,
    result: `${speed} m/s`,
    working: ['speed = distance ÷ time', `${metres} ÷ ${seconds} = ${speed}`],
  };
};

const calculator = (
  <Calculator
    id="speed"
    title="Speed"
    fields={FIELDS}
    answer={findSpeed({ distance: '100', time: '20' })}
    load={() => Promise.resolve(findSpeed)}
  />
);

const type = async (label: string, text: string, person: ReturnType<typeof render>['person']) => {
  const field = screen.getByLabelText(label);
  await person.clear(field);
  if (text) await person.type(field, text);
  return field;
};

const result = () => screen.getAllByRole('status')[0];

afterEach(() => jest.restoreAllMocks());

beforeEach(() => window.history.replaceState(null, '', '/calculators/physics-calculators'));

it('shows the example worked out before anybody touches it', () => {
  const html = renderToString(calculator);
  expect(html).toContain('5 m/s');
  expect(html).toContain('100 ÷ 20 = 5');
  expect(html).toContain('value="100"');
});

it('tells the result with its working when somebody presses Enter', async () => {
  const { person } = render(calculator);
  await type('Distance', '300', person);
  await person.keyboard('{Enter}');
  await waitFor(() => expect(result()).toHaveTextContent('Result 15 m/s'));
  expect(screen.getByText('300 ÷ 20 = 15')).toBeInTheDocument();
});

it('takes the old result away as soon as a number changes', async () => {
  const { person } = render(calculator);
  await type('Distance', '3', person);
  expect(result()).toHaveTextContent('The numbers have changed. Press Calculate');
  expect(screen.queryByText('5 m/s')).not.toBeInTheDocument();
});

it.each([
  ['Time', '0', 's Not zero The time must be more than zero.'],
  ['Distance', 'far', 'm Please type the distance.'],
  ['Distance', '', 'm Please type the distance.'],
])('explains what is wrong when %s is %p, at the field', async (label, text, message) => {
  const { person } = render(calculator);
  const field = await type(label, text, person);
  await person.click(screen.getByRole('button', { name: 'Calculate' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(message);
  expect(result()).toHaveTextContent('Please correct what is marked above.');
});

it('says the unit with the field', () => {
  render(calculator);
  expect(screen.getByLabelText('Distance')).toHaveAccessibleDescription('m');
});

it('starts empty again after Clear', async () => {
  const { person } = render(calculator);
  await person.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByLabelText('Distance')).toHaveValue('');
  expect(screen.getByLabelText('Distance')).toHaveFocus();
});

it('opens with the numbers of a shared link', async () => {
  window.history.replaceState(null, '', '?speed.distance=50&speed.time=4#speed');
  render(calculator);
  expect(screen.getByLabelText('Distance')).toHaveValue('50');
  await waitFor(() => expect(result()).toHaveTextContent('Result 12.5 m/s'));
});

it('asks for another try when what works it out did not come', async () => {
  const load = jest.fn(() => Promise.reject(new Error('no connection')));
  const answer = findSpeed({ distance: '100', time: '20' });
  const { person } = render(
    <Calculator id="speed" title="Speed" fields={FIELDS} answer={answer} load={load} />,
  );
  await person.click(screen.getByRole('button', { name: 'Calculate' }));
  await waitFor(() => expect(result()).toHaveTextContent('could not be worked out'));
});

describe('for a pupil who is faster than the hydration', () => {
  const serve = () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(calculator);
    return container;
  };

  it('keeps what is typed, and takes the answer of the example away', () => {
    const container = serve();
    document.body.append(container);
    screen.getByLabelText<HTMLInputElement>('Distance').value = '300';
    hydrate(calculator, { container, hydrate: true });
    expect(screen.getByLabelText('Distance')).toHaveValue('300');
    expect(result()).toHaveTextContent('The numbers have changed. Press Calculate');
  });

  it('names its inputs as a shared link does, so that a form sent without code is answered', () => {
    const inputs = [...serve().querySelectorAll('input')];
    expect(inputs.map(({ name, value }) => `${name}=${value}`)).toEqual([
      'speed.distance=100',
      'speed.time=20',
    ]);
  });
});

it('copies a link with the numbers', async () => {
  const { person } = render(calculator);
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await type('Distance', '300', person);
  await person.click(screen.getByRole('button', { name: 'Calculate' }));
  await person.click(await screen.findByRole('button', { name: 'Copy a link with these numbers' }));
  expect(copy).toHaveBeenCalledWith(
    'http://localhost/calculators/physics-calculators?speed.distance=300&speed.time=20#speed',
  );
  expect(screen.getByText(/Link copied/)).toBeInTheDocument();
});

it('shows the link where the browser does not copy', async () => {
  const { person } = render(calculator);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await person.click(screen.getByRole('button', { name: 'Calculate' }));
  await person.click(await screen.findByRole('button', { name: 'Copy a link with these numbers' }));
  expect(screen.getByText(/speed\.distance=100&speed\.time=20#speed$/)).toBeInTheDocument();
});
