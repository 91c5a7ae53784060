import type { BannerName } from '@/lib/chrome/rules';
import { EventBanner } from './EventBanner';
import { VotingBanner } from './VotingBanner';

export type BannerProps = { banner: BannerName };

/** The banner of this name in the rules. */
export const Banner = ({ banner }: BannerProps) =>
  banner === 'event' ? <EventBanner /> : <VotingBanner banner={banner} />;
