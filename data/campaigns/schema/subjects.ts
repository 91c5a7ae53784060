/** What a page asks for. Anything but `admission` has nothing about seats, classes and papers. */
export const SUBJECTS = ['admission', 'camp', 'event'] as const;

/**
 * What the form need not ask: the e-mail address and the campus visit at any time, the place where the
 * form starts with a branch, the class where it starts with one.
 */
export const HIDDEN_FIELDS = ['email', 'visit', 'place', 'grade'] as const;
