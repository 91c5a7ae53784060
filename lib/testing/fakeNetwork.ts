import { setupServer } from 'msw/node';

/** The network of unit tests. It refuses every call that a test did not tell it about. */
export const fakeNetwork = setupServer();
