import { BranchScene } from '@/components/blocks/scene/BranchScene';
import type { ComposedScene } from '@/lib/schools/scene/composedScene';
import { Sample } from './Sample';

/** Branches that differ in everything. */
export const SceneSamples = ({ scenes }: { scenes: readonly ComposedScene[] }) => (
  <Sample title="Scenes of branches" layout="columns">
    {scenes.map((scene) => (
      <BranchScene key={scene.label} scene={scene} />
    ))}
  </Sample>
);
