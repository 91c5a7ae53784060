import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/** The network of unit tests. It refuses every call that a test did not tell it about. */
export const fakeNetwork = setupServer(
  // next-auth reports a call that failed, a moment later, when its test may have ended.
  http.post('*/api/auth/_log', () => new HttpResponse(null)),
);
