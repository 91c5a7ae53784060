import { Band } from '@/components/blocks/Band';
import { PROGRAM_COPY } from '@/data/copy/programs';
import type { ProgramPage } from '@/lib/programs/programPage';
import { CardLinks } from './CardLinks';
import { ProgramBlock } from './ProgramBlock';
import { toneAt } from './toneAt';

/** A programme in its parts, to be read: nothing in it does anything but lead on. */
export const ProgramStory = ({ page: { blocks, related } }: { page: ProgramPage }) => (
  <>
    {blocks.map((block, at) => (
      <Band
        key={block.heading}
        id={`part-${at + 1}`}
        tone={toneAt(at)}
        heading={block.heading}
        lead={block.lead}
      >
        <ProgramBlock block={block} />
      </Band>
    ))}
    <Band id="read-on" tone={toneAt(blocks.length)} heading={PROGRAM_COPY.related}>
      <CardLinks links={related} />
    </Band>
  </>
);
