import { Island } from '@/components/ui/Island';
import type { CampaignStoryProps } from './CampaignStory';
import { ServedStory } from './servedStory';
// The story stands in the page without its code, so its looks come with the page.
import '@/components/blocks/AdmissionSteps.module.scss';
import '@/components/blocks/Band.module.scss';
import '@/components/blocks/FactList.module.scss';
import '@/components/blocks/FaqList.module.scss';
import '@/components/blocks/PapersToBring.module.scss';
import '@/components/blocks/landing/CallLine.module.scss';
import '@/components/ui/Button.module.scss';
import './BranchRows.module.scss';
import './CallBlock.module.scss';
import './CampusRows.module.scss';
import './CityLinks.module.scss';
import './PointGrid.module.scss';
import './SmallPrint.module.scss';
import './StageRows.module.scss';
import './StoryText.module.scss';

const loadStory = async (props: CampaignStoryProps) => {
  const { CampaignStory } = await import('./CampaignStory');
  return <CampaignStory {...props} />;
};

/** Everything below the form, as HTML that stays as it is. */
export const CampaignStoryIsland = (props: CampaignStoryProps) => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedStory && <ServedStory {...props} />}
    load={() => loadStory(props)}
  />
);
