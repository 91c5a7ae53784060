/** What the desk's endpoints say to our own people. */
export const DESK_MESSAGES = {
  loginAgain: 'Your time at the desk is over. Please log in again: nothing that you saved is lost.',
  notStaff:
    'This number may not use the desk. Whoever looks after the site can add it with “npm run staff”.',
  wrongCode:
    'This code is not right, or it was used before. Wait until the app shows the next one and type that in.',
  notTheirs:
    'This person does not answer for the branch of this enquiry. Please choose another one.',
  noTime: 'Please give a day and a time.',
  pastTime: 'This time is over. Please choose a later one.',
  farTime: 'This is more than a year away. Please choose an earlier time.',
  nothingCorrected: 'Nothing is different from what stands there. Please change something first.',
  fileBusy:
    'Another file is being saved just now. Please wait until it is done, then press the button again.',
  notYourBranch:
    'This is not one of your branches: you would not see this enquiry any more. Please confirm that you hand it over.',
} as const;
