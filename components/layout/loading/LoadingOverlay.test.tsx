/** @jest-environment jest-fixed-jsdom */
import { act, screen } from '@testing-library/react';
import Router from 'next/router';
import { render } from '@/lib/testing/render';
import { LoadingOverlay } from './LoadingOverlay';

const happen = (name: 'routeChangeStart' | 'routeChangeComplete' | 'routeChangeError') =>
  act(async () => Router.events.emit(name, '/day-school'));

const overlay = () => screen.queryByRole('status', { name: 'Loading' });

it.each(['routeChangeComplete', 'routeChangeError'] as const)(
  'shows from the start of a change of page until %s',
  async (end) => {
    render(<LoadingOverlay />);
    expect(overlay()).not.toBeInTheDocument();
    await happen('routeChangeStart');
    expect(overlay()).toBeInTheDocument();
    await happen(end);
    expect(overlay()).not.toBeInTheDocument();
  },
);
