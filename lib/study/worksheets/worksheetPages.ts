import { worksheetPath } from '@/data/routes/paths/study/worksheets';
import { WORKSHEET_GRADES, type WorksheetTopic } from '@/data/study/worksheets/catalogue';
import { WORKSHEET_PAGE_TEXTS } from '@/data/study/worksheets/pageTexts';
import { WORKSHEET_SLUGS, type WorksheetSlug } from '@/data/study/worksheets/slugs';
import { type TieList, tiesOf } from '@/lib/study/graph/tiesOf';
import { buildSheet, type Sheet } from './buildSheet';
import { FIRST_SEED } from './sheetCode';

export type WorksheetClass = { slug: WorksheetSlug; name: string; path: string };

export type GradePage = {
  slug: WorksheetSlug;
  name: string;
  heading: string;
  lead: string;
  advice: readonly string[];
  topics: readonly WorksheetTopic[];
  ties: readonly TieList[];
  /** Stands in the page; others are made in the browser. */
  firstSheet: Sheet;
};

const toClass = (slug: WorksheetSlug): WorksheetClass => ({
  slug,
  name: WORKSHEET_GRADES[slug].name,
  path: worksheetPath(slug),
});

/** What the page of a class shows. For prerendering. */
export const buildGradePage = (slug: WorksheetSlug): GradePage | null => {
  const { heading, lead, advice } = WORKSHEET_PAGE_TEXTS[slug];
  const { name, topics } = WORKSHEET_GRADES[slug];
  const firstSheet = buildSheet({ slug, topic: topics[0], seed: FIRST_SEED });
  if (!firstSheet) return null;
  return {
    slug,
    name,
    heading,
    lead,
    advice,
    topics,
    ties: tiesOf(`worksheet:${slug}`),
    firstSheet,
  };
};

export type ClassCard = WorksheetClass & { topics: readonly string[] };

/** Every class with the titles of its topics. For prerendering. */
export const buildClassCards = (): ClassCard[] =>
  WORKSHEET_SLUGS.map((slug) => ({
    ...toClass(slug),
    topics: WORKSHEET_GRADES[slug].topics.map(({ title }) => title),
  }));
