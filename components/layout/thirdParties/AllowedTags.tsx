import type { ThirdPartyConfig } from '@/data/thirdParties.mjs';
import { useChatWidget } from '@/lib/thirdParties/useChatWidget';
import { useConversions } from '@/lib/thirdParties/useConversions';
import { useFreshPages } from '@/lib/thirdParties/useFreshPages';
import { type ThirdPartiesPage, usePageTags } from '@/lib/thirdParties/usePageTags';

type AllowedTagsProps = {
  page: ThirdPartiesPage;
  /** False once the permission was taken back. */
  isAllowed: boolean;
  config: ThirdPartyConfig;
};

/** Loads what belongs to each page, keeps it away from the others, and counts. Draws nothing. */
export const AllowedTags = ({ page, isAllowed, config }: AllowedTagsProps) => {
  usePageTags(isAllowed, page, config);
  useChatWidget((isAllowed && page.chat && config.chat) || null);
  useFreshPages(isAllowed, config);
  // After the tags: what waits is told to those that are there.
  useConversions(isAllowed, page, config);
  return null;
};
