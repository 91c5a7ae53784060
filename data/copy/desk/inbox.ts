import { counted } from '@/data/copy/counted';

/** What the inbox says. */
export const INBOX_COPY = {
  title: 'Enquiries',
  stages: 'Where they stand',
  filter: 'Narrow the list',
  narrowed: (filters: number) => `Narrow the list: ${filters} chosen`,
  search: 'Search by name, mobile number or reference',
  searchHint: 'Of a name, the first three letters are needed. All stages are searched.',
  searchButton: 'Search',
  endSearch: 'End the search',
  city: 'City',
  branch: 'Branch',
  grade: 'Class',
  source: 'Source',
  assigned: 'Assigned to',
  me: 'Me',
  nobody: 'Nobody',
  calls: 'Calls due',
  callsMeaning: 'The calls that somebody has planned. Those whose time has come stand first.',
  noCalls: 'No call is planned.',
  callsFirst: 'What is due first',
  showCalls: 'Show them',
  callDue: 'Call due since',
  call: 'Call',
  direct: 'Direct, or not known',
  from: 'Sent from',
  to: 'Sent until',
  any: 'All',
  wrongDays: 'The first day is later than the last one. Please change one of them.',
  reset: 'Show all',
  loading: 'Reading the enquiries …',
  none: 'There is no enquiry here.',
  noneFound: 'Nothing was found. Please check the spelling. Of a name, three letters are needed.',
  again: 'Try again',
  stale: 'This list may be out of date:',
  older: 'Oldest first',
  found: 'What was found',
  next: 'Later ones',
  first: 'Back to the oldest',
  save: 'Save this list as a file (CSV)',
  saveHint:
    'For Excel and other spreadsheets. It holds names and numbers: please delete it when you are done.',
  waits: 'Waits',
  parent: 'Parent',
  child: 'Child',
  sent: 'Sent',
  stage: 'Stage',
} as const;

/** How many names a search cannot find yet. */
export const unindexedNotice = (enquiries: number): string =>
  `${counted(enquiries, 'enquiry', 'enquiries')} of before cannot be found by name yet: the site is still reading them. References and numbers are found.`;
