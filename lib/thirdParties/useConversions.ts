import { useEffect } from 'react';
import type { PageRules, ThirdPartyConfig } from '@/data/thirdParties.mjs';
import { startCounting } from './conversions';
import { tellConversion } from './tellConversion';

/** Tells what visitors do on a page to the tags that belong to it. Only where the visitor allows it. */
export const useConversions = ({ chat, tags }: PageRules, config: ThirdPartyConfig): void => {
  useEffect(
    () => startCounting((conversion) => tellConversion(conversion, { chat, tags }, config)),
    [chat, tags, config],
  );
};
