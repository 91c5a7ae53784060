/** The header's corner for logging in and out. Small, since every page loads it. */
export const ACCOUNT_COPY = {
  login: 'Login',
  welcome: 'Welcome',
  unnamed: 'parent',
  myEnquiries: 'My enquiries',
  signOut: 'Sign Out',
  loggedOut: 'Logged out successfully',
} as const;
