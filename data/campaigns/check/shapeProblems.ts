import type { Campaign } from '@/data/campaigns/campaign';
import { campaignSchema } from '@/data/campaigns/schema/campaign';
import type { Problem } from './problem';

/** A campaign whose shape is right, or what is wrong with it. */
export const readShape = (
  value: unknown,
): { campaign: Campaign; problems: null } | { campaign: null; problems: Problem[] } => {
  const { data, error } = campaignSchema.safeParse(value);
  if (data) return { campaign: data, problems: null };
  return {
    campaign: null,
    problems: error.issues.map((issue) => ({
      at: issue.path.join('.'),
      text:
        issue.code === 'unrecognized_keys'
          ? `“${issue.keys.join('”, “')}” means nothing here; take it out`
          : issue.message,
    })),
  };
};
