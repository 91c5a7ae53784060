import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CHANGES } from './changedOn';
import { listRoutes } from './routes';

/** A day that is longer ago than the last change by this is asked to be written anew. */
const MOST_DAYS_BEHIND = 60;
const DAY_MS = 86_400_000;

const git = (...words: string[]): string =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Whether this copy has its history: an image has none, a shallow clone a part. */
const hasHistory = (): boolean => {
  try {
    return git('rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
};

/** The day of the last change: today where something is not committed yet. */
const lastChange = (from: readonly string[]): string =>
  git('status', '--porcelain', '--', ...from) === ''
    ? git('log', '-1', '--no-merges', '--format=%cs', '--', ...from)
    : new Date().toISOString().slice(0, 10);

describe('the days on which pages changed', () => {
  it('are no later than what they speak of, nor long before it', () => {
    const kinds = hasHistory() ? CHANGES : [];
    const wrong = kinds.flatMap(({ on, from }) => {
      const last = lastChange(from);
      const behind = (Date.parse(last) - Date.parse(on)) / DAY_MS;
      const isRight = behind >= 0 && behind <= MOST_DAYS_BEHIND;
      return isRight ? [] : [`${from.join(', ')} changed on ${last}, not on ${on}`];
    });
    expect(wrong).toEqual([]);
  });

  it('speak of folders that are there and of pages that are there', () => {
    expect(CHANGES.flatMap(({ from }) => from).filter((folder) => !existsSync(folder))).toEqual([]);
    const paths = listRoutes().map(({ path }) => path);
    expect(CHANGES.filter(({ pages }) => !paths.some((path) => pages.test(path)))).toEqual([]);
  });

  it('are written as days', () => {
    expect(CHANGES.filter(({ on }) => !/^\d{4}-\d\d-\d\d$/.test(on))).toEqual([]);
  });
});
