/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { render } from '@/lib/testing/render';
import { CodeFinder } from './CodeFinder';

it('answers a code that was sent before the page was hydrated', () => {
  window.history.replaceState(null, '', '/worksheets?code=G3-ADD-0F2K');
  render(<CodeFinder />);
  const field = screen.getByLabelText('Sheet code');
  expect(field).toHaveValue('G3-ADD-0F2K');
  expect(field).toHaveAccessibleDescription(expect.stringContaining('“0” never stands'));
});
