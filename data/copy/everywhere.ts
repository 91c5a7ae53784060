/** For a parent who lost a phone, or logged in on somebody else's. */
export const EVERYWHERE_COPY = {
  heading: 'Your login',
  text: 'Lost a phone, or logged in on one that is not yours? This ends your login on every phone and computer at once, this one included.',
  button: 'Sign out everywhere',
  done: 'Logged out on all devices',
} as const;
