import Router from 'next/router';

/** For a part that stands as the server drew it until the visitor goes on to another page. */
export const wakeOnNextPage = (wake: () => void): (() => void) => {
  Router.events.on('routeChangeComplete', wake);
  return () => Router.events.off('routeChangeComplete', wake);
};
