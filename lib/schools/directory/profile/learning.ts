import type { BranchFacts } from './facts';

/** What the board means for the grades of this branch, and the language of the state. */
export const learning = (facts: BranchFacts): string =>
  `${facts.branch.board === 'CBSE' ? cbse(facts) : icse(facts)} ${language(facts)}`;

const cbse = ({ last, main }: BranchFacts): string => {
  if (main) {
    return 'Pre-primary classes have no board examination and no board textbooks. Children learn through play, in English with help from the language spoken at home; CBSE textbooks begin in Grade 1 at the main branch.';
  }
  switch (last.name) {
    case 'Grade 12':
      return 'CBSE holds two public examinations, in Grades 10 and 12. Lessons use NCERT textbooks up to Grade 12.';
    case 'Grade 10':
      return 'CBSE sets the syllabus, with NCERT textbooks and one public examination at the end, in Grade 10. A fifth of the marks comes from work at school during the year.';
    case 'Grade 9':
      return 'CBSE sets the syllabus, and pupils are registered with the board in Grade 9 for the examination that follows a year later. Until then there is no public examination, only the school’s own.';
    default:
      return 'Lessons follow the CBSE pattern and NCERT textbooks. No grade here has a public examination; the school’s own tests show what a child still has to practise.';
  }
};

const icse = ({ last, main }: BranchFacts): string => {
  if (main) {
    return 'Pre-primary classes have no board examination. Children learn through stories, sounds, counting and conversation; the ICSE syllabus begins in Grade 1 at the main branch.';
  }
  return last.name === 'Grade 12'
    ? 'The Council sets two examinations, ICSE in Grade 10 and ISC in Grade 12. English has a paper for language and one for literature, the sciences are taught apart, and written projects count in every subject.'
    : 'ICSE gives English a paper for language and another for literature, teaches physics, chemistry and biology apart, and asks for written projects. The public examination is in Grade 10.';
};

const language = ({ city, main }: BranchFacts): string => {
  if (main) return '';
  switch (city.state) {
    case 'Karnataka':
      return 'Kannada is taught beside English and Hindi, as Karnataka asks of every school.';
    case 'Maharashtra':
      return 'Marathi is taught too, as the law of Maharashtra requires under any board.';
    case 'Tamil Nadu':
      return 'Tamil is taught beside English, as Tamil Nadu asks of schools of all boards.';
    case 'Telangana':
      return 'Telugu is part of the timetable, as Telangana requires under any board.';
    case 'West Bengal':
      return 'Bengali and Hindi are taught beside English.';
    default:
      return 'Hindi is taught from the start beside English, and a third language joins in middle school.';
  }
};
