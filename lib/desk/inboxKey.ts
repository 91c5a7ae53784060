/** Under what a tab stores which enquiries somebody looks at. */
export const INBOX_KEY = 'desk-inbox';
