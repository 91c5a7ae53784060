/** What works on the data of a site: `npm run <name>`, and in a container, where a build brings it along. */
export const COMMANDS = ['enquiries', 'privacy', 'staff', 'backup', 'restore', 'keys'];
