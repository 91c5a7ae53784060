import type { Picture } from '@/data/content/picture';
import type { State } from '@/data/cutOffs';
import type { GradeId, Stage } from '@/data/grades';

/** What a page about a programme is made of. One view shows them all. */

export type ProgramPoint = { title: string; text: string };
export type ProgramLink = { title: string; path: string; note?: string };

type Head = { heading: string; lead?: string };

/** A part of the page that is shown as it is written. */
export type WrittenBlock =
  | (Head & { kind: 'text'; paragraphs: readonly string[] })
  | (Head & { kind: 'points'; points: readonly ProgramPoint[] })
  | (Head & { kind: 'steps'; steps: readonly ProgramPoint[] })
  | (Head & { kind: 'list'; items: readonly string[] })
  | (Head & { kind: 'links'; links: readonly ProgramLink[] })
  /** The first cell of a row names it. */
  | (Head & {
      kind: 'table';
      caption: string;
      columns: readonly string[];
      rows: readonly (readonly string[])[];
      note?: string;
    })
  /** Public telephone lines. */
  | (Head & { kind: 'lines'; lines: readonly { name: string; number: string; text: string }[] });

export const BRANCH_GROUPS = ['wings', 'fromGradeOne', 'toGradeTwelve', 'icse'] as const;
export type BranchGroup = (typeof BRANCH_GROUPS)[number];

/** A part that is filled from the directory when the page is built. */
export type DirectoryBlock =
  /** The age for each grade of these stages, and how many branches teach it. */
  | (Head & { kind: 'ages'; stages: readonly Stage[] })
  /** The branches of a group, with a link to each. */
  | (Head & { kind: 'branches'; group: BranchGroup })
  /** The cities where this grade is taught, with the number of branches. */
  | (Head & { kind: 'cities'; grade: GradeId })
  /** A row for each state that we have branches in. */
  | (Head & {
      kind: 'states';
      caption: string;
      columns: readonly [state: string, cities: string, about: string];
      about: Record<State, string>;
      note?: string;
    });

export type ProgramText = {
  /** The page's only h1. */
  heading: string;
  /** In the breadcrumb. */
  name: string;
  lead: string;
  picture: Picture;
  blocks: readonly (WrittenBlock | DirectoryBlock)[];
  questions: readonly { question: string; answer: string }[];
  /** The enquiry form, on pages where a parent would want to send one. */
  enquiry: { heading: string; text: string } | null;
  /** Where to read on. */
  related: readonly ProgramLink[];
};
