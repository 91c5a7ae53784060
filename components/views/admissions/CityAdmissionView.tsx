import { AdmissionSteps } from '@/components/blocks/AdmissionSteps';
import { AgeTable } from '@/components/blocks/AgeTable';
import { Band } from '@/components/blocks/Band';
import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { FaqList } from '@/components/blocks/FaqList';
import { Hero } from '@/components/blocks/Hero';
import { Seo } from '@/components/blocks/Seo';
import { Split } from '@/components/blocks/Split';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import { ADMISSION_SESSION } from '@/data/school';
import type { CityAdmission } from '@/lib/schools/directory/cityAdmission';
import { AdmissionBranches } from './AdmissionBranches';
import { AdmissionLinks } from './AdmissionLinks';
import { CityAdvice } from './CityAdvice';
import { DocumentsAside } from './DocumentsAside';

type CityAdmissionViewProps = { seo: PageSeo; admission: CityAdmission };

/** Joining in one city: its branches, the ages they take, and what families there weigh. */
export const CityAdmissionView = ({ seo, admission }: CityAdmissionViewProps) => {
  const { name, notes, skyline, branches, grades, questions } = admission;
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
      <Band
        id="branches"
        tone="white"
        heading={branches.length === 1 ? `Our branch in ${name}` : `Our branches in ${name}`}
        lead={`Admissions for ${ADMISSION_SESSION.label} are open. The branch tells you which grades have a seat.`}
      >
        <AdmissionBranches admission={admission} />
      </Band>
      <Band id="ages" heading={`The age for each grade in ${name}`}>
        <Split aside={<CityAdvice notes={notes} name={name} />}>
          <AgeTable grades={grades} state={admission.state} />
        </Split>
      </Band>
      <Band id="steps" tone="white" heading="From the first call to the first day">
        <Split aside={<DocumentsAside />}>
          <AdmissionSteps />
        </Split>
      </Band>
      <Band id="questions" heading={`Questions parents in ${name} ask`}>
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
