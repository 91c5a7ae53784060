import { Island } from '@/components/ui/Island';
import type { AdmissionsStoryProps } from './AdmissionsStory';
import { ServedStory } from './servedStory';
// The story stands in the page without its code, so its looks come with the page.
import '@/components/blocks/AdmissionSteps.module.scss';
import '@/components/blocks/CityCard.module.scss';
import '@/components/blocks/CityGrid.module.scss';
import '@/components/blocks/PapersToBring.module.scss';
import './PapersAside.module.scss';

const loadStory = async (props: AdmissionsStoryProps) => {
  const { AdmissionsStory } = await import('./AdmissionsStory');
  return <AdmissionsStory {...props} />;
};

/** The steps, papers and cities as HTML that stays as it is. */
export const AdmissionsStoryIsland = (props: AdmissionsStoryProps) => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedStory && <ServedStory {...props} />}
    load={() => loadStory(props)}
  />
);
