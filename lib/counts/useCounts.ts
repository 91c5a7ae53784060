import { useEffect } from 'react';

const load = () => import('./counter');

/**
 * Counts what visitors do on a landing page: that they came, began the form, called. What counts is
 * fetched when the page has loaded, or with the first touch, so that it cannot delay anything; where it
 * does not come, nothing is counted.
 */
export const useCounts = (): void => {
  useEffect(() => {
    const hear = ({ target, type }: Event) =>
      void load().then(({ countTouch }) => countTouch(target, type), forget);
    const start = () => void load().then(({ countVisit }) => countVisit(), forget);
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start);
    for (const name of TOUCHES) document.addEventListener(name, hear);
    return () => {
      window.removeEventListener('load', start);
      for (const name of TOUCHES) document.removeEventListener(name, hear);
    };
  }, []);
};

const TOUCHES = ['click', 'input'] as const;

const forget = () => {};
