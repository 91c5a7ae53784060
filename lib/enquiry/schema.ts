import { type ObjectSchema, object, string } from 'yup';
import { type EnquiryFields, type FieldEntry, mapFields } from './fields';

type SchemaOptions = {
  /** Asked when the form is checked, not when it is rendered: `() => todayInIndia(Date.now())`. */
  getToday: () => string;
  /** Whether the number is needed: a session may have it. */
  asksMobile: boolean;
};

/** The rules of the enquiry, used by the form and again by the server. */
export const createEnquirySchema = ({
  getToday,
  asksMobile,
}: SchemaOptions): ObjectSchema<EnquiryFields> => {
  const toSchema = ({ name, missing, rules }: FieldEntry) => {
    const text = string().trim().default('');
    const isOptional = missing === undefined || (name === 'mobile' && !asksMobile);
    return rules.reduce(
      (schema, { isRight, message }, index) =>
        schema.test(`rule ${index}`, message, (value, { parent: { city, branch } }) => {
          return value === '' || isRight(value, { city, branch, today: getToday() });
        }),
      isOptional ? text : text.required(missing),
    );
  };
  return object(mapFields(toSchema));
};
