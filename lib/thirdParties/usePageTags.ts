import { useEffect } from 'react';
import type { PageRules, ThirdPartyConfig } from '@/data/thirdParties.mjs';
import { pageAddress } from './pageAddress';
import { showPage, withdrawTags } from './pageTags';

/** `path`: the public one. */
export type ThirdPartiesPage = PageRules & { path: string };

/** Shows every page to the tags that belong to it, while the visitor allows it. */
export const usePageTags = (
  isAllowed: boolean,
  { chat, tags, path }: ThirdPartiesPage,
  config: ThirdPartyConfig,
): void => {
  useEffect(() => {
    if (!isAllowed) return withdrawTags();
    const { origin, search } = window.location;
    showPage({ chat, tags }, pageAddress(origin, path, search), config);
  }, [isAllowed, chat, tags, path, config]);
};
