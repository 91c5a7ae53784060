import { FAMILIES, type Family, familyOf } from '@/lib/preflight/families';
import { typoDistance } from '@/lib/schools/places/typoDistance';
import type { OwnRules } from '@/lib/server/campaigns/ownRules';
import { UsageError } from './usage';

/** A page to check. */
export type Target = {
  path: string;
  family: Family;
  /** Whether one enquiry is sent from it: once in a family, and for each campaign that is named. */
  isSending: boolean;
  /** What a campaign of the desk says otherwise than the rules of its address. */
  own?: OwnRules;
};

const SUGGESTIONS = 3;

/** The campaign and landing pages among all paths of the site. */
export const listTargets = (paths: readonly string[]): Target[] => {
  const seen = new Set<string>();
  return paths.flatMap((path) => {
    const family = familyOf(path);
    if (family === null) return [];
    const isFirst = !seen.has(family.name);
    seen.add(family.name);
    return [{ path, family, isSending: isFirst }];
  });
};

const asNamed = (target: Target): Target => ({ ...target, isSending: true });

/** One page of each family of the sample. */
export const sampleTargets = (targets: readonly Target[]): Target[] =>
  FAMILIES.filter(({ isInSample }) => isInSample).flatMap((family) => {
    const members = targets.filter((target) => target.family === family);
    const chosen = members.find(({ path }) => family.sample?.test(path)) ?? members[0];
    return chosen ? [asNamed(chosen)] : [];
  });

/** `/campaign/pune/nigdi` is called `campaign/pune/nigdi` or `pune/nigdi`. */
const namesOf = ({ path }: Target): string[] => {
  const [, first = '', ...rest] = path.split('/');
  return rest.length > 0 ? [[first, ...rest].join('/'), rest.join('/')] : [first];
};

/** How far a typed name is from a known one, or from its last part: `nigdi` is near `pune/nigdi`. */
const distanceOf = (typed: string, known: string): number => {
  const last = known.split('/').at(-1) ?? known;
  return Math.min(typoDistance(typed, known), typoDistance(typed, last) + 0.1);
};

const nearest = (name: string, known: readonly string[]): string[] =>
  [...known]
    .map((candidate) => ({ candidate, distance: distanceOf(name, candidate) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SUGGESTIONS)
    .map(({ candidate }) => candidate);

/** The pages with these names. Throws `UsageError` for a name that no page has. */
export const namedTargets = (targets: readonly Target[], names: readonly string[]): Target[] => {
  const wanted = names.map((name) => name.toLowerCase().replaceAll(/^\/+|\/+$/g, ''));
  const known = [...new Set(targets.flatMap(namesOf))];
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const suggestions = nearest(unknown, known).join(', ');
    throw new UsageError(`No campaign is called "${unknown}". The nearest names: ${suggestions}.`);
  }
  return targets
    .filter((target) => namesOf(target).some((name) => wanted.includes(name)))
    .map(asNamed);
};

type Choice = { isSample: boolean; names: readonly string[] };

/** The pages that a command asks for, among all paths of the site; without a choice all of them. */
export const chooseTargets = (paths: readonly string[], { isSample, names }: Choice): Target[] => {
  const targets = listTargets(paths);
  if (isSample) return sampleTargets(targets);
  return names.length > 0 ? namedTargets(targets, names) : targets;
};
