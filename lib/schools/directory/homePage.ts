import { ACHIEVEMENTS, type Achievement } from '@/data/content/achievements';
import { BOARDS } from '@/data/content/boards';
import { STAGE_TEXTS } from '@/data/content/stageTexts';
import {
  CBSE_TOPPERS,
  ICSE_TOPPERS,
  STUDENTS,
  type Student,
  TOPPERS_YEAR,
  type Topper,
} from '@/data/content/toppers';
import { AGE_COPY } from '@/data/copy/ages';
import { GRADES, STAGE_NAMES, STAGES, type Stage } from '@/data/grades';
import { buildParentQuestions } from '@/lib/schools/questions/parentQuestions';
import type { Question } from '@/lib/schools/questions/question';
import { buildCityCards, type CityCardFacts } from './cityCards';
import { countDirectory, type DirectoryCounts } from './counts';

export type BoardFacts = {
  board: string;
  name: string;
  text: string;
  examinations: string;
  branches: number;
};

export type StageFacts = {
  stage: Stage;
  name: string;
  text: string;
  grades: { name: string; age: number }[];
};

/** Sample entries; see `data/content/toppers`. */
export type Results = {
  toppers: { heading: string; toppers: readonly Topper[] }[];
  students: readonly Student[];
  achievements: readonly Achievement[];
};

/** What the home page shows. Texts travel as props, so that no script carries them. */
export type HomePage = {
  counts: DirectoryCounts;
  cities: CityCardFacts[];
  questions: Question[];
  boards: BoardFacts[];
  /** On which day ages count. */
  ages: string;
  stages: StageFacts[];
  results: Results;
};

/** Gathers the home page. For prerendering. */
export const buildHomePage = (): HomePage => {
  const counts = countDirectory();
  const branches = { CBSE: counts.cbse, ICSE: counts.icse };
  return {
    counts,
    cities: buildCityCards('branches'),
    questions: buildParentQuestions(),
    boards: BOARDS.map((facts) => ({ ...facts, branches: branches[facts.board] })),
    ages: AGE_COPY.lead,
    stages: STAGES.map((stage) => ({
      stage,
      name: STAGE_NAMES[stage],
      text: STAGE_TEXTS[stage],
      grades: GRADES.filter((grade) => grade.stage === stage).map(({ name, age }) => ({
        name,
        age,
      })),
    })),
    results: {
      toppers: [
        { heading: `ICSE ${TOPPERS_YEAR}`, toppers: ICSE_TOPPERS },
        { heading: `CBSE ${TOPPERS_YEAR}`, toppers: CBSE_TOPPERS },
      ],
      students: STUDENTS,
      achievements: ACHIEVEMENTS,
    },
  };
};
