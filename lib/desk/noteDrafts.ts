// As long as the page shell lasts, and not in the browser's storage: notes are about families.
const drafts = new Map<string, string>();

/** The half-written note about an enquiry; empty: none. */
export const noteDraftOf = (reference: string): string => drafts.get(reference) ?? '';

/** Keeps a half-written note while somebody looks elsewhere at the desk. Empty: it is sent, or taken back. */
export const keepNoteDraft = (reference: string, text: string): void => {
  if (text.trim() === '') drafts.delete(reference);
  else drafts.set(reference, text);
  if (drafts.size > 0) window.addEventListener('beforeunload', askToStay);
  else window.removeEventListener('beforeunload', askToStay);
};

// The browser asks in its own words (https://developer.mozilla.org/docs/Web/API/Window/beforeunload_event).
const askToStay = (event: BeforeUnloadEvent): void => event.preventDefault();
