import { Band } from '@/components/blocks/Band';
import type { Part } from '@/data/content/about/part';
import { ChecklistSheets } from './ChecklistSheets';
import { PartBody } from './PartBody';
import { WordsText } from './WordsText';

type AboutSectionsProps = {
  parts: readonly Part[];
  /** The tone of the first band: the other one than that of what stands above it. */
  firstTone?: 'paper' | 'white';
};

/** The parts of a page as bands, every other one white, to be read. */
export const AboutSections = ({ parts, firstTone = 'white' }: AboutSectionsProps) => (
  <>
    {parts.map((part, at) =>
      part.kind === 'checklists' ? (
        <ChecklistSheets key={part.id} {...part} />
      ) : (
        <Band
          key={part.id}
          id={part.id}
          heading={part.heading}
          lead={part.lead && <WordsText words={part.lead} />}
          tone={(at % 2 === 0) === (firstTone === 'white') ? 'white' : 'paper'}
        >
          <PartBody part={part} />
        </Band>
      ),
    )}
  </>
);
