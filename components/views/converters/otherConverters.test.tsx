/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { render } from '@/lib/testing/render';
import { BaseConverter } from './BaseConverter';
import { RomanConverter } from './RomanConverter';

beforeEach(() => window.history.replaceState(null, '', '/converters'));

it('writes a binary number in hexadecimal', async () => {
  const { person } = render(<BaseConverter />);
  expect(screen.getByRole('status')).toHaveTextContent('1011 in base 2 (binary) = 11 in base 10');
  await person.selectOptions(screen.getByLabelText('Write it in'), '16');
  expect(screen.getByRole('status')).toHaveTextContent('1011 in base 2 (binary) = B in base 16');
});

it('names the digit that a base has not', async () => {
  const { person } = render(<BaseConverter />);
  await person.type(screen.getByLabelText('Number'), '2');
  expect(screen.getByLabelText('Number')).toHaveAccessibleDescription(
    expect.stringContaining('“2” is not a digit of base 2. Use 0 to 1'),
  );
});

it('reads a Roman numeral in small letters and corrects an odd one', async () => {
  const { person } = render(<RomanConverter />);
  const field = screen.getByLabelText('Number or Roman numeral');
  await person.clear(field);
  await person.type(field, 'mmxxiv');
  expect(screen.getByRole('status')).toHaveTextContent('2,024 = MMXXIV');
  await person.clear(field);
  await person.type(field, 'IIII');
  expect(screen.getByText('IIII is not written that way. 4 is IV.')).toBeInTheDocument();
});
