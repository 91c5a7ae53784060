import { ADMISSION_STEPS } from '@/data/content/admissionSteps';
import { BOARDS } from '@/data/content/boards';
import { BROCHURE } from '@/data/content/brochure';
import { BOARDING_SCHOOL } from '@/data/content/dayAndBoarding';
import { DOCUMENTS } from '@/data/content/documents';
import { FEE_HEADS, FEE_QUESTIONS } from '@/data/content/feeHeads';
import { STAGE_TEXTS } from '@/data/content/stageTexts';
import { OTHER_AGE_DAYS, SCHOOL_AGE_DAY } from '@/data/copy/ages';
import { GRADES, STAGE_NAMES, STAGES } from '@/data/grades';
import { ADMISSION_SESSION, DIRECTORY_CHECKED_ON, SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { birthRange } from '@/lib/schools/directory/birthRange';
import { boardingBranches, branchTitle } from '@/lib/schools/directory/branches';
import { countDirectory } from '@/lib/schools/directory/counts';
import { boardingOf } from '@/lib/schools/directory/profile/boarding';
import { longDate } from '@/lib/schools/directory/profile/words';
import { listByCity, listPrintedCities, type PrintedCity } from './printedCities';

type Topic = { title: string; text: string };

/** A part of a chapter, below its heading where it has one. */
export type BrochureBlock = { heading?: string } & (
  | { kind: 'text'; text: string; isQuiet?: boolean }
  | { kind: 'points'; points: readonly string[] }
  | { kind: 'topics'; topics: readonly Topic[] }
  | { kind: 'steps'; steps: readonly Topic[] }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'ways'; ways: readonly { way: string; text: string; href: string | null }[] }
  | { kind: 'cities'; cities: readonly PrintedCity[] }
  | { kind: 'lines' }
);

export type BrochureChapter = {
  /** Its anchor: the contents lead to it. */
  id: string;
  heading: string;
  intro: string;
  /** On paper it follows the chapter before; the others begin a page. */
  isShort: boolean;
  blocks: readonly BrochureBlock[];
};

const gradesOfStage = (stage: (typeof STAGES)[number]): string => {
  const names = GRADES.filter((grade) => grade.stage === stage).map(({ name }) => name);
  return `${names.at(0)} to ${names.at(-1)}`;
};

const buildBoards = (): BrochureBlock[] => {
  const copy = BROCHURE.boards;
  return [
    ...BOARDS.flatMap(({ board, name, text, examinations }): BrochureBlock[] => [
      { kind: 'text', heading: `${board}: ${name}`, text },
      { kind: 'text', text: `${copy.examinations}: ${examinations}`, isQuiet: true },
    ]),
    { kind: 'points', heading: copy.compareHeading, points: copy.compare },
    {
      kind: 'points',
      heading: copy.icseHeading,
      points: listByCity(({ board }) => board === 'ICSE'),
    },
  ];
};

const buildStages = (): BrochureBlock[] => {
  const { columns, stageColumns, ...copy } = BROCHURE.stages;
  return [
    {
      kind: 'table',
      columns: [stageColumns.stage, stageColumns.grades, stageColumns.text],
      rows: STAGES.map((stage) => [STAGE_NAMES[stage], gradesOfStage(stage), STAGE_TEXTS[stage]]),
    },
    {
      kind: 'table',
      heading: copy.tableHeading,
      columns: [columns.grade, columns.age, columns.born],
      rows: GRADES.map((grade) => {
        const { from, to } = birthRange(grade);
        return [grade.name, copy.years(grade.age), copy.born(longDate(from), longDate(to))];
      }),
    },
    { kind: 'text', text: copy.notEvery },
    { kind: 'text', heading: copy.toTwelveHeading, text: copy.toTwelveIntro },
    { kind: 'points', points: listByCity(({ to }) => to === GRADES.at(-1)?.id) },
  ];
};

