import { ACHIEVEMENTS, type Achievement } from '@/data/content/achievements';
import { STAGE_TEXTS } from '@/data/content/stageTexts';
import {
  CBSE_TOPPERS,
  ICSE_TOPPERS,
  STUDENTS,
  type Student,
  TOPPERS_YEAR,
  type Topper,
} from '@/data/content/toppers';
import { HOME_COPY } from '@/data/copy/home';
import { GRADES, STAGE_NAMES, STAGES, type Stage } from '@/data/grades';
import { PATHS } from '@/data/routes/paths';
import { blogPostPath } from '@/data/routes/paths/blog';
import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import { type PostCard, toPostCard } from '@/lib/content/blog/postCard';
import { readPosts } from '@/lib/content/blog/readPosts';
import type { MapDrawing } from '@/lib/schools/maps/drawing';
import { buildIndiaMap } from '@/lib/schools/maps/indiaMap';
import { ASKED_FIRST, buildParentQuestions } from '@/lib/schools/questions/parentQuestions';
import type { Question } from '@/lib/schools/questions/question';
import { countDirectory, type DirectoryCounts } from './counts';

/** One choice between branches, with the page that says more. */
export type SchoolKind = {
  title: string;
  count: string;
  text: string;
  path: string;
};

export type StageFacts = { stage: Stage; name: string; text: string; ages: string; path: string };

export type HomePost = Pick<PostCard, 'title' | 'path' | 'picture' | 'minutes'>;

/** See `data/content/toppers` and `data/content/achievements`. */
export type Results = {
  toppers: { heading: string; toppers: readonly Topper[] }[];
  students: readonly Student[];
  achievements: readonly Achievement[];
};

/** What the home page shows. Texts travel as props, so that no script carries them. */
export type HomePage = {
  counts: DirectoryCounts;
  map: MapDrawing;
  /** Why the map counts fewer branches than there are; null where each has a page. */
  onMap: string | null;
  stages: StageFacts[];
  kinds: SchoolKind[];
  results: Results;
  posts: HomePost[];
  questions: Question[];
};

const COPY = HOME_COPY;

const POSTS_SHOWN = 3;
const POST_ABOUT_BOARDS = blogPostPath('choosing-a-board');

const STAGE_PATHS: Record<Stage, string> = {
  'pre-primary': PROGRAM_PATHS.prePrimary,
  primary: PROGRAM_PATHS.primarySchool,
  middle: PROGRAM_PATHS.primaryAndSecondary,
  secondary: PROGRAM_PATHS.primaryAndSecondary,
  'senior-secondary': PROGRAM_PATHS.curriculum,
};

/** Gathers the home page. For prerendering. */
export const buildHomePage = (): HomePage => {
  const counts = countDirectory();
  const { branches, onSite } = counts;
  const map = buildIndiaMap();
  return {
    counts,
    map,
    onMap: onSite < branches ? COPY.cities.onMap(onSite, map.pins.length) : null,
    stages: STAGES.map((stage) => ({
      stage,
      name: STAGE_NAMES[stage],
      text: STAGE_TEXTS[stage],
      ages: agesOf(stage),
      path: STAGE_PATHS[stage],
    })),
    kinds: kindsOf(counts),
    results: {
      toppers: [
        { heading: `ICSE ${TOPPERS_YEAR}`, toppers: ICSE_TOPPERS },
        { heading: `CBSE ${TOPPERS_YEAR}`, toppers: CBSE_TOPPERS },
      ],
      students: STUDENTS,
      achievements: ACHIEVEMENTS,
    },
    posts: readPosts()
      .slice(0, POSTS_SHOWN)
      .map(toPostCard)
      .map(({ title, path, picture, minutes }) => ({ title, path, picture, minutes })),
    questions: buildParentQuestions().slice(0, ASKED_FIRST),
  };
};

const agesOf = (stage: Stage): string => {
  const ages = GRADES.filter((grade) => grade.stage === stage).map(({ age }) => age);
  return COPY.stages.ages(Math.min(...ages), Math.max(...ages));
};

const kindsOf = ({ cbse, icse, branches, boarding }: DirectoryCounts): SchoolKind[] => {
  const { kinds } = COPY;
  return [
    { ...kinds.cbse, count: kinds.branches(cbse), path: POST_ABOUT_BOARDS },
    { ...kinds.icse, count: kinds.branches(icse), path: POST_ABOUT_BOARDS },
    { ...kinds.day, count: kinds.branches(branches), path: PATHS.daySchool },
    { ...kinds.boarding, count: kinds.campuses(boarding), path: PATHS.boardingSchool },
  ];
};
