import { Island } from '@/components/ui/Island';
import { ServedGoCosmoStory } from './servedGoCosmoStory';
// The story stands in the page without its code, so its looks come with the page.
import '@/components/blocks/Band.module.scss';
import './Activity.module.scss';
import './GoCosmoStory.module.scss';
import './NumberTable.module.scss';
import './StationList.module.scss';
import './TitledPoints.module.scss';

const loadStory = async () => {
  const { GoCosmoStory } = await import('./GoCosmoStory');
  return <GoCosmoStory />;
};

/** The record of the day as HTML that stays as it is. */
export const GoCosmoStoryIsland = () => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedGoCosmoStory && <ServedGoCosmoStory />}
    load={loadStory}
  />
);
