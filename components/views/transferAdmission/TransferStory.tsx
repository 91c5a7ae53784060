import { Band } from '@/components/blocks/Band';
import { FactList } from '@/components/blocks/FactList';
import { FaqList } from '@/components/blocks/FaqList';
import { Split } from '@/components/blocks/Split';
import { TRANSFER } from '@/data/content/landing/transfer';
import type { LandingContact } from '@/lib/landing/contact';
import type { TransferPage } from '@/lib/landing/transferPage';
import { BoardMoves } from './BoardMoves';
import { JoinableList } from './JoinableList';
import { TransferEnd } from './TransferEnd';

export type TransferStoryProps = { page: TransferPage; contact: LandingContact };

const { who, steps, where, papers, boards, questions, questionsHeading } = TRANSFER;

/** Who can join when and where, the papers, the change of board, the steps. */
export const TransferStory = ({ page, contact }: TransferStoryProps) => (
  <>
    <Band id="who" tone="white" heading={who.heading} lead={who.lead}>
      <FactList facts={who.bands} />
    </Band>
    <Band id="where" heading={where.heading} lead={where.lead}>
      <JoinableList cities={page.cities} />
    </Band>
    <Band id="papers" tone="white" heading={papers.heading} lead={papers.lead}>
      <FactList facts={papers.list} />
    </Band>
    <Band id="boards" heading={boards.heading} lead={boards.lead}>
      <BoardMoves />
    </Band>
    <Band id="steps" tone="white" heading={steps.heading}>
      <FactList facts={steps.list} />
    </Band>
    <Band id="questions" heading={questionsHeading}>
      <Split aside={<TransferEnd contact={contact} />}>
        <FaqList questions={questions} />
      </Split>
    </Band>
  </>
);
