import { chownSync } from 'node:fs';

/** Debian's and everybody else's `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** Gives a new, empty folder to whoever runs PostgreSQL; answers the options to spawn it with. */
export const giveToOwner = (folder: string): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  chownSync(folder, NOBODY, NOBODY);
  return { uid: NOBODY, gid: NOBODY };
};
