import type { ThirdPartyConfig } from '@/data/thirdParties';
import { useChatWidget } from '@/lib/thirdParties/useChatWidget';
import { useFreshPages } from '@/lib/thirdParties/useFreshPages';
import { usePageTags } from '@/lib/thirdParties/usePageTags';
import type { ThirdPartiesProps } from './ThirdParties';

export type AllowedTagsProps = ThirdPartiesProps & {
  /** False once the permission was taken back. */
  isAllowed: boolean;
  config: ThirdPartyConfig;
};

/** Loads what belongs to each page, and keeps it away from the others. Draws nothing. */
export const AllowedTags = ({ isAllowed, config, ...page }: AllowedTagsProps) => {
  usePageTags(isAllowed, page, config);
  useChatWidget((isAllowed && page.chat && config.chat) || null);
  useFreshPages(isAllowed, config);
  return null;
};
