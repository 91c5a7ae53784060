import { toEnquiry } from '@/lib/enquiry/enquiry';
import { type EnquiryFields, mapFields } from '@/lib/enquiry/fields';

/** A form with nothing wrong; a field that is optional is empty. */
export const SAMPLE_FIELDS: EnquiryFields = {
  ...mapFields(() => ''),
  parent_name: 'Asha Rao',
  child_name: 'Tara',
  date_of_birth: '2019-04-02',
  city: 'bangalore',
  branch: '8',
  grade: '5',
};

/** The same, checked and without a mobile number. */
export const SAMPLE_ENQUIRY = toEnquiry(SAMPLE_FIELDS);
