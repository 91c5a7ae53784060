import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether JavaScript has taken over HTML from the server: false in the first render, which has to be
 * what the server sent. While a list inside `root` is open it waits: its options must not change
 * under the parent's finger.
 */
export const useIsLive = (root: RefObject<HTMLElement | null>): boolean => {
  const [isLive, setIsLive] = useState(false);

  useEffect(() => {
    const focused = document.activeElement;
    const goLive = () => setIsLive(true);
    if (!(focused instanceof HTMLSelectElement && root.current?.contains(focused))) {
      goLive();
      return;
    }
    focused.addEventListener('change', goLive);
    focused.addEventListener('blur', goLive);
    return () => {
      focused.removeEventListener('change', goLive);
      focused.removeEventListener('blur', goLive);
    };
  }, [root]);

  return isLive;
};
