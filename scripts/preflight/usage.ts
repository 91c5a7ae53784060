/** What a wrong command answers: one line. The command then ends with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A site that cannot be visited: one line says why. The command then ends with 2. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

export const USAGE = `Opens every campaign and landing page as its visitors do, and checks what they get.

  npm run preflight                          all pages; builds and starts the site itself
  npm run preflight -- --sample              one page of each family, in about a minute
  npm run preflight -- nursery-admission     one campaign, in both of its families
  npm run preflight -- pune pune/nigdi       a city and a branch
  npm run preflight -- --base https://www.example.org pune
                                             the pages of a site that runs; nothing is sent to it

Ends with 0 when every rule holds, with 1 when one is broken, with 2 when the command is wrong or the
site cannot be reached.
The report with screenshots is written to test-results/preflight/index.html.`;

export const SERVICE_USAGE = `Waits for the checks that the desk asks for, and does them one after the other.

  npm run preflight:desk                     visits the site at SITE_URL
  npm run preflight:desk -- --base https://www.example.org
                                             visits it at this address
  npm run preflight:desk -- --once           ends when none was asked for in a minute

It reads and writes the database of the site, with its settings. Ends with 2 when the command is wrong.`;
