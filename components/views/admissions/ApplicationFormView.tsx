import { AdmissionSteps } from '@/components/blocks/AdmissionSteps';
import { Band } from '@/components/blocks/Band';
import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { Seo } from '@/components/blocks/Seo';
import { Split } from '@/components/blocks/Split';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import { ADMISSION_SESSION } from '@/data/school';
import styles from './ApplicationFormView.module.scss';
import { DocumentsAside } from './DocumentsAside';

type ApplicationFormViewProps = { seo: PageSeo };

/** The form first, then what else a family needs to know. */
export const ApplicationFormView = ({ seo }: ApplicationFormViewProps) => (
  <>
    <Seo {...seo} />
    <div className={styles.top}>
      <Breadcrumbs
        trail={[
          { title: 'Home', path: PATHS.home },
          { title: 'Admissions', path: PATHS.admissions },
        ]}
        current="Application form"
      />
      <h1>Application form {ADMISSION_SESSION.label}</h1>
      <p className={styles.lead}>
        Begin here, with an enquiry: it takes two minutes and costs nothing. Only the names, the
        birthday, the branch, the grade and a mobile number are needed. The application at the
        branch, its fee if the branch has one, and the papers come later.
      </p>
      <Split aside={<DocumentsAside />}>
        <EnquirySection heading="About your child" />
      </Split>
    </div>
    <Band id="steps" tone="white" heading="From this form to the first day">
      <AdmissionSteps />
    </Band>
  </>
);
