import { Island } from '@/components/ui/Island';
import { ServedStory } from './servedStory';
import type { TransferStoryProps } from './TransferStory';
// The story stands in the page without its code, so its looks come with the page.
import '@/components/blocks/Band.module.scss';
import '@/components/blocks/FactList.module.scss';
import '@/components/blocks/FaqList.module.scss';
import '@/components/blocks/Split.module.scss';
import '@/components/ui/Button.module.scss';
import './BoardMoves.module.scss';
import './JoinableList.module.scss';
import './TransferEnd.module.scss';

const loadStory = async (props: TransferStoryProps) => {
  const { TransferStory } = await import('./TransferStory');
  return <TransferStory {...props} />;
};

/** Everything below the form as HTML that stays as it is. */
export const TransferStoryIsland = (props: TransferStoryProps) => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedStory && <ServedStory {...props} />}
    load={() => loadStory(props)}
  />
);
