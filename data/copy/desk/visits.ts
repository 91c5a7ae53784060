/** What the list of campus visits says. */
export const VISITS_COPY = {
  title: 'Campus visits',
  how: 'Who comes when, from today on unless you choose other days. A family that has not come is not marked: call and ask.',
  branch: 'Branch',
  allBranches: 'All of your branches',
  from: 'From',
  to: 'Until',
  show: 'Show',
  caption: 'The next visit first',
  begins: 'Begins',
  parent: 'Parent',
  child: 'Child',
  status: 'Status',
  reminded: 'Reminded',
  none: 'Nobody comes on these days.',
  more: 'There are more. Please choose fewer days, or save all of them as a file.',
  save: 'Save these visits as a file (CSV)',
  saveHint:
    'For Excel and other spreadsheets. It holds names and numbers: please delete it when you are done.',
} as const;

export const VISIT_STATUS_NAMES = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  withdrawn: 'Consent withdrawn: do not call',
} as const;
