const NAME = 'study-practice:';

/** The questions of this page that were answered right on this device, by their words. */
export const readSolved = (path: string): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME + path) ?? '[]');
    return Array.isArray(kept) ? kept.filter((ask) => typeof ask === 'string') : [];
  } catch {
    // A browser that keeps nothing, or somebody else's text: the score starts at none.
    return [];
  }
};

/** Keeps them on this device; nothing is sent. An empty list leaves no trace. */
export const keepSolved = (path: string, solved: readonly string[]): void => {
  try {
    if (solved.length === 0) localStorage.removeItem(NAME + path);
    else localStorage.setItem(NAME + path, JSON.stringify(solved));
  } catch {
    // A browser that keeps nothing: the score lasts as long as the page.
  }
};
