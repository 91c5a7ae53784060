import { topicPath, worksheetPath } from '@/data/routes/paths/study/worksheets';
import {
  WORKSHEET_GRADES,
  type WorksheetSubject,
  type WorksheetTopic,
} from '@/data/study/worksheets/catalogue';
import type { WorksheetSlug } from '@/data/study/worksheets/slugs';
import { TOPIC_PAGE } from '@/data/study/worksheets/topicTexts';
import { topicNode } from '@/lib/study/graph/nodes';
import { type TieList, tiesOf } from '@/lib/study/graph/tiesOf';
import { buildSheet } from './buildSheet';
import type { Sheet } from './drawSheet';
import { FIRST_SEED, findTopicBySlug } from './sheetCode';
import { type TopicCard, toTopicCard } from './topicCards';

export type TopicPage = {
  path: string;
  subject: WorksheetSubject;
  heading: string;
  lead: string;
  emblem: TopicCard['emblem'];
  grade: { name: string; path: string };
  title: string;
  /** Stands in the page; others are made in the browser. */
  firstSheet: Sheet;
  othersTitle: string;
  /** The other topics of the class, those of the same subject first. */
  others: readonly TopicCard[];
  ties: readonly TieList[];
};

const isSame =
  (subject: WorksheetSubject) =>
  (topic: WorksheetTopic): boolean =>
    topic.subject === subject;

/** What the page of a topic shows. For prerendering. */
export const buildTopicPage = (slug: WorksheetSlug, part: string): TopicPage | null => {
  const topic = findTopicBySlug(slug, part);
  const firstSheet = topic && buildSheet({ slug, topic, seed: FIRST_SEED });
  if (!firstSheet) return null;
  const { name, topics } = WORKSHEET_GRADES[slug];
  const all: readonly WorksheetTopic[] = topics;
  const others = all.filter(({ code }) => code !== topic.code);
  const own = isSame(topic.subject);
  return {
    path: topicPath(slug, topic),
    subject: topic.subject,
    heading: TOPIC_PAGE.heading(name, topic.title),
    lead: topic.note,
    emblem: toTopicCard(slug, topic).emblem,
    grade: { name, path: worksheetPath(slug) },
    title: topic.title,
    firstSheet,
    othersTitle: TOPIC_PAGE.others(name),
    others: [...others.filter(own), ...others.filter((other) => !own(other))].map((other) =>
      toTopicCard(slug, other),
    ),
    ties: tiesOf(topicNode(slug, topic)),
  };
};
