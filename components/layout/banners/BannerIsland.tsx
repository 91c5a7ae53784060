import { Island } from '@/components/ui/Island';
import type { BannerName } from '@/lib/chrome/rules';
import { ServedBanner } from './servedBanner';
// The banner stands in the page without its code, so its looks come with the page.
import './EventBanner.module.scss';
import './VotingBanner.module.scss';

type BannerIslandProps = { banner: BannerName | null };

const loadBanner = async (banner: BannerName) => {
  const { Banner } = await import('./Banner');
  return <Banner banner={banner} />;
};

/** The banner below the header, if the page has one, as HTML that stays as it is. */
export const BannerIsland = ({ banner }: BannerIslandProps) =>
  banner && (
    <Island
      key={banner}
      shape="contents"
      isWokenByTouch={false}
      still={ServedBanner && <ServedBanner banner={banner} />}
      load={() => loadBanner(banner)}
    />
  );
