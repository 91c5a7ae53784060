// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./EnquiryFlow') | null =
  typeof window === 'undefined' ? require('./EnquiryFlow') : null;

/**
 * The form as the server draws it. Null in the browser, whose first bundle must not hold React Hook
 * Form and yup.
 */
export const ServedFlow = served?.EnquiryFlow ?? null;
