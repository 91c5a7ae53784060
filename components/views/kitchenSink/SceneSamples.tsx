import { BranchScene } from '@/components/blocks/scene/BranchScene';
import type { SceneImage } from '@/lib/schools/scene/sceneImage';
import { Sample } from './Sample';

/** Branches that differ in everything. */
export const SceneSamples = ({ scenes }: { scenes: readonly SceneImage[] }) => (
  <Sample title="Scenes of branches" layout="columns">
    {scenes.map((scene) => (
      <BranchScene key={scene.src} scene={scene} />
    ))}
  </Sample>
);
