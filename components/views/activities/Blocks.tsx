import { Band } from '@/components/blocks/Band';
import type { ShownBlock } from '@/lib/activities/activityPage';
import { BlockBody } from './BlockBody';

export type BlocksProps = { blocks: readonly ShownBlock[] };

/** The blocks of a page, on white and on paper by turns. */
export const Blocks = ({ blocks }: BlocksProps) =>
  blocks.map((block, at) => (
    <Band
      key={block.id}
      id={block.id}
      heading={block.heading}
      lead={block.lead}
      tone={at % 2 === 0 ? 'white' : 'paper'}
    >
      <BlockBody block={block} />
    </Band>
  ));
