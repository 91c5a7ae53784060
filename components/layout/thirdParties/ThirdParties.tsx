import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { HAS_THIRD_PARTIES } from '@/lib/thirdParties/config';
import type { ThirdPartiesPage } from '@/lib/thirdParties/usePageTags';

const LiveThirdParties = dynamic(
  () => import('./LiveThirdParties').then((part) => part.LiveThirdParties),
  { ssr: false },
);

/**
 * Tools of other companies, and the question before them. Every page carries this file: the rest is
 * fetched when the page has loaded, so that it cannot delay anything.
 */
const WaitingThirdParties = (page: ThirdPartiesPage) => {
  const [hasLoaded, setHasLoaded] = useState(false);

  useEffect(() => {
    const start = () => setHasLoaded(true);
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start);
    return () => window.removeEventListener('load', start);
  }, []);

  return hasLoaded ? <LiveThirdParties {...page} /> : null;
};

/** Stands once in the layout. Nothing at all where no third party is configured. */
export const ThirdParties = (page: ThirdPartiesPage) =>
  HAS_THIRD_PARTIES ? <WaitingThirdParties {...page} /> : null;
