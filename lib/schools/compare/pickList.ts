import { CITIES } from '@/data/places/places';
import { branchName, branchTitle, siteBranches } from '@/lib/schools/directory/branches';
import { matchPlaces } from '@/lib/schools/places/matchPlaces';

/** A branch that can be chosen, as a line of the list. */
export type Pick = { slug: string; title: string; city: string };

const CHOICES = siteBranches().map((branch) => {
  const { displayName, name, aliases } = CITIES[branch.city];
  const pick: Pick = { slug: branch.slug, title: branchTitle(branch), city: displayName };
  const names = [
    branchTitle(branch),
    branch.place,
    branchName(branch),
    branch.alias ?? branch.place,
  ];
  return { id: pick, names: [...names, displayName, name, ...aliases] };
});

/** Every branch with a page, in the order of the directory. */
export const listPicks = (): Pick[] => CHOICES.map(({ id }) => id);

/**
 * The branches whose name or city a typed text may mean, best first. The words of a branch and its
 * city go together: `nigdi pune`.
 */
export const findPicks = (text: string): Pick[] => matchPlaces(CHOICES, text);
