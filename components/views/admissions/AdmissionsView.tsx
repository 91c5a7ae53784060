import { AdmissionSteps } from '@/components/blocks/AdmissionSteps';
import { AgeCalculator } from '@/components/blocks/AgeCalculator';
import { AgeTable } from '@/components/blocks/AgeTable';
import { Band } from '@/components/blocks/Band';
import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { CityGrid } from '@/components/blocks/CityGrid';
import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { FaqList } from '@/components/blocks/FaqList';
import { Hero } from '@/components/blocks/Hero';
import { Seo } from '@/components/blocks/Seo';
import { Split } from '@/components/blocks/Split';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import { ADMISSION_SESSION } from '@/data/school';
import type { CityCardFacts } from '@/lib/schools/directory/cityCards';
import type { Question } from '@/lib/schools/questions/question';
import { AdmissionLinks } from './AdmissionLinks';
import { DocumentsAside } from './DocumentsAside';
import { GradeNotes } from './GradeNotes';

type AdmissionsViewProps = {
  seo: PageSeo;
  cities: readonly CityCardFacts[];
  questions: readonly Question[];
};

const PICTURE = {
  src: '/pictures/admissions/teddy-joins.svg',
  alt: 'A family with papers is welcomed at the school door; the teddy bear has brought its own',
};

/** How to join: the grade, the steps, the documents, the city. */
export const AdmissionsView = ({ seo, cities, questions }: AdmissionsViewProps) => (
  <>
    <Seo {...seo} />
    <Hero
      heading="Admissions are open"
      lead={`For the ${ADMISSION_SESSION.label} session: five steps and no entrance test. Start with the grade, then pick the branch.`}
      picture={PICTURE}
      trail={<Breadcrumbs trail={[{ title: 'Home', path: PATHS.home }]} current="Admissions" />}
    >
      <AdmissionLinks />
    </Hero>
    <Band
      id="ages"
      tone="white"
      heading="Which grade will my child enter?"
      lead="It depends on the birthday, and on the day on which the state of the branch counts ages."
    >
      <Split aside={<AgeTable />}>
        <AgeCalculator />
        <GradeNotes />
      </Split>
    </Band>
    <Band id="steps" heading="From the first call to the first day">
      <Split aside={<DocumentsAside />}>
        <AdmissionSteps />
      </Split>
    </Band>
    <Band
      id="cities"
      tone="white"
      heading="Admission in your city"
      lead="Which branches take which ages, and what families there ask."
    >
      <CityGrid cities={cities} />
    </Band>
    <Band id="questions" heading="Questions about joining">
      <Split
        aside={
          <EnquirySection
            heading="Start with an enquiry"
            text="The team of the branch calls you back."
          />
        }
      >
        <FaqList questions={questions} />
      </Split>
    </Band>
  </>
);
