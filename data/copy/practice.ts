/** The words of the questions that check their answers. */
export const PRACTICE_COPY = {
  yourAnswer: 'Your answer',
  toQuestion: (number: number) => ` to question ${number}`,
  check: 'Check',
  /** What a pupil does at each level. */
  levels: { know: 'Know it', use: 'Use it', think: 'Think with it' },
  hint: 'Show a hint',
  step: (number: number) => `Show step ${number}`,
  answer: 'Show the answer',
  right: (answer: string) => `Right: ${answer}`,
  rightWithHelp: (answer: string) =>
    `Right: ${answer}. You had seen the answer, so it earns no point this time.`,
  unit: 'The number is right. Look at the unit: which one does the question ask for?',
  amount: 'The amount is right. Now write it in the unit that the question asks for.',
  wrong: 'Not yet. Open the next hint or step below, then try again.',
  /** `why` names the usual slip that the answer comes from. */
  slip: (why: string) => `Not yet. ${why}`,
  unchecked:
    'Your answer could not be checked. Look at the connection, then press Check once more.',
  empty: 'Please type your answer first.',
  score: (right: number, all: number) => `${right} of ${all} right`,
  storedHere: 'Your score stays on this device only.',
  again: 'Clear my answers',
  answersOnPaper: 'Answers',
} as const;

/** The questions that come again, for who comes from the shelf. */
export const REPEAT_COPY = {
  title: 'To repeat today',
  note: 'You have answered these before, or others of their kind. Take your time.',
  none: 'Nothing on this page is due today.',
  done: 'Done: that was all for today on this page.',
  back: 'Back to my study',
} as const;

/** The button that makes more questions of a chapter's kinds. */
export const MORE_PRACTICE_COPY = {
  button: '10 more like this',
  coming: 'Making questions …',
  failed: 'No questions came. Look at the connection, then press the button once more.',
  title: 'Ten more',
  note: 'Made for you just now, with answers that are computed. Each press makes others.',
} as const;
