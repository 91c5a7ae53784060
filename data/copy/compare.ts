/** The way to the comparison from other pages: apart from the rest, since those pages load it. */
export const COMPARE_LINK_COPY = {
  card: 'Compare',
  branch: 'Compare with another branch',
  nearest: 'Compare it with the first two',
  nearestOne: 'Compare the two',
} as const;

/** The words of the comparison that the browser needs. */
export const COMPARE_COPY = {
  home: 'Home',
  heading: 'Compare branches side by side',
  title: (titles: string) => `Compare ${titles}`,
  lead: 'Choose up to three branches, in one city or in several. What differs between them comes first, then what is the same.',
  add: 'Add a branch',
  addHint: 'The name of a branch or a city, in any spelling. For example',
  addExample: 'Nigdi',
  addButton: 'Add',
  full: 'Three branches are chosen. Remove one to add another.',
  none: 'We have no branch of that name. Try the name of the city, or look through the list:',
  byLocality: 'all branches by city',
  found: (count: number) => (count === 1 ? 'One branch fits.' : `${count} branches fit.`),
  foundMany: (count: number, shown: number) =>
    `${count} branches fit; these are the first ${shown}. Type more letters to narrow it down.`,
  added: (title: string) => `${title} is in the table.`,
  removed: (title: string) => `${title} is out of the table.`,
  remove: 'Remove',
  share: 'Copy the link',
  copied: 'Link copied. Whoever opens it sees the same branches.',
  notCopied: 'Your browser did not copy the link. Here it is, to copy by hand:',
  caption: 'The branches side by side',
  rows: {
    fees: 'Fees of the first year',
    laterYears: 'A later year, terms only',
    dueOn: 'Terms are paid by',
    bus: 'School bus',
    distance: 'Distance in a straight line',
    hours: 'School hours',
    office: 'Office hours',
    head: 'Head of the branch',
    classSize: 'Most children in a class',
    grades: 'Grades',
    board: 'Board',
    examinations: 'Board examinations',
    boarding: 'Boarding',
    facilities: 'Facilities',
    sharedFacilities: 'Facilities at each of them',
    languages: 'Languages',
    stages: 'Stages',
    areas: 'Areas served',
    landmark: 'Landmark',
    nearby: 'Nearest other branches',
  },
  different: 'What differs',
  alike: 'What is the same',
  notGiven: 'Not given yet',
  onlyHere: 'Only here:',
  alsoElsewhere: 'Also at one of the others:',
  noneBeside: 'No others',
  secondLanguage: 'Second:',
  thirdLanguage: 'Third:',
  fromHome: (name: string, km: string) => `From ${name}: ${km}`,
  onlyBranch: 'It is our only branch in the city',
  feesText: 'The office has the fee sheet of each grade.',
  feesLink: 'Ask for the fee sheet',
  feesMore: 'How fees work',
  onPaper: 'This comparison on the site:',
  alone: 'Add a second branch above to compare.',
  plainText:
    'Searching as you type needs JavaScript. Without it, choose up to three branches here and press the button.',
  plainField: (number: number) => `Branch ${number}`,
  plainNone: 'None',
  plainButton: 'Compare these branches',
  startHeading: 'For a start',
} as const;

/** What a parent is told when the address held something that cannot be shown as it is. */
export const COMPARE_NOTICES = {
  unknown: (name: string) => `We have no branch with a page called “${name}”.`,
  didYouMean: 'Did you mean',
  lookThrough: 'Look through',
  cut: (shown: string, left: string) =>
    `Three branches fit side by side. You see ${shown}; ${left} did not fit any more.`,
} as const;

/** Sentences about what is alike and what is not. */
export const COMPARE_SUMMARY = {
  alike: (what: string) => `The same: ${what}.`,
  different: (what: string) => `Different: ${what}.`,
  sharedAreas: (areas: string, count: number) =>
    `${count === 2 ? 'Both' : 'All three'} serve ${areas}.`,
  names: {
    board: 'the board',
    grades: 'the grades taught',
    examinations: 'the board examinations taken there',
    boarding: 'boarding',
  },
} as const;

/** What a branch is said to be in its column. */
export const COMPARE_FACTS = {
  youngest: (grade: string, age: number, day: string) =>
    `${grade} from ${age} completed years on ${day}`,
  boarders: 'Yes; day pupils are welcome too',
  dayOnly: 'No, day school only',
  listedAs: (name: string) => `Listed as ${name} in our directory`,
  apart: (title: string, km: string) => `To ${title}: ${km}`,
  farAway: (km: number) => `More than ${km} km from the others`,
  boardingFee: (amount: string) => `Boarding, meals and laundry: ${amount} a year more`,
  busFee: (least: string, most: string) =>
    least === most ? `${least} a year` : `${least} to ${most} a year, by distance`,
  busStops: (count: number, least: number, most: number) =>
    count === 1
      ? `One stop, ${least} minutes away`
      : `${count} stops, ${least} to ${most} minutes away`,
  head: (name: string, since: number) => `${name}, since ${since}`,
} as const;

/** Comparisons to begin with; each says why somebody would want it. */
export const COMPARE_EXAMPLES = [
  { text: 'Two boards in one city', branches: ['btm-layout', 'jalahalli'] },
  {
    text: 'Boarding up to Grade 12',
    branches: [
      'boarding-school-sonipat',
      'boarding-school-kanakapura-road',
      'boarding-school-bhedaghat-road',
    ],
  },
  {
    text: 'A pre-primary wing and its main branch',
    branches: ['sahakar-nagar-pre-primary', 'sahakar-nagar'],
  },
] as const;
