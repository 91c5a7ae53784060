import Router from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { movedTo } from '@/lib/site/movedTo';

/**
 * Leads a visitor who follows an old link on to the page that the place has now: `#lens` on the list
 * of calculators. Without JavaScript the place itself has a link.
 */
export const useMovedPlaces = (places: Readonly<Record<string, string>>): void => {
  const leadOn = useEffectEvent(() => {
    const target = movedTo(window.location, places);
    if (target) Router.replace(target).catch(() => null);
  });
  useEffect(() => leadOn(), []);
};
