import { Island } from '@/components/ui/Island';
import type { BlocksProps } from './Blocks';
import { ServedBlocks } from './servedBlocks';
// The blocks stand in the page without their code, so their looks come with the page.
import '@/components/blocks/Band.module.scss';
import './AgeList.module.scss';
import './FactTable.module.scss';
import './NextLinks.module.scss';
import './PictureCards.module.scss';
import './PlainList.module.scss';
import '@/components/blocks/PointList.module.scss';
import './WeekendProject.module.scss';

const loadBlocks = async (props: BlocksProps) => {
  const { Blocks } = await import('./Blocks');
  return <Blocks {...props} />;
};

/** The blocks of a page as HTML that stays as it is. */
export const BlocksIsland = (props: BlocksProps) => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedBlocks && <ServedBlocks {...props} />}
    load={() => loadBlocks(props)}
  />
);
