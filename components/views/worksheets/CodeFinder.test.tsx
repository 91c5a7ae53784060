/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { render } from '@/lib/testing/render';
import { CodeFinder } from './CodeFinder';

it('answers a code that was sent before the page was hydrated', async () => {
  window.history.replaceState(null, '', '/worksheets?code=G3-ADD-0F2K');
  render(<CodeFinder />);
  await waitFor(() =>
    expect(screen.getByLabelText('Sheet code')).toHaveAccessibleDescription(
      expect.stringContaining('“0” never stands'),
    ),
  );
  expect(screen.getByLabelText('Sheet code')).toHaveValue('G3-ADD-0F2K');
});
