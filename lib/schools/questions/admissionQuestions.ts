import { OTHER_AGE_DAYS } from '@/data/copy/ages';
import { GRADES } from '@/data/grades';
import { ADMISSION_SESSION } from '@/data/school';
import { birthRange } from '@/lib/schools/directory/birthRange';
import { longDate } from '@/lib/schools/directory/profile/words';
import type { Question } from './question';

/** What parents ask about joining, whichever branch they choose. */
export const buildAdmissionQuestions = (): Question[] => {
  const gradeOne = GRADES.find(({ name }) => name === 'Grade 1') ?? GRADES[0];
  const { from, to } = birthRange(gradeOne);
  return [
    {
      question: 'My child’s birthday is a few days after the cut-off. What then?',
      answer: `We go by the date, so that every child in a class is within a year of the others. For Grade 1 in ${ADMISSION_SESSION.label} that means a birthday from ${longDate(from)} to ${longDate(to)}. A child born a day later joins K2. Some states count on another day: ${OTHER_AGE_DAYS}. There the day of the state decides, and the admission page of the city gives the birthdays.`,
    },
    {
      question: 'Is there an entrance test?',
      answer:
        'No. Young children come to play for a while, and older ones talk with a teacher, so that we know where to begin. There is nothing to prepare.',
    },
    {
      question: 'Is there a seat in the grade we need?',
      answer:
        'Only the branch can say, since seats fill and free up through the year. Send an enquiry with the grade, and its admissions team tells you when it calls.',
    },
    {
      question: 'Can we enquire at two branches?',
      answer:
        'Yes, send the form once for each. The branch finder on our home page shows which of them teach your child’s grade.',
    },
    {
      question: 'We come from another board. Does my child have to repeat a year?',
      answer:
        'No. Up to Grade 8 the move is mostly a matter of catching up on a few topics. For Grade 10 and Grade 12 the boards ask that a pupil did the year before under the same board, so plan such a move earlier.',
    },
    {
      question: 'What happens after I send the enquiry?',
      answer:
        'It is saved at once and you get a reference. The team of the branch calls the number you gave. With the reference you can see at any time whether the enquiry was received and passed on.',
    },
  ];
};
