import type {
  BranchGroup,
  DirectoryBlock,
  ProgramLink,
  ProgramText,
  WrittenBlock,
} from '@/data/content/programs/program';
import { PROGRAMS } from '@/data/content/programs/programs';
import { PROGRAM_COPY } from '@/data/copy/programs';
import type { State } from '@/data/cutOffs';
import { GRADES, type GradeId } from '@/data/grades';
import { type BranchRecord, CITIES, CITY_LIST } from '@/data/places/places';
import { PATHS } from '@/data/routes/paths';
import { branchPath, cityPath } from '@/data/routes/paths/places';
import { PROGRAM_PATHS, type ProgramName } from '@/data/routes/paths/programs';
import { affiliationOf } from '@/lib/schools/directory/affiliation';
import {
  branchTitle,
  gradesLabel,
  siteBranches,
  siteBranchesOf,
  teachesGrade,
} from '@/lib/schools/directory/branches';
import { countTeaching } from '@/lib/schools/directory/counts';

export type AgeBlock = {
  kind: 'ages';
  heading: string;
  lead?: string;
  grades: readonly { id: GradeId; branches: number }[];
};

/** A part of the page with its facts filled in. */
export type ShownBlock = WrittenBlock | AgeBlock;

/** What a page about a programme shows. Texts travel as props, so that no script carries them. */
export type ProgramPage = Omit<ProgramText, 'blocks'> & {
  blocks: readonly ShownBlock[];
  trail: readonly { title: string; path: string }[];
};

/** Gathers the page of a programme. For prerendering. */
export const buildProgramPage = (name: ProgramName): ProgramPage => {
  const { blocks, ...text } = PROGRAMS[name];
  return { ...text, trail: trailOf(name), blocks: blocks.map(fillBlock) };
};

const trailOf = (name: ProgramName) => [
  { title: PROGRAM_COPY.home, path: PATHS.home },
  ...(name === 'academics'
    ? []
    : [{ title: PROGRAM_COPY.academics, path: PROGRAM_PATHS.academics }]),
];

const fillBlock = (block: WrittenBlock | DirectoryBlock): ShownBlock => {
  switch (block.kind) {
    case 'ages':
      return fillAges(block);
    case 'branches':
      return { ...headOf(block), kind: 'links', links: branchLinks(block.group) };
    case 'cities':
      return { ...headOf(block), kind: 'links', links: cityLinks(block.grade) };
    case 'states':
      return fillStates(block);
    default:
      return block;
  }
};

// Undefined does not travel in page props.
const headOf = ({ heading, lead }: { heading: string; lead?: string }) =>
  lead === undefined ? { heading } : { heading, lead };

const fillAges = (block: Extract<DirectoryBlock, { kind: 'ages' }>): AgeBlock => ({
  ...headOf(block),
  kind: 'ages',
  grades: GRADES.filter(({ stage }) => block.stages.includes(stage)).map(({ id }) => ({
    id,
    branches: countTeaching(id),
  })),
});

const GRADE_1: GradeId = 5;
const GRADE_12: GradeId = 23;

const GROUPS: Record<BranchGroup, (branch: BranchRecord) => boolean> = {
  wings: ({ wingOf }) => wingOf !== undefined,
  fromGradeOne: ({ from }) => from === GRADE_1,
  toGradeTwelve: (branch) => teachesGrade(branch, GRADE_12),
  icse: ({ board }) => board === 'ICSE',
};

const branchLinks = (group: BranchGroup): ProgramLink[] =>
  siteBranches()
    .filter(GROUPS[group])
    .flatMap((branch) => {
      const path = branchPath(branch);
      const city = CITIES[branch.city].displayName;
      const note = `${city}: ${affiliationOf(branch).board}, ${gradesLabel(branch)}`;
      return path === null ? [] : [{ title: branchTitle(branch), path, note }];
    });

const cityLinks = (grade: GradeId): ProgramLink[] =>
  CITY_LIST.flatMap(({ slug, displayName }) => {
    const path = cityPath(slug);
    const count = siteBranchesOf(slug).filter((branch) => teachesGrade(branch, grade)).length;
    return path === null || count === 0
      ? []
      : [{ title: displayName, path, note: PROGRAM_COPY.branches(count) }];
  });

const fillStates = (block: Extract<DirectoryBlock, { kind: 'states' }>): ShownBlock => {
  const cities = (state: State) =>
    CITY_LIST.filter((city) => city.state === state && cityPath(city.slug) !== null)
      .map(({ displayName }) => displayName)
      .join(', ');
  const states = [...new Set(Object.values(CITIES).map(({ state }) => state))];
  return {
    ...headOf(block),
    kind: 'table',
    caption: block.caption,
    columns: block.columns,
    rows: states.map((state) => [state, cities(state), block.about[state]]),
    ...(block.note === undefined ? {} : { note: block.note }),
  };
};
