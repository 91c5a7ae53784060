import { useState } from 'react';
import { type SiteError, toSiteError } from '@/lib/site/siteError';

/** One thing at a time that a press sets off: whether it is under way, and what went wrong with the last. */
export const useAction = () => {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<SiteError | null>(null);

  /** Does the work unless something is under way; never rejects. */
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      await work();
    } catch (cause) {
      setError(toSiteError(cause));
    } finally {
      setIsBusy(false);
    }
  };

  return { isBusy, error, run };
};
