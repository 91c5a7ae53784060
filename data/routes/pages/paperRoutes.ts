import { PAPER_LIST_PATHS, paperPath } from '@/data/routes/paths/study/papers';
import { type Route, studyRoute } from '@/data/routes/route';
import { PAPERS, type PaperEntry } from '@/data/study/papers/paperList';
import { paperSubjectInSentence } from '@/data/study/papers/subjects';

// What a search engine still shows whole with the words that follow it.
const LONG_TITLE = 34;

const paperRoute = (entry: PaperEntry): Route => {
  const name = `class ${entry.classNumber} ${paperSubjectInSentence(entry.subject)}`;
  const number = entry.set ? ` ${entry.set}` : '';
  const kinds = ['sample paper', 'question paper', 'model paper'];
  const title = `C${name.slice(1)} sample paper${number}`;
  return studyRoute(paperPath(entry), {
    title: title.length > LONG_TITLE ? `${title}, marked` : `${title} with marking scheme`,
    description: entry.description,
    names: kinds.map((kind) => `${name} ${kind}${number}`),
    headings: ['Marking scheme', 'Question paper', `CBSE ${name} practice paper`],
  });
};

/** The lists of sample papers and the papers themselves. */
export const paperRoutes = (): Route[] => [
  studyRoute(PAPER_LIST_PATHS.all, {
    title: 'Sample papers with marking schemes, classes 5 to 12',
    description: `${PAPERS.length} full sample papers of our own in maths, the sciences, social science, English and EVS, with the marks of each step, and how to write and mark one at home.`,
    names: ['sample papers', 'sample paper', 'model papers', 'practice papers', 'question papers'],
    headings: ['How to write a paper at home', 'How to mark it', 'Marking schemes'],
  }),
  studyRoute(PAPER_LIST_PATHS.boards, {
    title: 'Board sample papers for class 10 and class 12',
    description:
      'Maths, science, social science and English papers for classes 10 to 12 on the board’s pattern: sections, case studies, choices and marking schemes.',
    names: ['boards samples', 'board sample papers', 'board papers', 'cbse board sample papers'],
    headings: ['What the sections ask for', 'The last weeks before the board paper'],
  }),
  studyRoute(PAPER_LIST_PATHS.fiveToNine, {
    title: 'Sample papers for classes 5 to 9: maths, science, EVS',
    description:
      'Papers to practise for the school examination in classes 5 to 9: 40 marks up to class 8, the full 80-mark pattern in class 9, all with answers.',
    names: ['5-9 samples', 'sample papers for classes 5 to 9', 'class 5 to 9 sample papers'],
    headings: ['When a parent marks the paper', 'For class 9', 'For children in classes 5 to 8'],
  }),
  ...PAPERS.map(paperRoute),
];
