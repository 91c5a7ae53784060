import type { CampaignAction } from '@/data/desk/campaignActions';
import type { CampaignState } from '@/data/desk/campaignStates';
import type { PatternName } from '@/data/desk/patterns';

/** What the list of campaigns says. */
export const CAMPAIGNS_COPY = {
  title: 'Campaigns',
  create: 'New campaign',
  own: 'Written at the desk',
  none: 'There is none yet. Begin with a pattern: it is a whole page from the start.',
  files: 'Written by our developers',
  filesHint: 'You can copy one and change the copy. The original stays as it is.',
  page: 'Page',
  address: 'Address',
  state: 'State',
  changed: 'Last change',
  copy: 'Copy',
  copyOf: (title: string) => `Copy “${title}”`,
  changes: 'with changes that are not published',
} as const;

export const STATE_NAMES: Readonly<Record<CampaignState, string>> = {
  draft: 'Draft, seen by nobody else',
  planned: 'Published, begins on its first day',
  live: 'Live',
  over: 'Over: visitors are led to the page of its city',
};

export const ACTION_NAMES: Readonly<Record<CampaignAction, string>> = {
  created: 'Begun',
  saved: 'Changed',
  published: 'Published',
  unpublished: 'Taken back',
  restored: 'Went back to an earlier version',
};

/** The page on which a campaign begins. */
export const NEW_CAMPAIGN_COPY = {
  title: 'New campaign',
  intro:
    'Choose a pattern and what it is about. You get a whole page that you then change: texts, parts, picture, form.',
  pattern: 'What is the page about?',
  city: 'City',
  branch: 'Branch',
  grade: 'Class',
  choose: 'Please choose',
  submit: 'Begin',
  sending: 'Beginning …',
} as const;

export const PATTERN_TEXTS: Readonly<Record<PatternName, { name: string; detail: string }>> = {
  city: { name: 'A city', detail: 'All its branches, with a map' },
  branch: { name: 'A branch', detail: 'The neighbourhood, the way there, the classes' },
  grade: { name: 'A class in a city', detail: 'The branches that teach it, documents and steps' },
  camp: { name: 'A camp', detail: 'In the holidays, also for other children' },
  event: { name: 'An event', detail: 'An open day, a fair, a match' },
};
