import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { Seo } from '@/components/blocks/Seo';
import { FormError } from '@/components/forms/FormError';
import { CHECK_COPY } from '@/data/copy/enquiryProgress';
import { PATHS } from '@/data/routes/paths';
import type { EnquiryFields, EnquiryProblems } from '@/lib/enquiry/fields';
import styles from './CheckView.module.scss';

type CheckViewProps = {
  /** What the parent had written; null where it could not be stored. */
  initial: EnquiryFields | null;
  problems: EnquiryProblems;
  /** What is wrong with all of it. */
  message: string | null;
};

/** The form again, with what was wrong with it: for browsers without JavaScript. */
export const CheckView = ({ initial, problems, message }: CheckViewProps) => (
  <div className={styles.root}>
    <Seo
      title={CHECK_COPY.title}
      description={CHECK_COPY.description}
      path={PATHS.enquiryCheck}
      robots="noindex"
    />
    <h1>{CHECK_COPY.title}</h1>
    {message !== null && <FormError id="enquiry-message">{message}</FormError>}
    <EnquirySection
      heading={CHECK_COPY.heading}
      text={initial ? CHECK_COPY.text : undefined}
      initial={initial ?? undefined}
      problems={problems}
    />
  </div>
);
