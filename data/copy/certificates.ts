/** The form that finds a transfer certificate. */
export const CERTIFICATE_COPY = {
  heading: 'Find a certificate',
  samplesNote:
    'So that you can try the form, this list holds sample certificates only: none of them was given to a child.',
  branch: 'Branch',
  branchHint: 'The one that issued the certificate',
  branchPlaceholder: 'Choose a branch',
  number: 'Certificate number',
  numberHint: 'Year and running number, for example 2025/014',
  submit: 'Find',
  // Also the way without scripts, which the search needs.
  orInList: 'Or look it up yourself:',
  toList: 'the list of all sample certificates',
  problems: {
    'no-branch': 'Please choose the branch that issued the certificate.',
    'no-number': 'Please enter the number of the certificate.',
    'not-a-number':
      'That is not a certificate number. It is a year and a running number, such as 2025/014.',
  },
  found: (number: string): string => `Certificate ${number} is in the list`,
  foundAdvice:
    'Compare each line with the paper in your hand. If one differs, do not use the paper: ask the branch that issued it.',
  facts: {
    number: 'Number',
    branch: 'Branch',
    lastClass: 'Class last attended',
    issuedOn: 'Issued on',
    list: 'List',
    sample: 'Sample entry, made for this page',
  },
  unknown: (number: string, branch: string): string =>
    `No certificate ${number} of ${branch} is in the list`,
  unknownSteps: [
    'Look at the year and the number on the paper once more, and whether the branch is the one at its head.',
    'A certificate that was issued in the last few days may not be entered yet.',
    'Still missing? Ask the office of the branch, with the number at hand. A school that was shown such a paper should ask too, before it relies on it.',
  ],
  contact: (phone: string, email: string): string =>
    `The main office helps at ${phone} or ${email}. Give the number of the certificate; the name of the child is not needed.`,
  listHeading: 'The sample certificates',
  listLead: 'By branch, the latest first. Names of children are never published here.',
  listColumns: ['Number', 'Class last attended', 'Issued on'],
} as const;
