import { Island } from '@/components/ui/Island';
import type { Home2Page } from '@/lib/directory/home2Page';
import { ServedStory } from './servedStory';
// The story stands in the page without its code, so its looks come with the page.
import '@/components/blocks/AdmissionSteps.module.scss';
import '@/components/blocks/Band.module.scss';
import './CityChips.module.scss';
import './HonestPoints.module.scss';
import './SchoolNumbers.module.scss';
import './StageTable.module.scss';
import './WaysIn.module.scss';

const loadStory = async (page: Home2Page) => {
  const { Home2Story } = await import('./Home2Story');
  return <Home2Story page={page} />;
};

/** The story below the form as HTML that stays as it is. */
export const Home2StoryIsland = ({ page }: { page: Home2Page }) => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedStory && <ServedStory page={page} />}
    load={() => loadStory(page)}
  />
);
