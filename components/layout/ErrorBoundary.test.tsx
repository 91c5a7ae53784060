/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { render } from '@/lib/testing/render';
import { ErrorBoundary } from './ErrorBoundary';

const Broken = () => {
  throw new Error('only for this test');
};

it('says that the page broke, and how to go on', () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('did not load');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeInTheDocument();
  silence.mockRestore();
});

it('shows a page that works as it is', () => {
  render(
    <ErrorBoundary>
      <p>All is well</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('All is well')).toBeInTheDocument();
});
