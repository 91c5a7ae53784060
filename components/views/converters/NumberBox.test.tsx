/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import Router from 'next/router';
import { render } from '@/lib/testing/render';
import { NumberBox } from './NumberBox';

const submit = async (text: string) => {
  const push = jest.spyOn(Router, 'push').mockResolvedValue(true);
  const { person } = render(<NumberBox typed="" />);
  await person.type(screen.getByLabelText('Number'), text);
  await person.click(screen.getByRole('button', { name: 'Write in words' }));
  return push;
};

afterEach(() => jest.restoreAllMocks());

it('leads from 9,99,99,999 to its page', async () => {
  const push = await submit('9,99,99,999');
  expect(push).toHaveBeenCalledWith('/converters/number-to-words/99999999-in-words');
});

it('stays and says what to do about letters', async () => {
  const push = await submit('abc');
  expect(push).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Number')).toHaveFocus();
  expect(screen.getByLabelText('Number')).toHaveAccessibleDescription(
    expect.stringContaining('Use digits only, such as 45000 or 45,000.'),
  );
});

it('says what the server found wrong', () => {
  render(<NumberBox typed="3.5" problem="not-whole" />);
  expect(screen.getByLabelText('Number')).toHaveValue('3.5');
  expect(screen.getByText(/Type a whole number. Leave out the point/)).toBeInTheDocument();
});
