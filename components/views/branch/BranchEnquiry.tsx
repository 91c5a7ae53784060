import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import type { BranchPage } from '@/lib/schools/directory/branchPage';

/** The enquiry form, set to this branch, or to the one that answers for it. */
export const BranchEnquiry = ({ page: { enquiry, title } }: { page: BranchPage }) =>
  enquiry && (
    <EnquirySection
      heading={`Enquire about ${title}`}
      text={enquiry.standsIn ? standInLine(title, enquiry.standsIn.title) : CALL_BACK}
      branchId={enquiry.branchId}
      standsInFor={enquiry.standsIn?.standsInFor}
    />
  );

const CALL_BACK = 'The admissions team of the branch calls you back.';

const standInLine = (title: string, standsIn: string): string =>
  `The team of ${standsIn}, our nearest branch, answers enquiries about ${title} too, and a campus visit from this form is at ${standsIn}. To see ${title} itself, call its office.`;
