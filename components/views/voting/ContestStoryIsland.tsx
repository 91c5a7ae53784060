import { Island } from '@/components/ui/Island';
import type { ContestStoryParts } from '@/lib/voting/contestPage';
import { ServedContestStory } from './servedContestStory';
// The story stands in the page without its code, so its looks come with the page.
import '@/components/blocks/PointList.module.scss';
import './ContestStory.module.scss';

const loadStory = async (story: ContestStoryParts) => {
  const { ContestStory } = await import('./ContestStory');
  return <ContestStory story={story} />;
};

/** What there is to read about a contest, as HTML that stays as it is. */
export const ContestStoryIsland = ({ story }: { story: ContestStoryParts }) => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedContestStory && <ServedContestStory story={story} />}
    load={() => loadStory(story)}
  />
);
