import { AdmissionSteps } from '@/components/blocks/AdmissionSteps';
import { AgeTable } from '@/components/blocks/AgeTable';
import { Band } from '@/components/blocks/Band';
import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { FaqList } from '@/components/blocks/FaqList';
import { Fold } from '@/components/blocks/Fold';
import { Hero } from '@/components/blocks/Hero';
import { Seo } from '@/components/blocks/Seo';
import { Split } from '@/components/blocks/Split';
import { CITY_ADMISSION_COPY } from '@/data/copy/cityAdmission';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import { ADMISSION_SESSION } from '@/data/school';
import type { CityAdmission } from '@/lib/schools/directory/cityAdmission';
import { AdmissionBranches } from './AdmissionBranches';
import { AdmissionCalendar } from './AdmissionCalendar';
import { AdmissionLinks } from './AdmissionLinks';
import { CityAdvice } from './CityAdvice';
import { CityDocuments } from './CityDocuments';
import { CityRules } from './CityRules';
import { DocumentsAside } from './DocumentsAside';

const COPY = CITY_ADMISSION_COPY;

type CityAdmissionViewProps = { seo: PageSeo; admission: CityAdmission };

/** Joining in one city: the year, the fees by class, ages, documents and who decides. */
export const CityAdmissionView = ({ seo, admission }: CityAdmissionViewProps) => {
  const { name, notes, skyline, branches, grades, guide, questions } = admission;
  return (
    <>
      <Seo {...seo} />
      <Hero
        heading={`School admission in ${name}`}
        lead={notes.intro}
        picture={{ src: skyline, width: 320, height: 200 }}
        trail={
          <Breadcrumbs
            trail={[
              { title: 'Home', path: PATHS.home },
              { title: 'Admissions', path: PATHS.admissions },
            ]}
            current={name}
          />
        }
      >
        <AdmissionLinks />
      </Hero>
      {guide && (
        <Band id="calendar" tone="white" heading={COPY.calendar(name)}>
          <AdmissionCalendar calendar={guide.calendar} />
        </Band>
      )}
      <Band
        id="branches"
        heading={COPY.fees.heading(name, branches.length)}
        lead={`Admissions for ${ADMISSION_SESSION.label} are open.`}
      >
        <AdmissionBranches admission={admission} />
      </Band>
      <Band id="ages" tone="white" heading={COPY.ages(name)}>
        <Fold summary={COPY.open.ages}>
          <Split aside={<CityAdvice notes={notes} name={name} />}>
            <AgeTable grades={grades} state={admission.state} />
          </Split>
        </Fold>
      </Band>
      <Band id="documents" heading={COPY.documents}>
        <Fold summary={COPY.open.documents}>
          <Split aside={<DocumentsAside />}>
            {guide && <CityDocuments guide={guide} name={name} />}
          </Split>
        </Fold>
      </Band>
      {guide && (
        <Band id="state" tone="white" heading={COPY.state(name)}>
          <Fold summary={COPY.open.state}>
            <CityRules guide={guide} />
          </Fold>
        </Band>
      )}
      <Band id="steps" heading={COPY.steps}>
        <AdmissionSteps detail="short" />
      </Band>
      <Band id="questions" tone="white" heading={`Questions parents in ${name} ask`}>
        <Split
          aside={
            <EnquirySection
              city={admission.slug}
              heading={`Enquire in ${name}`}
              text="Choose the branch. Its admissions team calls you back."
            />
          }
        >
          <FaqList questions={questions} />
        </Split>
      </Band>
    </>
  );
};
