import { readLink, readPrevious } from './releases';

const toMinute = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Which release is current, since when, and what the operator does next. */
export const describeRelease = (site: string): string => {
  const current = readLink(site, 'current');
  const previous = readPrevious(site);
  if (current === null) return 'There is no release.\n';
  const other = previous === null ? '' : `; npm run rollback makes it ${previous}`;
  return `Release ${current.id} is current since ${toMinute(current.since)}${other}.
It serves after a restart: systemctl restart opaline (without systemd: stop the site, then NODE_ENV=production node releases/current/.next/server.mjs)
`;
};
