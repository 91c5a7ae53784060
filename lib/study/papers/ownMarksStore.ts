import type { OwnMarks } from './ownMarks';

/** Followed by the slug of the paper. */
export const OWN_MARKS_KEY = 'paper-marks:';

/** What was stored on this device for a paper, to be parsed; null where nothing was. */
export const storedOwnMarks = (paper: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(OWN_MARKS_KEY + paper) ?? 'null');
  } catch {
    // A browser that stores nothing, or somebody else's text: the paper is unmarked.
    return null;
  }
};

/** Saves the marks on this device; nothing is sent. None at all leave no trace. */
export const storeOwnMarks = (paper: string, marks: OwnMarks): void => {
  try {
    if (Object.keys(marks).length === 0) localStorage.removeItem(OWN_MARKS_KEY + paper);
    else localStorage.setItem(OWN_MARKS_KEY + paper, JSON.stringify(marks));
  } catch {
    // A browser that stores nothing: they last as long as the page.
  }
};
