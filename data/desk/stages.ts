/**
 * Where an enquiry stands for the people who answer it, in the order of their work. The first four come
 * from what happens to it, `withdrawn` from its parent; a person at the desk sets the others.
 */
export const DESK_STAGES = [
  'new',
  'unverified',
  'waiting',
  'refused',
  'in-touch',
  'visited',
  'admitted',
  'closed',
  'withdrawn',
] as const;
export type DeskStage = (typeof DESK_STAGES)[number];

/** What a person at the desk can set. */
export const SET_STAGES = ['in-touch', 'visited', 'admitted', 'closed'] as const;
export type SetStage = (typeof SET_STAGES)[number];
