/** A value that the browser stores for this tab only. */
export type TabStore = {
  /** Null where nothing is stored; whatever else it is has to be parsed. */
  read: () => unknown;
  write: (value: object) => void;
  remove: () => void;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Opens the store under a key. Where the browser stores nothing for sites, it lasts as long as the page. */
export const openTabStore = (key: string): TabStore => {
  let inMemory: string | null = null;

  const readText = (): string | null => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return inMemory;
    }
  };

  return {
    read: () => {
      const text = readText();
      return text === null ? null : parseJson(text);
    },
    write: (value) => {
      inMemory = JSON.stringify(value);
      try {
        sessionStorage.setItem(key, inMemory);
      } catch {
        // It stays in memory.
      }
    },
    remove: () => {
      inMemory = null;
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
};
