import { act, cleanup, configure, render as renderPlain } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';

// A second, the library's own patience, is too little where a build goes on beside the tests.
configure({ asyncUtilTimeout: 5_000 });

afterEach(() => act(async () => cleanup()));

/** Renders as the site does, and gives a person's hands. Use in files with `@jest-environment jest-fixed-jsdom`. */
export const render = (element: ReactElement) => ({
  person: userEvent.setup(),
  ...renderPlain(element),
});
