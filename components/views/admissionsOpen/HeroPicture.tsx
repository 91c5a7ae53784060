import { Drawing } from '@/components/ui/Drawing';
import styles from './HeroPicture.module.scss';

/** A drawing where the form leaves room beside it; phones do without. */
export const HeroPicture = ({ src }: { src: string }) => (
  <Drawing src={src} width={640} height={480} className={styles.root} />
);
