/**
 * What has been loaded into this document. the document holds the note itself: a script cannot be
 * unloaded, so it lives exactly as long, and some scripts take their own element away.
 */
export const loadedParties = (): string[] =>
  (document.documentElement.dataset.thirdParties ?? '').split(' ').filter(Boolean);
