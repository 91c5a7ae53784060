import { Island } from '@/components/ui/Island';
import { ServedStory } from './servedStory';
// The story stands in the page without its code, so its looks come with the page.
import '@/components/blocks/Band.module.scss';
import '@/components/blocks/PapersToBring.module.scss';
import '@/components/blocks/phones/PhoneLinks.module.scss';
import '@/components/blocks/Split.module.scss';
import '@/components/ui/Button.module.scss';
import './FollowUp.module.scss';
import './Meanwhile.module.scss';
import './NextSteps.module.scss';
import './QuestionsToAsk.module.scss';

const loadStory = async () => {
  const { ThankYouStory } = await import('./ThankYouStory');
  return <ThankYouStory />;
};

/** What follows an enquiry as HTML that stays as it is. */
export const ThankYouStoryIsland = () => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedStory && <ServedStory />}
    load={loadStory}
  />
);
