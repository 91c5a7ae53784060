import { ADMISSION_STEPS } from '@/data/content/admissionSteps';
import { BOARDS } from '@/data/content/boards';
import { BROCHURE } from '@/data/content/brochure';
import { BOARDING_SCHOOL } from '@/data/content/dayAndBoarding';
import { DOCUMENTS } from '@/data/content/documents';
import { FEE_HEADS, FEE_QUESTIONS } from '@/data/content/feeHeads';
import { STAGE_TEXTS } from '@/data/content/stageTexts';
import { OTHER_AGE_DAYS, SCHOOL_AGE_DAY } from '@/data/copy/ages';
import { GRADES, STAGE_NAMES, STAGES } from '@/data/grades';
import { SCHOOL } from '@/data/school';
import { birthRange } from '@/lib/schools/directory/birthRange';
import { boardingBranches, branchTitle } from '@/lib/schools/directory/branches';
import { countDirectory } from '@/lib/schools/directory/counts';
import { boardingOf } from '@/lib/schools/directory/profile/boarding';
import { longDate } from '@/lib/schools/directory/profile/words';
import { drawBranches } from './branches';
import { listByCity } from './directory';
import { TEXT } from './paper';
import { drawHeading, drawParagraph, drawPoints, drawSteps, drawTopic } from './parts';
import { drawReach } from './reach';
import type { Sheet } from './sheet';
import { drawTable } from './table';

/** A chapter of the brochure: in its contents, its bookmarks and its text. */
export type Section = {
  id: string;
  heading: string;
  intro: string;
  /** Whether it begins on a page of its own. */
  startsPage: boolean;
  draw: (sheet: Sheet) => void;
};

const drawBoards = (sheet: Sheet): void => {
  const copy = BROCHURE.boards;
  for (const { board, name, text, examinations } of BOARDS) {
    drawHeading(sheet, `${board}: ${name}`);
    drawParagraph(sheet, text);
    sheet.write('P', `${copy.examinations}: ${examinations}`, TEXT.quiet);
  }
  drawHeading(sheet, copy.compareHeading);
  drawPoints(sheet, copy.compare);
  drawHeading(sheet, copy.icseHeading);
  drawPoints(
    sheet,
    listByCity(({ board }) => board === 'ICSE'),
  );
};

const gradesOfStage = (stage: (typeof STAGES)[number]): string => {
  const names = GRADES.filter((grade) => grade.stage === stage).map(({ name }) => name);
  return `${names.at(0)} to ${names.at(-1)}`;
};

const drawStages = (sheet: Sheet): void => {
  const { columns, stageColumns, ...copy } = BROCHURE.stages;
  drawTable(
    sheet,
    [
      { title: stageColumns.stage, share: 0.22 },
      { title: stageColumns.grades, share: 0.22 },
      { title: stageColumns.text, share: 0.56 },
    ],
    STAGES.map((stage) => [STAGE_NAMES[stage], gradesOfStage(stage), STAGE_TEXTS[stage]]),
  );
  drawHeading(sheet, copy.tableHeading, 120);
  drawTable(
    sheet,
    [
      { title: columns.grade, share: 0.24 },
      { title: columns.age, share: 0.24 },
      { title: columns.born, share: 0.52 },
    ],
    GRADES.map((grade) => {
      const { from, to } = birthRange(grade);
      return [grade.name, copy.years(grade.age), copy.born(longDate(from), longDate(to))];
    }),
  );
  drawParagraph(sheet, copy.notEvery);
  drawHeading(sheet, copy.toTwelveHeading);
  drawParagraph(sheet, copy.toTwelveIntro);
  drawPoints(
    sheet,
    listByCity(({ to }) => to === GRADES.at(-1)?.id),
  );
};

const drawBoarding = (sheet: Sheet): void => {
  const copy = BROCHURE.boarding;
  for (const branch of boardingBranches()) {
    const life = boardingOf(branch.id);
    if (!life) continue;
    drawHeading(sheet, branchTitle(branch), 80);
    drawParagraph(sheet, life.place);
    drawTopic(sheet, copy.hours, life.hours);
    drawTopic(sheet, copy.visit, life.visit);
  }
  drawHeading(sheet, copy.questions, 90);
  for (const { question, answer } of BOARDING_SCHOOL.questions) {
    drawTopic(sheet, question, answer);
  }
};

const drawDocuments = (sheet: Sheet): void => {
  const { columns } = BROCHURE.documents;
  drawTable(
    sheet,
    [
      { title: columns.document, share: 0.64 },
      { title: columns.forWhom, share: 0.36 },
    ],
    DOCUMENTS.map(({ name, forWhom }) => [name, forWhom]),
  );
};

const drawFees = (sheet: Sheet): void => {
  const { columns, questions } = BROCHURE.fees;
  drawTable(
    sheet,
    [
      { title: columns.head, share: 0.17 },
      { title: columns.pays, share: 0.3 },
      { title: columns.when, share: 0.23 },
      { title: columns.depends, share: 0.3 },
    ],
    FEE_HEADS.map(({ head, pays, when, depends }) => [head, pays, when, depends]),
  );
  drawHeading(sheet, questions, 90);
  drawPoints(sheet, FEE_QUESTIONS);
};

/** `OIS is Opaline International School, KGS is Khejri Grove School`. */
const brandsInWords = (): string =>
  Object.entries(SCHOOL.brands)
    .map(([prefix, name]) => `${prefix} is ${name}`)
    .join(', ');

/** The chapters in their order. */
export const listSections = (): Section[] => {
  const { cbse, icse } = countDirectory();
  const { boards, stages, branches, boarding, admission, documents, fees, reach } = BROCHURE;
  const chapter = (
    id: string,
    heading: string,
    intro: string,
    draw: Section['draw'],
    startsPage = true,
  ): Section => ({ id, heading, intro, draw, startsPage });
  return [
    chapter('boards', boards.heading, boards.intro(cbse, icse), drawBoards),
    chapter('stages', stages.heading, stages.intro(SCHOOL_AGE_DAY, OTHER_AGE_DAYS), drawStages),
    chapter('branches', branches.heading, branches.intro(brandsInWords()), drawBranches),
    chapter('boarding', boarding.heading, BOARDING_SCHOOL.intro, drawBoarding),
    chapter('admission', admission.heading, admission.intro, (sheet) =>
      drawSteps(sheet, ADMISSION_STEPS),
    ),
    chapter('papers', documents.heading, documents.intro, drawDocuments, false),
    chapter('fees', fees.heading, fees.intro, drawFees),
    chapter('reach', reach.heading, reach.intro, drawReach),
  ];
};
