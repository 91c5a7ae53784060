import { worksheetPath } from '@/data/routes/paths/study/worksheets';
import {
  WORKSHEET_GRADES,
  WORKSHEET_SUBJECTS,
  type WorksheetSubject,
  type WorksheetTopic,
} from '@/data/study/worksheets/catalogue';
import { WORKSHEET_PAGE_TEXTS } from '@/data/study/worksheets/pageTexts';
import { WORKSHEET_SLUGS, type WorksheetSlug } from '@/data/study/worksheets/slugs';
import { type TieList, tiesOf } from '@/lib/study/graph/tiesOf';
import { type TopicCard, toTopicCard } from './topicCards';

export type WorksheetClass = { slug: WorksheetSlug; name: string; path: string };

export type SubjectTopics = {
  subject: WorksheetSubject;
  topics: readonly (TopicCard & { note: string })[];
};

export type GradePage = {
  slug: WorksheetSlug;
  name: string;
  heading: string;
  lead: string;
  advice: readonly string[];
  subjects: readonly SubjectTopics[];
  ties: readonly TieList[];
};

const toClass = (slug: WorksheetSlug): WorksheetClass => ({
  slug,
  name: WORKSHEET_GRADES[slug].name,
  path: worksheetPath(slug),
});

const topicsOf = (slug: WorksheetSlug): readonly WorksheetTopic[] => WORKSHEET_GRADES[slug].topics;

/** What the page of a class shows. For prerendering. */
export const buildGradePage = (slug: WorksheetSlug): GradePage => {
  const { heading, lead, advice } = WORKSHEET_PAGE_TEXTS[slug];
  const subjects = WORKSHEET_SUBJECTS.map((subject) => ({
    subject,
    topics: topicsOf(slug)
      .filter((topic) => topic.subject === subject)
      .map((topic) => ({ ...toTopicCard(slug, topic), note: topic.note })),
  }));
  return {
    slug,
    name: WORKSHEET_GRADES[slug].name,
    heading,
    lead,
    advice,
    subjects: subjects.filter(({ topics }) => topics.length > 0),
    ties: tiesOf(`worksheet:${slug}`),
  };
};

/** How many topics a card of a class names. */
const NAMED = 6;

export type ClassCard = WorksheetClass & { count: number; topics: readonly string[] };

/** Every class with its first topics of each subject. For prerendering. */
export const buildClassCards = (): ClassCard[] =>
  WORKSHEET_SLUGS.map((slug) => {
    const topics = topicsOf(slug);
    const bySubject = WORKSHEET_SUBJECTS.map((subject) =>
      topics.filter((topic) => topic.subject === subject),
    ).filter((own) => own.length > 0);
    const each = Math.ceil(NAMED / bySubject.length);
    return {
      ...toClass(slug),
      count: topics.length,
      topics: bySubject
        .flatMap((own) => own.slice(0, each))
        .slice(0, NAMED)
        .map(({ title }) => title),
    };
  });
