/** The heads that a fee sheet can have. No amounts: the record of each branch has its own. */
export const FEE_HEADS = [
  {
    head: 'Application',
    pays: 'Handling the application at the branch',
    when: 'Once, with the application at the branch; never with the enquiry on this site',
    depends: 'Branch and stage',
  },
  {
    head: 'Admission',
    pays: 'Taking the child onto the rolls',
    when: 'Once, when the seat is confirmed',
    depends: 'Branch and stage; not again from a wing to its main branch',
  },
  {
    head: 'Tuition',
    pays: 'Teaching, classrooms, laboratories and library',
    when: 'Each term, by the days on the page of the branch',
    depends: 'Branch and stage; it rises with the stage',
  },
  {
    head: 'Activities',
    pays: 'Sport, music, clubs and events within school hours',
    when: 'As part of tuition',
    depends: 'Nothing extra for what stands on the timetable',
  },
  {
    head: 'Books and uniform',
    pays: 'Textbooks, notebooks and two sets of uniform',
    when: 'Before the session',
    depends: 'Grade and board',
  },
  {
    head: 'Transport',
    pays: 'A seat in the school bus, both ways',
    when: 'For the year, only if you use it',
    depends: 'Zone of the stop; the page of the branch lists the stops',
  },
  {
    head: 'Board registration',
    pays: 'Registration and examination fees that the school passes on to the board',
    when: 'In Grades 9 to 12',
    depends: 'CBSE or ICSE, and the number of subjects',
  },
  {
    head: 'Boarding',
    pays: 'Room, meals, laundry and care outside lessons',
    when: 'For the year, for boarders only',
    depends: 'Campus',
  },
  {
    head: 'Deposit',
    pays: 'A security that is paid back when the child leaves',
    when: 'Once, where a branch takes one',
    depends: 'Branch; ask how and when it is returned',
  },
] as const;

/** Worth asking before paying anything. */
export const FEE_QUESTIONS = [
  'What do books, uniform and trips come to in this grade?',
  'What do we pay if our child joins between two terms?',
  'Does the admission fee count again when a child changes branch?',
  'How much did tuition rise in each of the last two years?',
  'What is returned if we withdraw before the session begins, and after?',
  'Is there a reduction for a second child, and on which heads?',
  'Which receipts can I use for income tax?',
] as const;
