import type { DeskStage, SetStage } from '@/data/desk/stages';

/** The stages as tabs name them. */
export const STAGE_NAMES: Readonly<Record<DeskStage, string>> = {
  new: 'New',
  unverified: 'Number not confirmed',
  waiting: 'On the way',
  refused: 'Refused',
  'in-touch': 'In touch',
  visited: 'Visited',
  admitted: 'Admitted',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
};

/** What a stage means, and what to do. */
export const STAGE_MEANINGS: Readonly<Record<DeskStage, string>> = {
  new: 'Confirmed by the parent and in the school system. Please call.',
  unverified:
    'The parent did not confirm the number, so this is not in the school system. Please call: the parent waits all the same.',
  waiting:
    'The school system did not answer yet. The site tries again by itself; you can call already.',
  refused:
    'The school system did not take this, or it was never asked since the login had run out. Please call, and enter it there by hand.',
  'in-touch': 'Somebody has spoken with the parent.',
  visited: 'The family has seen the school.',
  admitted: 'The child joins the school.',
  closed: 'Nothing more is to be done.',
  withdrawn: 'The parent has withdrawn the consent. Do not call and do not write.',
};

/** The buttons that set a stage. */
export const SET_STAGE_BUTTONS: Readonly<Record<SetStage, string>> = {
  'in-touch': 'I have spoken with the parent',
  visited: 'The family has visited',
  admitted: 'Admitted',
  closed: 'Close',
};
