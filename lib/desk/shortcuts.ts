/** Under what a device stores that the desk's keys are turned off. */
export const KEYS_KEY = 'desk-keys';

const OFF = 'off';

/** Whether the desk's keys count on this device. */
export const areKeysOn = (): boolean => {
  try {
    return localStorage.getItem(KEYS_KEY) !== OFF;
  } catch {
    return true;
  }
};

/** Turns the desk's keys on or off on this device. */
export const turnKeys = (isOn: boolean): void => {
  try {
    if (isOn) localStorage.removeItem(KEYS_KEY);
    else localStorage.setItem(KEYS_KEY, OFF);
  } catch {
    // A browser that stores nothing goes on with them.
  }
};

const FIELDS = 'input, select, textarea, [contenteditable]';

/** Whether a press of a key is meant for the page: nobody types, no dialog is open, no other key is held. */
export const isForPage = ({
  target,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
}: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || defaultPrevented) &&
  document.querySelector('dialog[open]') === null &&
  !(target instanceof Element && target.closest(FIELDS) !== null);
