/** The day on which the classes of this device were compared with the server's; absent where there are none. */
export const KEPT_KEY = 'study-kept';

/** Null where no class is on this device, or the browser stores nothing. */
export const readDay = (): string | null => {
  try {
    return localStorage.getItem(KEPT_KEY);
  } catch {
    return null;
  }
};

export const noteDay = (day: string | null): void => {
  try {
    if (day === null) localStorage.removeItem(KEPT_KEY);
    else localStorage.setItem(KEPT_KEY, day);
  } catch {
    // Then they are compared when one of them is stored anew.
  }
};
