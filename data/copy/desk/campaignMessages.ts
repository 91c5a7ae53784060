const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;

/** What the desk's endpoints say of campaigns. */
export const DESK_CAMPAIGN_MESSAGES = {
  notReady: (problem: string) => `This page cannot be published yet. ${sentence(problem)}`,
  noPicture: 'The picture is not here any more. Please send it in again.',
  slugTaken: 'Another page was just published at this address. Please choose another one.',
  missing: {
    city: 'Please choose the city that the page is about.',
    branch: 'Please choose the branch that the page is about.',
    grade: 'Please choose the class that the page is about.',
  },
} as const;

/** A problem of `data/campaigns/check` as people read it. */
export const problemSentence = sentence;
