import { useEffect } from 'react';
import type { ThirdPartyConfig } from '@/data/thirdParties';
import { pageAddress } from './pageAddress';
import { showPage, withdrawTags } from './pageTags';
import type { PageRules } from './wantedFor';

/** Shows every page to the tags that belong to it, while the visitor allows it. */
export const usePageTags = (
  isAllowed: boolean,
  { chat, tags, path }: PageRules & { path: string },
  config: ThirdPartyConfig,
): void => {
  useEffect(() => {
    if (!isAllowed) return withdrawTags();
    const { origin, search } = window.location;
    showPage({ chat, tags }, pageAddress(origin, path, search), config);
  }, [isAllowed, chat, tags, path, config]);
};
