/** The sentences of a topic's page that are not the topic's own. */
export const TOPIC_PAGE = {
  heading: (grade: string, title: string) => `${grade} worksheet: ${title}`,
  others: (grade: string) => `Other topics of ${grade}`,
} as const;
