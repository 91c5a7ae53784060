import type { Day } from './day';
import { askKey, itemKey } from './itemKey';
import { noteAnswer, noteSolved, type StudyPlace } from './noteAnswer';
import { planPlainly } from './schedule';
import { type Child, changeChild, type Shelf } from './shelf';

/** Until November 2026 each page had a key of its own, with the questions that were right by their words. */
export const LEGACY_KEY = 'study-practice:';

/** A page's path and what stood under its key. */
export type LegacyEntry = readonly [path: string, text: string];

const parseAsks = (text: string): string[] => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((ask) => typeof ask === 'string') : [];
  } catch {
    return [];
  }
};

const takePage = (child: Child, [path, text]: LegacyEntry, today: Day): Child => {
  const asks = parseAsks(text);
  if (asks.length === 0) return child;
  // The heading and the subject come with the next visit of the page.
  const place: StudyPlace = { path, title: '', subject: 'general' };
  const solved = [...new Set([...(child.pages[path]?.solved ?? []), ...asks.map(askKey)])];
  const isNew = (ask: string) => !child.pages[path]?.cards[itemKey({ ask })];
  const { days } = child;
  const noted = asks
    .filter(isNew)
    .reduce(
      (so, ask) =>
        noteAnswer(so, { place, item: itemKey({ ask }), grade: 'good' }, today, planPlainly),
      child,
    );
  // Nobody knows on which day they were answered.
  return { ...noteSolved(noted, place, solved), days };
};

/** What the old keys hold becomes the first child's: solved, and to repeat from tomorrow on. */
export const takeLegacy = (shelf: Shelf, entries: readonly LegacyEntry[], today: Day): Shelf =>
  changeChild(shelf, (child) => entries.reduce((so, entry) => takePage(so, entry, today), child));
