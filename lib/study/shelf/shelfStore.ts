import { randomKey } from '@/lib/site/randomKey';
import { dayOf } from './day';
import { LEGACY_KEY, takeLegacy } from './legacySolved';
import { isNewerShelf, parseShelf } from './parseShelf';
import { newShelf, type Shelf } from './shelf';

/** All that is stored of learning on this device. */
export const SHELF_KEY = 'study-shelf';
/** What stood there and could not be read: for somebody who can mend it. */
export const UNREAD_KEY = 'study-shelf-unread';

/**
 * Why something is not stored: the browser stores nothing for this site; it has no room; what is there
 * comes from a newer release, which must not be overwritten; what was there could not be read.
 */
export type ShelfTrouble = 'blocked' | 'full' | 'newer' | 'unreadable';

export type OpenShelf = { shelf: Shelf; trouble: ShelfTrouble | null };

/** Told to this page, as `storage` is told to the other tabs. */
const CHANGED = 'study-shelf-changed';

// What could not be stored lasts as long as the page.
let unsaved: OpenShelf | null = null;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Throws where the browser stores nothing, as all that follows do. */
const write = (shelf: Shelf): void => localStorage.setItem(SHELF_KEY, JSON.stringify(shelf));

const readStored = (): OpenShelf => {
  const text = localStorage.getItem(SHELF_KEY);
  const shelf = newShelf(randomKey());
  if (text === null) return { shelf, trouble: null };
  const value = parseJson(text);
  const read = parseShelf(value);
  if (read) return { shelf: read.shelf, trouble: null };
  if (isNewerShelf(value)) return { shelf, trouble: 'newer' };
  localStorage.setItem(UNREAD_KEY, text);
  localStorage.removeItem(SHELF_KEY);
  return { shelf, trouble: null };
};

/** With what the keys of before hold, which go once it is stored. */
const withLegacy = (open: OpenShelf): OpenShelf => {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(LEGACY_KEY));
  if (keys.length === 0 || open.trouble) return open;
  const entries = keys.map(
    (key) => [key.slice(LEGACY_KEY.length), localStorage.getItem(key) ?? ''] as const,
  );
  const shelf = takeLegacy(open.shelf, entries, dayOf(new Date()));
  write(shelf);
  for (const key of keys) localStorage.removeItem(key);
  return { ...open, shelf };
};

/** The shelf of this device. Never throws. */
export const openShelf = (): OpenShelf => {
  if (unsaved) return unsaved;
  try {
    const open = withLegacy(readStored());
    const wasUnread = localStorage.getItem(UNREAD_KEY) !== null;
    return { ...open, trouble: open.trouble ?? (wasUnread ? 'unreadable' : null) };
  } catch {
    unsaved = { shelf: newShelf(randomKey()), trouble: 'blocked' };
    return unsaved;
  }
};

const troubleOf = (cause: unknown): ShelfTrouble =>
  cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'full' : 'blocked';

const tellPage = () => window.dispatchEvent(new Event(CHANGED));

/** Changes what is stored now, other tabs' changes included; says why where that fails. */
export const updateShelf = (change: (shelf: Shelf) => Shelf): ShelfTrouble | null => {
  const { shelf, trouble } = openShelf();
  const next = change(shelf);
  try {
    // Not over the work of a newer release.
    unsaved = trouble === 'newer' ? { shelf: next, trouble } : null;
    if (!unsaved) write(next);
  } catch (cause) {
    unsaved = { shelf: next, trouble: troubleOf(cause) };
  }
  tellPage();
  return unsaved?.trouble ?? null;
};

/** Forgets what could not be read. */
export const dropUnread = (): void => {
  localStorage.removeItem(UNREAD_KEY);
  tellPage();
};

/** Nothing of learning stays on this device. False where the browser does not let us. */
export const eraseShelf = (): boolean => {
  unsaved = null;
  try {
    for (const key of Object.keys(localStorage)) {
      const isOurs = key === SHELF_KEY || key === UNREAD_KEY || key.startsWith(LEGACY_KEY);
      if (isOurs) localStorage.removeItem(key);
    }
    return true;
  } catch {
    return false;
  } finally {
    tellPage();
  }
};

/** Calls when this page or another tab has changed the shelf; gives the way to stop. */
export const watchShelf = (onChange: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === SHELF_KEY || key === null) onChange();
  };
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onStorage);
  };
};
