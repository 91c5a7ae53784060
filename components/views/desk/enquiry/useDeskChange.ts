import { useState } from 'react';
import { DESK_ENQUIRY_COPY } from '@/data/copy/desk/enquiry';
import type { DeskEnquiry } from '@/lib/desk/contract';
import { type SiteError, toSiteError } from '@/lib/site/siteError';

export type DeskChangeProps = {
  enquiry: DeskEnquiry;
  onChanged: (enquiry: DeskEnquiry) => void;
  /** Somebody else was faster: what is shown is not so any more. */
  onStale: () => void;
};

/**
 * Sends one change of an enquiry at a time, and what there is to say of it. `send` answers null once it is
 * saved, else what was wrong.
 */
export const useDeskChange = ({
  onChanged,
  onStale,
}: Pick<DeskChangeProps, 'onChanged' | 'onStale'>) => {
  const [isSending, setIsSending] = useState(false);
  const [said, setSaid] = useState<string | null>(null);

  const send = async (
    change: () => Promise<DeskEnquiry>,
    saved: string = DESK_ENQUIRY_COPY.saved,
  ): Promise<SiteError | null> => {
    setIsSending(true);
    setSaid(null);
    try {
      onChanged(await change());
      setSaid(saved);
      return null;
    } catch (cause) {
      const error = toSiteError(cause);
      setSaid(error.message);
      if (error.code === 'request/changed') onStale();
      return error;
    } finally {
      setIsSending(false);
    }
  };

  return { isSending, said, send };
};
