import type { KnownBad } from './knownBadVersions';

/** `1.2.3` or `1.2.3-beta.4`; a build number behind `+` changes nothing and is not allowed here. */
const EXACT = /^\d{1,9}\.\d{1,9}\.\d{1,9}(?:-[\w.-]{1,100})?$/;

/** Whether a text names one release, and not a range, a tag or an address. */
export const isExactVersion = (text: string): boolean => EXACT.test(text);

const coreOf = (version: string): number[] => (version.split('-')[0] ?? '').split('.').map(Number);

/** Below 0 where `one` came out before `other`. A preview goes by the number that it previews. */
const compareVersions = (one: string, other: string): number => {
  const [left, right] = [coreOf(one), coreOf(other)];
  for (const [at, part] of left.entries()) {
    const difference = part - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Whether the list speaks of this release. */
export const isKnownBad = (version: string, { versions, ranges }: KnownBad): boolean =>
  (versions === undefined && ranges === undefined) ||
  (versions?.includes(version) ?? false) ||
  (ranges ?? []).some(
    ([from, before]) => compareVersions(version, from) >= 0 && compareVersions(version, before) < 0,
  );
