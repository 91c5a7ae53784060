import { SvgImage } from '@/components/ui/SvgImage';
import styles from './HeroPicture.module.scss';

/** A drawing where the form leaves room beside it; phones do without. */
export const HeroPicture = ({ src }: { src: string }) => (
  <SvgImage src={src} width={640} height={480} className={styles.root} />
);
