import dynamic from 'next/dynamic';
import type { BannerName } from '@/lib/chrome/rules';

type BannerProps = { banner: BannerName };

// A handful of pages have one.
const EventBanner = dynamic(() => import('./EventBanner').then((part) => part.EventBanner));
const VotingBanner = dynamic(() => import('./VotingBanner').then((part) => part.VotingBanner));

/** The banner of this name in the rules. */
export const Banner = ({ banner }: BannerProps) =>
  banner === 'event' ? <EventBanner /> : <VotingBanner banner={banner} />;
