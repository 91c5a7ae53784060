import Router from 'next/router';
import { useEffect, useEffectEvent } from 'react';

type RouteChange = {
  /** A change of page or of fragment begins. */
  onStart?: () => void;
  /** It is complete, or it failed. */
  onEnd?: () => void;
};

/** Hears every change of route. */
export const useRouteChange = ({ onStart, onEnd }: RouteChange): void => {
  const start = useEffectEvent(() => onStart?.());
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    const hearStart = () => start();
    const hearEnd = () => end();
    const { events } = Router;
    for (const name of STARTS) events.on(name, hearStart);
    for (const name of ENDS) events.on(name, hearEnd);
    return () => {
      for (const name of STARTS) events.off(name, hearStart);
      for (const name of ENDS) events.off(name, hearEnd);
    };
  }, []);
};

const STARTS = ['routeChangeStart', 'hashChangeStart'] as const;
const ENDS = ['routeChangeComplete', 'routeChangeError', 'hashChangeComplete'] as const;
