import { Band } from '@/components/blocks/Band';
import { FaqList } from '@/components/blocks/FaqList';
import { Split } from '@/components/blocks/Split';
import { BOARDING_OPEN } from '@/data/content/landing/boardingOpen';
import { PATHS } from '@/data/routes/paths';
import type { BoardingOpenPage } from '@/lib/landing/boardingOpenPage';
import type { LandingContact } from '@/lib/landing/contact';
import { OpenCampuses } from './OpenCampuses';
import { OpenEnd } from './OpenEnd';
import { PackList } from './PackList';
import { Suits } from './Suits';
import { WeekPlan } from './WeekPlan';

type BoardingSectionsProps = { page: BoardingOpenPage; contact: LandingContact };

const { campuses, suits, week, pack, visit, questions, questionsHeading, dayLink } = BOARDING_OPEN;

/** The campuses, whom boarding suits, a week in the house, what to pack and how to visit. */
export const BoardingSections = ({ page, contact }: BoardingSectionsProps) => (
  <>
    <Band id="campuses" tone="white" heading={campuses.heading} lead={campuses.lead}>
      <OpenCampuses campuses={page.campuses} />
    </Band>
    <Band id="suits" heading={suits.heading} lead={suits.lead}>
      <Suits />
    </Band>
    <Band id="week" tone="white" heading={week.heading} lead={week.lead}>
      <WeekPlan days={week.days} />
    </Band>
    <Band id="visit" heading={visit.heading} lead={visit.lead}>
      <WeekPlan days={visit.steps} />
    </Band>
    <Band id="pack" tone="white" heading={pack.heading} lead={pack.lead}>
      <PackList />
    </Band>
    <Band id="questions" heading={questionsHeading}>
      <Split
        aside={<OpenEnd contact={contact} other={{ title: dayLink, path: PATHS.admissionsOpen }} />}
      >
        <FaqList questions={questions} />
      </Split>
    </Band>
  </>
);
