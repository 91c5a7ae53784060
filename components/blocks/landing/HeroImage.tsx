import { Image } from '@/components/ui/Image';
import styles from './HeroImage.module.scss';

type HeroImageProps = { src: string; alt?: string; size?: 'wide' | 'narrow' };

/** An image of 640 by 480 where the form leaves room beside it; phones do without. */
export const HeroImage = ({ src, alt, size = 'wide' }: HeroImageProps) => (
  <Image
    src={src}
    alt={alt}
    width={640}
    height={480}
    className={size === 'wide' ? styles.root : `${styles.root} ${styles.narrow}`}
  />
);
