import { type ObjectSchema, object, string, type TestConfig } from 'yup';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { type EnquiryFields, type FieldEntry, mapFields } from './fields';

type SchemaOptions = {
  /** Asked when the form is checked, not when it is rendered: `() => todayInIndia(Date.now())`. */
  getToday: () => string;
  /** Whether the number is needed: a session may have it. */
  asksMobile: boolean;
  /** Whether a session has the number. Without one anywhere, an e-mail address has to be there. */
  hasNumber: boolean;
};

// Without it nobody could ever call or write back.
const CONTACT: TestConfig<string> = {
  name: 'contact',
  message: ERROR_MESSAGES['enquiry/no-contact-details'],
  test: (mobile, { parent: { email } }) => mobile !== '' || email !== '',
};

/** The rules of the enquiry, used by the form and again by the server. */
export const createEnquirySchema = ({
  getToday,
  asksMobile,
  hasNumber,
}: SchemaOptions): ObjectSchema<EnquiryFields> => {
  const toSchema = ({ name, missing, rules }: FieldEntry) => {
    const text = string().trim().default('');
    const isOptional = missing === undefined || (name === 'mobile' && !asksMobile);
    const checked = rules.reduce(
      (schema, { isRight, message }, index) =>
        schema.test(`rule ${index}`, message, (value, { parent: { city, branch } }) => {
          return value === '' || isRight(value, { city, branch, today: getToday() });
        }),
      isOptional ? text : text.required(missing),
    );
    const needsContact = name === 'mobile' && isOptional && !hasNumber;
    return needsContact ? checked.test(CONTACT) : checked;
  };
  return object(mapFields(toSchema));
};
