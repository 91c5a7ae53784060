/** The banners below the header. Those about voting are the specification's own words (2.3). */
export const VOTING_COPY = {
  label: 'Voting',
  'voting-closed': 'The voting lines have been closed.',
  'voting-open':
    'Voting lines are now open! Cast your vote and make it count before they close on 6th June 2025.',
} as const;

export const EVENT_BANNER_COPY = {
  label: 'Go Cosmo 2024',
  message:
    'Go Cosmo 2024: a day of astronomy for children. Three of its activities to try at home are on this page.',
  /** The specification's number (2.1). */
  times: 3,
  pause: 'Pause the moving text',
} as const;
