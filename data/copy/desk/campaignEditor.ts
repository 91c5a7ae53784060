import type { CampaignBlock, CampaignSubject, HiddenField } from '@/data/campaigns/campaign';
import { counted } from '@/data/copy/counted';
import type { CityListMode } from '@/data/places/cityLists';

/** What the page says on which a campaign is written. */
export const EDITOR_COPY = {
  back: 'All campaigns',
  saved: 'All changes are saved.',
  saving: 'Saving …',
  waiting: 'Changes are not saved yet …',
  again: 'Save again',
  reload: 'Show the newer version',
  publish: 'Publish',
  publishChanges: 'Publish the changes',
  unpublish: 'Take it back',
  copy: 'Copy',
  remove: 'Delete the draft',
  reallyRemove: 'Delete it for good',
  removeWhy: 'The draft and its history will be gone.',
  keep: 'Keep it',
  published: 'Published. Within ten seconds every visitor sees it.',
  unpublished: 'Taken back. Within ten seconds nobody sees it any more.',
  restored: 'The earlier version is the draft again. Publish it when you are ready.',
  renewed: 'The old preview address leads nowhere now.',
  ready: 'Nothing is missing: you can publish it.',
  addresses: 'Addresses for advertisements',
  addressesHint: 'Both show the same page; they differ in the telephone number of the visit.',
  check: 'Check before you pay',
  checkHint:
    'A browser visits the page as eight visitors would, on a telephone and on a computer. It takes about half a minute, and nothing is sent.',
  basics: 'The page itself',
  slug: 'End of the address',
  slugHint:
    'Small letters, digits and hyphens, such as camp-nigdi-may. Published under /campaign/ and /campaignv1/.',
  pageTitle: 'Title',
  pageTitleHint: 'For the browser’s tab. 10 to 45 characters.',
  description: 'Description',
  descriptionHint: 'For shared links. 70 to 160 characters.',
  about: 'About',
  aboutHint:
    'A camp or an event has no parts about admission, and its form asks nothing about the class to enter.',
  city: 'City of the page',
  noCity: 'No city: a page about several, or none',
  from: 'First day',
  until: 'Last day',
  daysHint: 'Empty: at once, and until you take it back.',
  phone: 'Telephone number of its own',
  phoneHint: 'Ten digits without +91, or a 1800 number. Empty: the number that the visit brings.',
  colors: 'Colours of its own',
  hasColors: 'Use colours of its own',
  brand: 'Buttons and links',
  dark: 'Dark parts',
  tint: 'Pale parts',
  form: 'The form',
  offers: 'Which places it offers',
  ownPlaces: 'Chosen cities and branches',
  cities: 'Cities, with all their branches',
  branches: 'Single branches',
  startBranch: 'It starts with the branch',
  startGrade: 'It starts with the class',
  none: 'None',
  hidden: 'What it does not ask',
  hiddenHint:
    'Names, birthday and mobile number are always asked: without them nobody can be called.',
  top: 'The first screen',
  heading: 'Heading',
  headingHint: 'The promise: 10 to 56 characters.',
  lead: 'Line below it',
  leadHint: 'Why: 20 to 102 characters.',
  points: 'Short reasons',
  point: 'Reason',
  formHeading: 'Heading of the form',
  formText: 'Line below it',
  tagName: 'Name beside the picture',
  tagDetail: 'Line below the name',
  drawing: 'Drawing',
  ownDrawing: 'That of the city, or of a school',
  facts: 'Facts',
  term: 'Name',
  detail: 'What stands for it',
  parts: 'The parts below',
  addPart: 'Add a part',
  partKind: 'Kind of part',
  partLead: 'Line below the heading',
  paragraphs: 'Paragraphs',
  paragraph: 'Paragraph',
  linkTitle: 'Words on the button',
  linkPath: 'It leads to',
  noLink: 'No button',
  pointTitle: 'Title',
  pointText: 'Text',
  question: 'Question',
  answer: 'Answer',
  text: 'Text',
  whichCities: 'Only in these cities',
  whichBoard: 'Only of this board',
  whichGrade: 'Only those that teach',
  whichBoarding: 'Only those with boarding',
  all: 'All',
  stages: 'Stages',
  stepsDetail: 'How much the steps say',
  stepsFull: 'All of it',
  stepsShort: 'A line each',
  nothingToFill: 'The site fills in the rest by itself.',
  preview: 'The page as it is now',
  previewSize: 'Shown as on',
  previewPhone: 'a telephone (390)',
  previewWide: 'a computer (1280)',
  previewFrame: 'Preview of the page',
  noPreview: 'Without its first part the page cannot be shown.',
  previewLink: 'Preview for others',
  previewLinkHint:
    'Whoever has this address sees the draft, without a login. Nothing is sent or counted there.',
  previewRenew: 'End this address and make another one',
  history: 'History',
  restore: 'Go back to this',
  up: 'Move up',
  down: 'Move down',
  takeOut: 'Take out',
  add: 'Add',
} as const;

export const SUBJECT_NAMES: Readonly<Record<CampaignSubject, string>> = {
  admission: 'Admission',
  camp: 'A camp',
  event: 'An event',
};

export const OFFER_NAMES: Readonly<Record<CityListMode, string>> = {
  full: 'All cities',
  compact: 'All cities without Patna and Ranchi',
  restricted: 'New Delhi, Bangalore and Delhi NCR',
  cbse: 'All cities, CBSE branches only',
};

export const HIDDEN_NAMES: Readonly<Record<HiddenField, string>> = {
  email: 'E-mail address',
  visit: 'Campus visit',
  place: 'City and branch (where it starts with a branch)',
  grade: 'Class (where it starts with a class)',
};

export const PART_NAMES: Readonly<
  Record<Exclude<CampaignBlock['kind'], 'hero-with-form'>, string>
> = {
  text: 'Paragraphs with a button',
  points: 'Short texts side by side',
  facts: 'Names and what stands for each',
  branches: 'Branches that fit',
  cities: 'All cities',
  stages: 'Ages for the classes',
  steps: 'The road to a seat',
  documents: 'Documents to bring',
  questions: 'Questions and answers',
  'boarding-life': 'Life on campuses with boarding',
  'call-line': 'The number to call',
};

/** How much is still wrong. */
export const problemCount = (problems: number): string =>
  `${counted(problems, 'thing', 'things')} to mend before it can be published:`;

/** A part by its place and its heading, for whoever hears the buttons beside it. */
export const partName = (at: number, heading: string): string => `Part ${at}: ${heading}`;

/** What a button does, and to which entry. */
export const entryAction = (action: string, name: string, at: number): string =>
  `${action}: ${name} ${at}`;

/** Above the page of a preview. */
export const PREVIEW_COPY = {
  title: 'Preview',
  notice: 'Preview of a draft: only who has this address sees it. Links and form do nothing here.',
} as const;
