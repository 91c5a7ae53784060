import { Island } from '@/components/ui/Island';
import type { NearMeStoryProps } from './NearMeStory';
import { ServedStory } from './servedStory';
// The story stands in the page without its code, so its looks come with the page.
import '@/components/blocks/Band.module.scss';
import '@/components/blocks/CityCard.module.scss';
import '@/components/blocks/CityGrid.module.scss';
import '@/components/blocks/FaqList.module.scss';
import './SchoolRunPoints.module.scss';

const loadStory = async (props: NearMeStoryProps) => {
  const { NearMeStory } = await import('./NearMeStory');
  return <NearMeStory {...props} />;
};

/** The story around the finder as HTML that stays as it is. */
export const NearMeStoryIsland = (props: NearMeStoryProps) => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedStory && <ServedStory {...props} />}
    load={() => loadStory(props)}
  />
);
