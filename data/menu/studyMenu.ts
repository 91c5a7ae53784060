import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import { CALCULATOR_PATHS } from '@/data/routes/paths/study/calculators';
import { CONCEPT_PATHS } from '@/data/routes/paths/study/concepts';
import { CONVERTER_PATHS } from '@/data/routes/paths/study/converters';
import { FORMULA_PATH, FORMULA_PATHS } from '@/data/routes/paths/study/formulaLists';
import { MY_STUDY_PATH } from '@/data/routes/paths/study/myStudy';
import { NCERT_PATH, ncertClassPath } from '@/data/routes/paths/study/ncertList';
import { PAPER_LIST_PATHS } from '@/data/routes/paths/study/papers';
import { READING_PATHS } from '@/data/routes/paths/study/reading';
import { SYLLABUS_PATH, syllabusPath } from '@/data/routes/paths/study/syllabus';
import { tablePath } from '@/data/routes/paths/study/tables';
import { WORKSHEETS_PATH, worksheetPath } from '@/data/routes/paths/study/worksheets';
import { SYLLABUS_YEAR } from '@/data/school';
import { CLASS_NUMBERS } from '@/data/study/ncert/classNumbers';
import { WORKSHEET_SLUGS } from '@/data/study/worksheets/slugs';
import { linkGroup, type MenuLink, type MenuSection } from './menu';

/** The tables that are looked for most. */
const MENU_TABLES = [12, 13, 17, 19];

/** `7` in a grid of classes, with the whole name for those who hear it alone. */
const toNumber = (name: string, number: number | string, path: string): MenuLink => ({
  title: `${name} ${number}`,
  short: `${number}`,
  path,
});

const GRADE = /^grade-(\d+)$/;

const worksheetNumbers = WORKSHEET_SLUGS.flatMap((slug) => {
  const grade = GRADE.exec(slug)?.[1];
  return grade ? [toNumber('Worksheets for Grade', grade, worksheetPath(slug))] : [];
});

/** Everything to learn with (specification 2.2, Study), in its order. */
export const STUDY_MENU: MenuSection = {
  key: 'study',
  title: 'Study materials',
  isSplitOnPhones: false,
  isChooser: true,
  groups: [
    {
      ...linkGroup('study/ncert', 'NCERT solutions', [{ title: 'All classes', path: NCERT_PATH }]),
      numbers: {
        label: 'Class',
        links: CLASS_NUMBERS.map((number) =>
          toNumber('NCERT solutions for Class', number, ncertClassPath(number)),
        ),
      },
    },
    {
      ...linkGroup('study/syllabus', `CBSE syllabus ${SYLLABUS_YEAR}`, [
        { title: 'All classes', path: SYLLABUS_PATH },
      ]),
      numbers: {
        label: 'Class',
        links: CLASS_NUMBERS.map((number) =>
          toNumber('CBSE syllabus for Class', number, syllabusPath(number)),
        ),
      },
    },
    linkGroup('study/learn', 'Concepts and tables', [
      { title: 'My study', path: MY_STUDY_PATH },
      { title: 'Maths concepts', path: CONCEPT_PATHS.maths },
      { title: 'EVS concepts', path: CONCEPT_PATHS.evs },
      { title: 'Science concepts', path: CONCEPT_PATHS.science },
      { title: 'English concepts', path: CONCEPT_PATHS.english },
      ...MENU_TABLES.map((number) => ({ title: `Table of ${number}`, path: tablePath(number) })),
    ]),
    linkGroup('study/programs', 'How we teach', [
      { title: 'Academics', path: PROGRAM_PATHS.academics },
      { title: 'Pre-primary', path: PROGRAM_PATHS.prePrimary },
      { title: 'Primary school', path: PROGRAM_PATHS.primarySchool },
      { title: 'Primary and secondary', path: PROGRAM_PATHS.primaryAndSecondary },
      { title: 'Digital learning', path: PROGRAM_PATHS.digitalLearning },
      { title: 'Robotics', path: PROGRAM_PATHS.robotics },
      { title: 'Student exchange', path: PROGRAM_PATHS.studentExchange },
      { title: 'Special education', path: PROGRAM_PATHS.specialEducation },
      { title: 'Counselling', path: PROGRAM_PATHS.counselling },
      { title: 'RTE information', path: PROGRAM_PATHS.rteInformation },
      { title: 'Transfer certificates', path: PROGRAM_PATHS.transferCertificates },
    ]),
    {
      ...linkGroup('study/worksheets', 'Worksheets', [
        { title: 'All worksheets', path: WORKSHEETS_PATH },
        { title: 'Pre-Nursery', path: worksheetPath('pre-nursery') },
        { title: 'Nursery', path: worksheetPath('nursery') },
      ]),
      numbers: { label: 'Grade', links: worksheetNumbers },
    },
    linkGroup('study/papers', 'Sample papers', [
      { title: 'All sample papers', path: PAPER_LIST_PATHS.all },
      { title: 'Board classes 10 and 12', path: PAPER_LIST_PATHS.boards },
      { title: 'Classes 5 to 9', path: PAPER_LIST_PATHS.fiveToNine },
    ]),
    linkGroup('study/calculators', 'Calculators', [
      { title: 'All calculators', path: CALCULATOR_PATHS.all },
      { title: 'Basic calculator', path: CALCULATOR_PATHS.basic },
      { title: 'Maths calculator', path: CALCULATOR_PATHS.maths },
      { title: 'Physics calculators', path: CALCULATOR_PATHS.physics },
      { title: 'Chemistry calculator', path: CALCULATOR_PATHS.chemistry },
    ]),
    linkGroup('study/formulas', 'Formulas', [
      { title: 'All formulas', path: FORMULA_PATH },
      { title: 'Maths formulas', path: FORMULA_PATHS.maths },
      { title: 'Physics formulas', path: FORMULA_PATHS.physics },
      { title: 'Chemistry formulas', path: FORMULA_PATHS.chemistry },
    ]),
    linkGroup('study/converters', 'Converters', [
      { title: 'All converters', path: CONVERTER_PATHS.all },
      { title: 'Numbers in words', path: CONVERTER_PATHS.numberToWords },
    ]),
    linkGroup('study/reading', 'Poems and stories', [
      { title: 'Poems', path: READING_PATHS.poems },
      { title: 'Stories', path: READING_PATHS.stories },
    ]),
  ],
};
