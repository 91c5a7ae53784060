import { Island } from '@/components/ui/Island';
import type { HomePage } from '@/lib/directory/homePage';
import { ServedStory } from './servedStory';
// The story stands in the page without its code, so its looks come with the page.
import '@/components/blocks/AdmissionSteps.module.scss';
import '@/components/blocks/CityCard.module.scss';
import '@/components/blocks/CityGrid.module.scss';
import './AdmissionStart.module.scss';
import './BoardCards.module.scss';
import './CampusKinds.module.scss';
import './SampleResults.module.scss';
import './SchoolFacts.module.scss';
import './StageCards.module.scss';
import './TopperList.module.scss';

type HomeStoryIslandProps = { page: HomePage };

const loadStory = async (page: HomePage) => {
  const { HomeStory } = await import('./HomeStory');
  return <HomeStory page={page} />;
};

/** The story of the home page as HTML that stays as it is. */
export const HomeStoryIsland = ({ page }: HomeStoryIslandProps) => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedStory && <ServedStory page={page} />}
    load={() => loadStory(page)}
  />
);
