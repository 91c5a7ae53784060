import type { ObjectSchema } from 'yup';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import type { EnquiryFields } from './fields';
import { createEnquirySchema } from './schema';
import { todayInIndia } from './today';

const RULES = createEnquirySchema(() => todayInIndia(Date.now()));

// The server's rules let an enquiry without a number pass: a session may have it.
const WITH_MOBILE = RULES.test(
  'mobile',
  ({ mobile }, { createError }) =>
    mobile !== '' || createError({ path: 'mobile', message: ERROR_MESSAGES['mobile/incomplete'] }),
);

/** The shared rules; a number is needed where no session has one. */
export const formSchema = (asksMobile: boolean): ObjectSchema<EnquiryFields> =>
  asksMobile ? WITH_MOBILE : RULES;
