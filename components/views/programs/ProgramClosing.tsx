import { Band } from '@/components/blocks/Band';
import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { FaqList } from '@/components/blocks/FaqList';
import { Split } from '@/components/blocks/Split';
import { PROGRAM_COPY } from '@/data/copy/programs';
import type { ProgramPage } from '@/lib/content/programs/programPage';
import { toneAt } from './toneAt';

/** Questions, with the form beside them where there is one. */
export const ProgramClosing = ({ page: { blocks, questions, enquiry } }: { page: ProgramPage }) => (
  <Band id="questions" tone={toneAt(blocks.length + 1)} heading={PROGRAM_COPY.questions}>
    {enquiry ? (
      <Split aside={<EnquirySection {...enquiry} />}>
        <FaqList questions={questions} />
      </Split>
    ) : (
      <FaqList questions={questions} />
    )}
  </Band>
);
