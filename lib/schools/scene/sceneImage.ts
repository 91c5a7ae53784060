import type { BranchRecord } from '@/data/places/places';
import { getDetails } from '@/data/places/records/records';
import { buildScene } from './buildScene';

/** A drawn scene as an image, with its words. */
export type SceneImage = { src: string; alt: string };

/** Where the build puts the scene of a branch. */
export const scenePath = ({ city, slug }: BranchRecord): string =>
  `/pictures/scenes/${city}-${slug}.svg`;

/** The scene of a branch; null where its record has none. For prerendering. */
export const sceneImageOf = (branch: BranchRecord): SceneImage | null => {
  const { scene } = getDetails(branch.id);
  return scene ? { src: scenePath(branch), alt: buildScene(branch, scene).label } : null;
};
