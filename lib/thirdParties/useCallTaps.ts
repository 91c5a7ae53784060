import { useEffect } from 'react';
import { countConversion } from './conversions';

const hearClick = ({ target }: MouseEvent): void => {
  if (target instanceof Element && target.closest('a[href^="tel:"]')) {
    countConversion({ name: 'call' });
  }
};

/** Counts a press on any telephone number of the page. */
export const useCallTaps = (): void => {
  useEffect(() => {
    document.addEventListener('click', hearClick);
    return () => document.removeEventListener('click', hearClick);
  }, []);
};
