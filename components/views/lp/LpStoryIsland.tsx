import { Island } from '@/components/ui/Island';
import type { LpStoryProps } from './LpStory';
import { ServedStory } from './servedStory';
// The story stands in the page without its code, so its looks come with the page.
import '@/components/blocks/Band.module.scss';
import '@/components/blocks/FactList.module.scss';
import '@/components/blocks/FaqList.module.scss';
import '@/components/blocks/Split.module.scss';
import '@/components/ui/Button.module.scss';
import './VisitBranches.module.scss';
import './VisitChecklist.module.scss';
import './VisitEnd.module.scss';
import './VisitWay.module.scss';

const loadStory = async (props: LpStoryProps) => {
  const { LpStory } = await import('./LpStory');
  return <LpStory {...props} />;
};

/** Everything below the form as HTML that stays as it is. */
export const LpStoryIsland = (props: LpStoryProps) => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedStory && <ServedStory {...props} />}
    load={() => loadStory(props)}
  />
);
