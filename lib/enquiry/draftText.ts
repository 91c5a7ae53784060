/**
 * Where the draft of an enquiry is kept: this tab only, until it is sent. Small, since every page
 * with a form asks at once whether there is one.
 */
export const DRAFT_KEY = 'enquiry-draft';

// Where the browser keeps nothing for sites, the draft lives as long as the page.
let inMemory: string | null = null;

export const readDraftText = (): string | null => {
  try {
    return sessionStorage.getItem(DRAFT_KEY);
  } catch {
    return inMemory;
  }
};

export const writeDraftText = (text: string): void => {
  inMemory = text;
  try {
    sessionStorage.setItem(DRAFT_KEY, text);
  } catch {
    // Kept in memory.
  }
};

export const dropDraftText = (): void => {
  inMemory = null;
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Nothing was kept.
  }
};
