import { ACTIVITY_WORDS, type ActivityContent, type Block } from '@/data/content/activities/page';
import { PATHS } from '@/data/routes/paths';
import { ACTIVITY_PATHS } from '@/data/routes/paths/activities';
import { type PageSeo, seoFor } from '@/data/routes/routes';
import { computeRows } from './tables';

/** A block with all its numbers. */
export type ShownBlock = Exclude<Block, { kind: 'computed' }>;

export type ActivityPage = {
  seo: PageSeo;
  trail: readonly { title: string; path: string }[];
  name: string;
  heading: string;
  lead: string;
  picture: string;
  note: string;
  blocks: readonly ShownBlock[];
};

const showBlock = (block: Block): ShownBlock => {
  if (block.kind !== 'computed') return block;
  const { caption, columns, note, table, ...head } = block;
  const rows = computeRows(table);
  // What the server hands to the browser has no place for undefined.
  return { ...head, kind: 'table', table: { caption, columns, rows, ...(note && { note }) } };
};

/** The page of an activity, a festival or the overview. */
export const buildActivityPage = (path: string, content: ActivityContent): ActivityPage => {
  const { name, heading, lead, picture, note, blocks } = content;
  const home = { title: ACTIVITY_WORDS.home, path: PATHS.home };
  const overview = { title: ACTIVITY_WORDS.overview, path: ACTIVITY_PATHS.activities };
  return {
    seo: seoFor(path),
    trail: path === overview.path ? [home] : [home, overview],
    name,
    heading,
    lead,
    picture,
    note,
    blocks: blocks.map(showBlock),
  };
};
