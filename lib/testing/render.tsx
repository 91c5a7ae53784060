import { render as renderPlain } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';

/** Renders as the site does, and gives a person's hands. Use in files with `@jest-environment jest-fixed-jsdom`. */
export const render = (element: ReactElement) => ({
  person: userEvent.setup(),
  ...renderPlain(element),
});
