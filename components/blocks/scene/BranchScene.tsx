import { Image } from '@/components/ui/Image';
import type { Photo } from '@/data/places/records/record';
import type { SceneImage } from '@/lib/schools/scene/sceneImage';
import styles from './BranchScene.module.scss';

type BranchSceneProps = { scene: SceneImage; photo?: Photo | null };

/** How a branch looks: its photograph, and until it has one its drawn scene. */
export const BranchScene = ({ scene, photo = null }: BranchSceneProps) => (
  <Image
    width={640}
    height={360}
    {...(photo ?? scene)}
    sizes="(min-width: 1200px) 760px, 100vw"
    loading="eager"
    className={styles.root}
  />
);
