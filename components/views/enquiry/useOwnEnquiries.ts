import { useCallback, useEffect, useState } from 'react';
import type { OwnEnquiry } from '@/lib/enquiry/progress';
import { SiteError } from '@/lib/errors/siteError';

type State =
  | { is: 'loading' }
  | { is: 'failed'; message: string }
  | { is: 'loaded'; enquiries: OwnEnquiry[] };

const fetchState = async (): Promise<State> => {
  try {
    const { getOwnEnquiries } = await import('@/lib/api/ownEnquiries');
    return { is: 'loaded', enquiries: await getOwnEnquiries() };
  } catch (cause) {
    if (!(cause instanceof SiteError)) throw cause;
    return { is: 'failed', message: cause.message };
  }
};

/** Asks for the parent's enquiries, at once and again on `load`. */
export const useOwnEnquiries = () => {
  const [state, setState] = useState<State>({ is: 'loading' });
  const load = useCallback(async () => {
    setState({ is: 'loading' });
    setState(await fetchState());
  }, []);

  useEffect(() => {
    void load();
  }, [load]);

  return { state, load };
};
