/** What the desk's endpoints say to our own people. */
export const DESK_MESSAGES = {
  loginAgain: 'Your time at the desk is over. Please log in again: nothing that you saved is lost.',
  notStaff:
    'This number may not use the desk. Whoever looks after the site can add it with “npm run staff”.',
  wrongCode:
    'This code is not right, or it was used before. Wait until the app shows the next one and type that in.',
} as const;
