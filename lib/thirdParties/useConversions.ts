import { useEffect } from 'react';
import type { PageRules, ThirdPartyConfig } from '@/data/thirdParties.mjs';
import { startCounting } from './conversions';
import { tellConversion } from './tellConversion';

/** Tells the tags of a page what visitors do there, while the visitor allows it. */
export const useConversions = (
  isAllowed: boolean,
  { chat, tags }: PageRules,
  config: ThirdPartyConfig,
): void => {
  useEffect(() => {
    if (!isAllowed) return;
    return startCounting((conversion) => tellConversion(conversion, { chat, tags }, config));
  }, [isAllowed, chat, tags, config]);
};
