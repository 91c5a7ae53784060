import { BRANCH_LIST, CITIES } from '@/data/places/places';
import { branchTitle } from '@/lib/schools/directory/branches';

/** What a wrong command answers: one line, and where to read more. Exit code 2. */
export class StaffUsageError extends Error {
  override readonly name = 'StaffUsageError';
}

export const USAGE = `Who may use the desk (/desk). Each of these stands in the audit.

  npm run staff -- list
  npm run staff -- add 9845012345 --role admissions --branches 8,10 --name "Meena Iyer"
  npm run staff -- add 9845012345 --role marketing
  npm run staff -- add 9845012345 --role admin
  npm run staff -- remove 9845012345          at once: sessions end, the number cannot log in any more
  npm run staff -- reset 9845012345           a lost telephone: the next login sets up a new second factor

Roles:
  admissions    reads and answers the enquiries of --branches, or of all without it
  marketing     campaigns and their results, no names and no numbers
  admin         both, of every branch, and the audit

--branches takes the numbers of branches:
${BRANCH_LIST.map((branch) => `  ${String(branch.id).padEnd(12)}${branchTitle(branch)}, ${CITIES[branch.city].displayName}`).join('\n')}

--name is what colleagues read beside notes and enquiries; without one they read the beginning of
a random number, which \`list\` shows.
\`add\` for a number that is there changes its role and branches, from its next request on; a name that is
not given stays.

Exit code 1: nobody at the desk has this number; 2: a wrong command.`;
