import { useEffect, useState } from 'react';

/**
 * Whether any part of the element with this id is on the screen. True until the browser has told, so
 * that what makes way for the element never lies over it first.
 */
export const useIsInView = (id: string): boolean => {
  const [isInView, setIsInView] = useState(true);

  useEffect(() => {
    const element = document.getElementById(id);
    // An old browser cannot tell.
    if (!element || !('IntersectionObserver' in window)) {
      setIsInView(element !== null);
      return;
    }
    const observer = new IntersectionObserver((entries) =>
      setIsInView(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);

  return isInView;
};
