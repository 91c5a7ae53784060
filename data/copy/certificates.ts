/** The form that finds a transfer certificate. */
export const CERTIFICATE_COPY = {
  heading: 'Check a certificate',
  lead: 'For parents, and for schools that were shown a certificate of ours. You need its number and the date of birth on it.',
  number: 'Certificate number',
  numberHint: 'Year, branch and running number, for example 2025/008/014',
  bornOn: 'Date of birth on the certificate',
  bornOnHint: 'The pupil’s, as it is printed there',
  submit: 'Find',
} as const;

/** The page that answers. */
export const CERTIFICATE_ANSWER_COPY = {
  home: 'Home',
  back: 'Transfer certificates',
  title: 'Transfer certificate',
  description: 'The certificate that you asked for.',
  found: (number: string): string => `Certificate ${number} is in our register`,
  foundAdvice:
    'Compare each line with the certificate. If one differs, please ask the branch that issued it.',
  facts: {
    number: 'Number',
    branch: 'Branch',
    lastClass: 'Class last attended',
    issuedOn: 'Issued on',
  },
  another: 'Check another certificate',
  again: 'Try again',
  contact: (phone: string, email: string): string =>
    `The admissions team helps at ${phone} or ${email}. Please give the number of the certificate.`,
} as const;
