/** Followed by the path of the page. */
export const SOLVED_KEY = 'study-practice:';

/** The questions of this page that were answered right on this device, by their words. */
export const readSolved = (path: string): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SOLVED_KEY + path) ?? '[]');
    return Array.isArray(stored) ? stored.filter((ask) => typeof ask === 'string') : [];
  } catch {
    // A browser that stores nothing, or somebody else's text: the score starts at none.
    return [];
  }
};

/** Saves them on this device; nothing is sent. An empty list leaves no trace. */
export const saveSolved = (path: string, solved: readonly string[]): void => {
  try {
    if (solved.length === 0) localStorage.removeItem(SOLVED_KEY + path);
    else localStorage.setItem(SOLVED_KEY + path, JSON.stringify(solved));
  } catch {
    // A browser that stores nothing: the score lasts as long as the page.
  }
};
