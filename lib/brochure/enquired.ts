/** Gone with the tab. */
export const ENQUIRED_KEY = 'visit-enquired';

// where the browser stores nothing for sites, it is known until the page is loaded again.
let isKnown = false;

/** Notes that the parent has enquired in this visit. */
export const noteEnquiry = (): void => {
  isKnown = true;
  try {
    sessionStorage.setItem(ENQUIRED_KEY, '1');
  } catch {
    // It stays in memory.
  }
};

/** Whether the parent has enquired in this visit already. */
export const hasEnquired = (): boolean => {
  try {
    return isKnown || sessionStorage.getItem(ENQUIRED_KEY) !== null;
  } catch {
    return isKnown;
  }
};
