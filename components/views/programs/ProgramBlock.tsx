import type { ReactElement } from 'react';
import { AgeTable } from '@/components/blocks/AgeTable';
import { PointList } from '@/components/blocks/PointList';
import type { ShownBlock } from '@/lib/content/programs/programPage';
import { CardLinks } from './CardLinks';
import { CheckItems } from './CheckItems';
import { Lines } from './Lines';
import { Paragraphs } from './Paragraphs';
import { RowTable } from './RowTable';
import { Steps } from './Steps';

/** One part of a programme's page, by its kind; the heading stands above it already. */
export const ProgramBlock = ({ block }: { block: ShownBlock }): ReactElement => {
  switch (block.kind) {
    case 'text':
      return <Paragraphs paragraphs={block.paragraphs} />;
    case 'points':
      return <PointList points={block.points} columns="wide" />;
    case 'steps':
      return <Steps steps={block.steps} />;
    case 'list':
      return <CheckItems items={block.items} />;
    case 'links':
      return <CardLinks links={block.links} />;
    case 'table':
      return <RowTable {...block} />;
    case 'lines':
      return <Lines lines={block.lines} />;
    case 'ages':
      return <AgeTable grades={block.grades} />;
  }
};
