import { Band } from '@/components/blocks/Band';
import { FaqList } from '@/components/blocks/FaqList';
import { VISIT_TEXTS } from '@/data/content/landing/visitTexts';
import type { LandingContact } from '@/lib/landing/contact';
import type { LpPage } from '@/lib/landing/lpPage';
import { VisitBranches } from './VisitBranches';
import { VisitChecklist } from './VisitChecklist';
import { VisitEnd } from './VisitEnd';
import { VisitWay } from './VisitWay';

type LpSectionsProps = { page: LpPage; contact: LandingContact };

/** What a visit in this city is good for: which branch, what to look at, how to get there, when. */
export const LpSections = ({ page, contact }: LpSectionsProps) => {
  const { city, branches, questions } = page;
  return (
    <>
      <Band
        id="branches"
        tone="white"
        heading={VISIT_TEXTS.where.heading(city.name, branches.length)}
        lead={page.formOnly}
      >
        <VisitBranches page={page} />
      </Band>
      <Band id="visit" heading={VISIT_TEXTS.visit.heading} lead={VISIT_TEXTS.visit.lead}>
        <VisitChecklist page={page} />
      </Band>
      <Band id="way" tone="white" heading={VISIT_TEXTS.way.heading(city.name)}>
        <VisitWay page={page} />
      </Band>
      <Band id="questions" heading={VISIT_TEXTS.questionsHeading}>
        <FaqList questions={questions} />
      </Band>
      <VisitEnd contact={contact} />
    </>
  );
};
