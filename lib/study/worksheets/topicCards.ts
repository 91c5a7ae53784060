import { topicPath } from '@/data/routes/paths/study/worksheets';
import type { WorksheetTopic } from '@/data/study/worksheets/catalogue';
import type { Emblem } from '@/data/study/worksheets/catalogue/emblems';
import type { WorksheetSlug } from '@/data/study/worksheets/slugs';

/** A topic as other pages show it. */
export type TopicCard = { title: string; path: string; emblem: Emblem };

export const toTopicCard = (slug: WorksheetSlug, topic: WorksheetTopic): TopicCard => ({
  title: topic.title,
  path: topicPath(slug, topic),
  emblem: topic.emblem ?? ['slate', ''],
});
