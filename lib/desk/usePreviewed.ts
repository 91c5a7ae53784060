import { useEffect, useState } from 'react';
import type { BuiltCampaign } from '@/lib/landing/campaigns/campaignPage';
import { isRecord } from '@/lib/site/isRecord';

/** What the editor calls the page that it sends to its preview. */
export const PREVIEW_MESSAGE = 'campaign-preview';

/** The page of a preview: the one that it was loaded with, then each that the editor around it sends. */
export const usePreviewed = (first: BuiltCampaign): BuiltCampaign => {
  const [built, setBuilt] = useState(first);
  useEffect(() => {
    const take = ({ origin, source, data }: MessageEvent<unknown>) => {
      // From the page around this one, of this site; nobody else may put words here.
      if (origin !== window.location.origin || source !== window.parent) return;
      if (isRecord(data) && data.type === PREVIEW_MESSAGE && isBuilt(data.built)) {
        setBuilt(data.built);
      }
    };
    window.addEventListener('message', take);
    return () => window.removeEventListener('message', take);
  }, []);
  return built;
};

const isBuilt = (value: unknown): value is BuiltCampaign =>
  isRecord(value) && isRecord(value.seo) && isRecord(value.page);
