/**
 * Marks <html> while the address asks for a worksheet by its code, so that nobody begins on the one
 * that the page came with. Runs before the first paint; the worksheet takes the mark away.
 */
export const markAskedSheet = (): void => {
  const { pathname, search } = window.location;
  if (pathname.startsWith('/worksheets/') && new URLSearchParams(search).get('code'))
    document.documentElement.dataset.sheet = 'asked';
};

export const unmarkAskedSheet = (): void => {
  delete document.documentElement.dataset.sheet;
};
