import type { PageRules, ThirdPartyConfig } from '@/data/thirdParties.mjs';
import { useConversions } from '@/lib/thirdParties/useConversions';

type ConversionCounterProps = { page: PageRules; config: ThirdPartyConfig };

/** Counts enquiries, calls and so on for a visitor who allows it. Draws nothing. */
export const ConversionCounter = ({ page, config }: ConversionCounterProps) => {
  useConversions(page, config);
  return null;
};
