import { typoDistance } from '@/lib/schools/places/typoDistance';
import { VARIABLE_NAMES } from './variables';

/** Of each file of settings its name, and the names in it. */
type EnvFiles = [file: string, names: string[]][];

const shared: typeof globalThis & { siteEnvFiles?: EnvFiles } = globalThis;

/** What others read: Node.js, npm, PostgreSQL's programs, Docker, the shell. */
const OF_OTHERS =
  /^(?:(?:NODE|NPM|COMPOSE|DOCKER|BUILDKIT|POSTGRES|SSL|LC)_\w+|PG[A-Z]+|TZ|LANG|PATH|CI|DEBUG|NO_COLOR|FORCE_COLOR|(?:HTTPS?|NO|ALL)_PROXY|UV_THREADPOOL_SIZE|NEXT_TELEMETRY_DISABLED|NEXT_DIST_DIR|CHROMIUM_PATH)$/i;

/** A longer name may have one slip more. */
const slipsOf = (name: string): number => (name.length < 8 ? 1 : Math.min(3, name.length >> 2));

/**
 * One line for each name in `.env` and its kin that the site does not read, with the nearest one that it
 * does. Of the files only: the environment is full of names that are not for us.
 */
export const unknownNames = (files: EnvFiles = shared.siteEnvFiles ?? []): string[] =>
  files.flatMap(([file, names]) =>
    names
      .filter((name) => !VARIABLE_NAMES.includes(name) && !OF_OTHERS.test(name))
      .map((name) => `${name} in ${file} is no setting of the site${guess(name)}`),
  );

const guess = (name: string): string => {
  const [nearest] = VARIABLE_NAMES.map((known) => ({
    known,
    slips: typoDistance(name.toUpperCase(), known),
  })).sort((one, other) => one.slips - other.slips);
  return nearest !== undefined && nearest.slips <= slipsOf(name)
    ? `: did you mean ${nearest.known}?`
    : ', and has no effect.';
};