const buildBoarding = (): BrochureBlock[] => {
  const copy = BROCHURE.boarding;
  return [
    ...boardingBranches().flatMap((branch): BrochureBlock[] => {
      const life = boardingOf(branch.id);
      if (!life) return [];
      const topics = [
        { title: copy.hours, text: life.hours },
        { title: copy.visit, text: life.visit },
      ];
      return [
        { kind: 'text', heading: branchTitle(branch), text: life.place },
        { kind: 'topics', topics },
      ];
    }),
    {
      kind: 'topics',
      heading: copy.questions,
      topics: BOARDING_SCHOOL.questions.map(({ question, answer }) => ({
        title: question,
        text: answer,
      })),
    },
  ];
};

const buildDocuments = (): BrochureBlock => {
  const { document, forWhom } = BROCHURE.documents.columns;
  const rows = DOCUMENTS.map((one) => [one.name, one.forWhom]);
  return { kind: 'table', columns: [document, forWhom], rows };
};

const buildFees = (): BrochureBlock[] => {
  const { columns, questions } = BROCHURE.fees;
  return [
    {
      kind: 'table',
      columns: [columns.head, columns.pays, columns.when, columns.depends],
      rows: FEE_HEADS.map(({ head, pays, when, depends }) => [head, pays, when, depends]),
    },
    { kind: 'points', heading: questions, points: FEE_QUESTIONS },
  ];
};

const buildReach = (): BrochureBlock[] => {
  const copy = BROCHURE.reach;
  return [
    {
      kind: 'ways',
      ways: [
        { way: copy.phone, text: formatPhone(SCHOOL.phone), href: `tel:${SCHOOL.phone}` },
        { way: copy.whatsapp, text: formatPhone(SCHOOL.whatsapp), href: null },
        { way: copy.email, text: SCHOOL.email, href: `mailto:${SCHOOL.email}` },
      ],
    },
    { kind: 'points', heading: copy.before, points: copy.hints },
    { kind: 'text', text: copy.checked(longDate(DIRECTORY_CHECKED_ON)), isQuiet: true },
    { kind: 'lines', heading: copy.notes },
  ];
};

/** `OIS is Opaline International School, KGS is Khejri Grove School`. */
const brandsInWords = (): string =>
  Object.entries(SCHOOL.brands)
    .map(([prefix, name]) => `${prefix} is ${name}`)
    .join(', ');

const buildChapters = (): BrochureChapter[] => {
  const { cbse, icse } = countDirectory();
  const { boards, stages, branches, boarding, admission, documents, fees, reach } = BROCHURE;
  const chapter = (
    id: string,
    heading: string,
    intro: string,
    blocks: readonly BrochureBlock[],
    isShort = false,
  ): BrochureChapter => ({ id, heading, intro, blocks, isShort });
  return [
    chapter('boards', boards.heading, boards.intro(cbse, icse), buildBoards()),
    chapter('stages', stages.heading, stages.intro(SCHOOL_AGE_DAY, OTHER_AGE_DAYS), buildStages()),
    chapter('branches', branches.heading, branches.intro(brandsInWords()), [
      { kind: 'cities', cities: listPrintedCities() },
    ]),
    chapter('boarding', boarding.heading, BOARDING_SCHOOL.intro, buildBoarding()),
    chapter('admission', admission.heading, admission.intro, [
      { kind: 'steps', steps: ADMISSION_STEPS.map(({ title, text }) => ({ title, text })) },
    ]),
    chapter('papers', documents.heading, documents.intro, [buildDocuments()], true),
    chapter('fees', fees.heading, fees.intro, buildFees()),
    chapter('reach', reach.heading, reach.intro, buildReach()),
  ];
};

/** All that the brochure says, on its page and in the PDF that is printed from it. */
export const buildBrochure = () => {
  const { cover, contents, title } = BROCHURE;
  const { branches, cities, boarding } = countDirectory();
  return {
    title,
    school: SCHOOL.name,
    kicker: cover.kicker(ADMISSION_SESSION.label),
    lead: cover.lead,
    facts: [
      { count: branches, of: cover.facts.branches },
      { count: cities, of: cover.facts.cities },
      { count: boarding, of: cover.facts.boarding },
    ],
    foot: [cover.range, formatPhone(SCHOOL.phone), SCHOOL.email],
    contents,
    download: BROCHURE.download,
    chapters: buildChapters(),
  };
};

export type BrochurePage = ReturnType<typeof buildBrochure>;
