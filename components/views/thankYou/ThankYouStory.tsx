import { Band } from '@/components/blocks/Band';
import { Split } from '@/components/blocks/Split';
import { THANK_YOU } from '@/data/content/thankYou';
import { FollowUp } from './FollowUp';
import { Meanwhile } from './Meanwhile';
import { NextSteps } from './NextSteps';
import { PapersPart } from './PapersPart';
import { QuestionsToAsk } from './QuestionsToAsk';

const { next, followUp, prepare, meanwhile } = THANK_YOU;

/** What follows an enquiry, to be read. */
export const ThankYouStory = () => (
  <>
    <Band id="next" tone="white" heading={next.heading} lead={next.lead}>
      <NextSteps />
    </Band>
    <Band id="follow" heading={followUp.heading}>
      <FollowUp />
    </Band>
    <Band id="prepare" tone="white" heading={prepare.heading} lead={prepare.lead}>
      <Split aside={<PapersPart />}>
        <QuestionsToAsk />
      </Split>
    </Band>
    <Band id="meanwhile" heading={meanwhile.heading}>
      <Meanwhile />
    </Band>
  </>
);
