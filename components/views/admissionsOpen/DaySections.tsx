import { AdmissionSteps } from '@/components/blocks/AdmissionSteps';
import { AgeTable } from '@/components/blocks/AgeTable';
import { Band } from '@/components/blocks/Band';
import { FactList } from '@/components/blocks/FactList';
import { FaqList } from '@/components/blocks/FaqList';
import { Split } from '@/components/blocks/Split';
import { ADMISSIONS_OPEN } from '@/data/content/landing/admissionsOpen';
import { PATHS } from '@/data/routes/paths';
import type { AdmissionsOpenPage } from '@/lib/landing/admissionsOpenPage';
import type { LandingContact } from '@/lib/landing/contact';
import { OpenCities } from './OpenCities';
import { OpenEnd } from './OpenEnd';
import { WeekPlan } from './WeekPlan';

type DaySectionsProps = { page: AdmissionsOpenPage; contact: LandingContact };

const { week, ages, steps, cities, why, questions, questionsHeading } = ADMISSIONS_OPEN;

/** One week's plan, the ages, the five steps, the cities and the reasons. */
export const DaySections = ({ page, contact }: DaySectionsProps) => (
  <>
    <Band id="week" tone="white" heading={week.heading} lead={week.lead}>
      <WeekPlan days={week.days} />
    </Band>
    <Band id="ages" heading={ages.heading} lead={ages.lead}>
      <Split
        aside={
          <>
            <h3>{ages.beginHeading}</h3>
            <FactList facts={page.begin} />
          </>
        }
      >
        <AgeTable />
      </Split>
    </Band>
    <Band id="steps" tone="white" heading={steps.heading} lead={steps.lead}>
      <Split
        aside={
          <>
            <h3>{why.heading}</h3>
            <FactList facts={why.points} />
          </>
        }
      >
        <AdmissionSteps />
      </Split>
    </Band>
    <Band id="cities" heading={cities.heading} lead={cities.lead}>
      <OpenCities cities={page.cities} />
    </Band>
    <Band id="questions" tone="white" heading={questionsHeading}>
      <Split
        aside={
          <OpenEnd
            contact={contact}
            other={{ title: ADMISSIONS_OPEN.boardingLink, path: PATHS.admissionsOpenBoarding }}
          />
        }
      >
        <FaqList questions={questions} />
      </Split>
    </Band>
  </>
);
