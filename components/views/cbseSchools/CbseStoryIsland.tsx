import { Island } from '@/components/ui/Island';
import type { CbseStoryProps } from './CbseStory';
import { ServedStory } from './servedStory';
// The story stands in the page without its code, so its looks come with the page.
import '@/components/blocks/Band.module.scss';
import '@/components/blocks/FactList.module.scss';
import '@/components/blocks/FaqList.module.scss';
import '@/components/blocks/Split.module.scss';
import '@/components/ui/Button.module.scss';
import './CbseBranches.module.scss';
import './CbseCompare.module.scss';
import './CbseLinks.module.scss';
import './CbseMeaning.module.scss';
import './CbseSubjects.module.scss';

const loadStory = async (props: CbseStoryProps) => {
  const { CbseStory } = await import('./CbseStory');
  return <CbseStory {...props} />;
};

/** Everything below the form as HTML that stays as it is. */
export const CbseStoryIsland = (props: CbseStoryProps) => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedStory && <ServedStory {...props} />}
    load={() => loadStory(props)}
  />
);
