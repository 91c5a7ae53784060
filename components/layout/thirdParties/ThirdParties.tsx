import { useEffect, useState } from 'react';
import { deferred } from '@/components/ui/deferred';
import { HAS_THIRD_PARTIES } from '@/data/thirdParties';
import { openConsent } from '@/lib/consent/openConsent';
import type { PageRules } from '@/lib/thirdParties/wantedFor';

export type ThirdPartiesProps = PageRules & {
  /** The public path of the page. */
  path: string;
};

const LiveThirdParties = deferred<ThirdPartiesProps>(() =>
  import('./LiveThirdParties').then((part) => part.LiveThirdParties),
);

// One listener for every `PrivacyChoicesButton`, also in HTML that React left as served.
const hearPress = ({ target }: Event): void => {
  if (target instanceof Element && target.closest('[data-privacy-choices]')) openConsent();
};

/**
 * Tools of other companies, and the question before them. Every page carries this file: the rest is
 * fetched when the page has loaded, so that it cannot delay anything.
 */
const WaitingThirdParties = (props: ThirdPartiesProps) => {
  const [hasLoaded, setHasLoaded] = useState(false);

  useEffect(() => {
    const start = () => setHasLoaded(true);
    document.addEventListener('click', hearPress);
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start);
    return () => {
      document.removeEventListener('click', hearPress);
      window.removeEventListener('load', start);
    };
  }, []);

  return hasLoaded ? <LiveThirdParties {...props} /> : null;
};

const Nothing = () => null;

/** Stands once in the layout. Nothing at all where no third party is configured. */
export const ThirdParties = HAS_THIRD_PARTIES ? WaitingThirdParties : Nothing;
