import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether React has hydrated the HTML from the server: false in the first render, which has to be
 * what the server sent. While a list inside `root` (if any) is open it waits: its options must not
 * change under the parent's finger.
 */
export const useIsHydrated = (root?: RefObject<HTMLElement | null>): boolean => {
  const [isHydrated, setIsHydrated] = useState(false);

  useEffect(() => {
    const focused = document.activeElement;
    const finish = () => setIsHydrated(true);
    if (!(focused instanceof HTMLSelectElement && root?.current?.contains(focused))) {
      finish();
      return;
    }
    focused.addEventListener('change', finish);
    focused.addEventListener('blur', finish);
    return () => {
      focused.removeEventListener('change', finish);
      focused.removeEventListener('blur', finish);
    };
  }, [root]);

  return isHydrated;
};
