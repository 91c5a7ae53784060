import { Island } from '@/components/ui/Island';
import type { AboutStoryProps } from './AboutStory';
import { ServedStory } from './servedStory';
// The story stands in the page without its code, so its looks come with the page.
import '@/components/blocks/Band.module.scss';
import './ChecklistSheets.module.scss';
import './partLooks';

const loadStory = async (props: AboutStoryProps) => {
  const { AboutStory } = await import('./AboutStory');
  return <AboutStory {...props} />;
};

/** The parts of a page as HTML that stays as it is. */
export const AboutStoryIsland = (props: AboutStoryProps) => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedStory && <ServedStory {...props} />}
    load={() => loadStory(props)}
  />
);
