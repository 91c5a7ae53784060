import { Island } from '@/components/ui/Island';
import type { BoardingStoryProps } from './BoardingStory';
import { ServedBoardingStory } from './servedBoardingStory';
// The story stands in the page without its code, so its looks come with the page.
import '@/components/blocks/Band.module.scss';
import '@/components/blocks/FaqList.module.scss';
import '@/components/blocks/Split.module.scss';
import '@/components/ui/Button.module.scss';
import './OpenCampuses.module.scss';
import './OpenEnd.module.scss';
import './PackList.module.scss';
import './Suits.module.scss';
import './WeekPlan.module.scss';

const loadStory = async (props: BoardingStoryProps) => {
  const { BoardingStory } = await import('./BoardingStory');
  return <BoardingStory {...props} />;
};

/** Everything below the form as HTML that stays as it is. */
export const BoardingStoryIsland = (props: BoardingStoryProps) => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedBoardingStory && <ServedBoardingStory {...props} />}
    load={() => loadStory(props)}
  />
);
