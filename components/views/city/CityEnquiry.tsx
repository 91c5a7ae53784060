import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import type { CityPage } from '@/lib/schools/directory/cityPage';

/** The enquiry form, set to the city. */
export const CityEnquiry = ({ page: { name, cards, enquiry } }: { page: CityPage }) =>
  enquiry && (
    <EnquirySection
      heading={`Ask about ${cards.length === 1 ? 'our' : 'a'} branch in ${name}`}
      text="Choose the branch in the form. The admissions team calls you back."
      {...enquiry}
    />
  );
