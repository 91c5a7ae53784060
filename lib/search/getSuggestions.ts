import { SiteError } from '@/lib/errors/siteError';
import { askSearch } from './askSearch';
import type { SearchResult } from './results';

/** Somebody who types does not pause this long between two letters. */
export const PAUSE_MS = 250;

const MOST_SUGGESTIONS = 6;

/**
 * The best pages for a half-typed text, asked for after a pause. Null when `signal` came first, or
 * when the search is down: suggestions are a help that may be missing.
 */
export const getSuggestions = async (
  text: string,
  signal: AbortSignal,
): Promise<readonly SearchResult[] | null> => {
  if (!(await isPauseOver(signal))) return null;
  try {
    const pages = await askSearch(text, signal);
    return signal.aborted ? null : pages.slice(0, MOST_SUGGESTIONS);
  } catch (cause) {
    if (cause instanceof SiteError) return null;
    throw cause;
  }
};

/** False when the text was overtaken before the pause was over. */
const isPauseOver = (signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), PAUSE_MS);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve(false);
      },
      { once: true },
    );
  });
