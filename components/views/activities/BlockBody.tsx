import { PointList } from '@/components/blocks/PointList';
import type { ShownBlock } from '@/lib/content/activities/activityPage';
import { AgeList } from './AgeList';
import { FactTable } from './FactTable';
import { NextLinks } from './NextLinks';
import { PictureCards } from './PictureCards';
import { PlainList } from './PlainList';
import { WeekendProject } from './WeekendProject';

type BlockBodyProps = { block: ShownBlock };

/** What stands under the heading of a block. */
export const BlockBody = ({ block }: BlockBodyProps) => {
  switch (block.kind) {
    case 'ages':
      return <AgeList ages={block.ages} />;
    case 'project':
      return <WeekendProject project={block.project} />;
    case 'points':
      return <PointList points={block.points} />;
    case 'list':
      return <PlainList items={block.items} tone="plain" />;
    case 'safety':
      return <PlainList items={block.items} tone="safety" />;
    case 'table':
      return <FactTable id={block.id} {...block.table} />;
    case 'links':
      return <NextLinks links={block.links} />;
    case 'cards':
      return <PictureCards cards={block.cards} />;
  }
};
