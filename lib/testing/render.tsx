import { act, cleanup, configure, render as renderPlain } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { SiteProviders } from '@/components/layout/SiteProviders';

// A second, the library's own patience, is too little where a build goes on beside the tests.
configure({ asyncUtilTimeout: 5_000 });

afterEach(() => act(async () => cleanup()));

// What one test has fetched is not there in the next.
const FRESH_CACHE = { provider: () => new Map() };

const Site = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={FRESH_CACHE}>
    <SiteProviders>{children}</SiteProviders>
  </SWRConfig>
);

/** Renders as the site does, and gives a person's hands. Use in files with `@jest-environment jest-fixed-jsdom`. */
export const render = (element: ReactElement) => ({
  person: userEvent.setup(),
  ...renderPlain(element, { wrapper: Site }),
});
