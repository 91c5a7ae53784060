const HALF_HOUR = 30;

const hoursIn = (minutes: number): string => {
  const hours = Math.floor(minutes / (2 * HALF_HOUR));
  return hours === 1 ? '1 hour' : `${hours} hours`;
};

/** Interface words of the sample papers. */
export const PAPER_COPY = {
  home: 'Home',
  all: 'Sample papers',
  kind: 'Sample paper',
  classOf: (classNumber: number): string => `Class ${classNumber}`,
  name: (classNumber: number, subject: string): string => `Class ${classNumber} ${subject}`,
  heading: (course: string, number: number | null): string =>
    number === null ? `${course} sample paper` : `${course} sample paper ${number}`,
  paper: (number: number): string => `Paper ${number}`,
  papersOf: (course: string): string => `The papers: ${course}`,
  time: 'Time',
  timeOf: (minutes: number): string => {
    const rest = minutes % (2 * HALF_HOUR);
    return rest === 0 ? hoursIn(minutes) : `${hoursIn(minutes)} ${rest} minutes`;
  },
  mostMarks: 'Maximum marks',
  marksOf: (marks: number): string => {
    const half = Number.isInteger(marks) ? '' : '½';
    const whole = Math.floor(marks);
    const number = whole === 0 && half ? half : `${whole}${half}`;
    return marks <= 1 ? `${number} mark` : `${number} marks`;
  },
  questionsOf: (count: number): string => `${count} questions`,
  chaptersOf: (count: number): string => `Questions from ${count} chapters`,
  most: (units: string): string => `Most marks: ${units}`,
  instructions: 'General instructions',
  section: (name: string, title: string): string => `Section ${name}: ${title}`,
  or: 'or',
  withoutMap: 'without a map',
  scheme: 'Marking scheme',
  schemeNote: 'Another right way of working earns the same marks.',
  show: 'Show and print',
  showPaper: 'Question paper',
  showBoth: 'Paper and marking scheme',
  showScheme: 'Marking scheme',
  nameLine: 'Name',
  rollLine: 'Roll no.',
  dateLine: 'Date',
  weights: 'Where the marks come from',
  chapter: 'Chapter',
  part: 'Part',
  unit: 'Unit',
  questions: 'Questions',
  marks: 'Marks',
  total: 'Total',
  sectionColumn: 'Section',
  kindColumn: 'Kind of question',
  each: 'Marks each',
} as const;

/** The clock beside a paper. */
export const PAPER_CLOCK_COPY = {
  name: 'Clock',
  offer:
    'Write it in the time of the examination: the clock stays beside the questions and says where you should be.',
  start: (time: string): string => `Start the clock: ${time}`,
  pause: 'Pause',
  goOn: 'Go on',
  end: 'Put the clock away',
  paused: (left: string): string => `Paused with ${left} left`,
  section: (name: string): string => `left. By now: section ${name}`,
  lookOver: 'left. By now: reading it over',
  warning: (minutes: number): string => `Less than ${minutes} minutes left.`,
  over: 'The time is up. Draw a line under your last answer; what comes after it does not count. Then mark the paper with the scheme.',
} as const;

/** The marks that a pupil gives beside the scheme. */
export const OWN_MARKS_COPY = {
  offer:
    'Mark it yourself: choose your marks below each answer, halves too, and they are added up here.',
  start: 'Mark this paper',
  of: (question: number): string => `My marks for question ${question}`,
  caption: 'My marks',
  marked: 'Questions marked',
  given: 'Marks',
  outOf: (given: number, most: number): string => `${given} of ${most}`,
  total: (given: number, most: number): string => `${given} of ${most} marks so far.`,
  kept: 'Your marks are kept on this device only.',
  erase: 'Erase my marks',
} as const;
