import type { CSSProperties } from 'react';
import type { CampaignPicture } from '@/data/campaigns/campaignPicture';
import { pictureSources, pictureUrl } from '@/lib/landing/campaigns/pictureUrl';
import styles from './HeroPicture.module.scss';

/** No wider file for a telephone, however many dots its screen has: that would be 110 kB. */
const WIDEST_ON_PHONE = 800;
const WIDE = '(min-width: 993px)';

/** A campaign's own picture in its hero, whole: below the words, and on a phone below the form. */
export const HeroPicture = ({ id, width, height, alt }: CampaignPicture) => {
  const shape: CSSProperties & Record<'--shape', number> = { '--shape': width / height };
  return (
    <picture className={styles.root} style={shape}>
      <source
        media={WIDE}
        srcSet={pictureSources(id, width)}
        sizes="(min-width: 1264px) 640px, 52vw"
      />
      <img
        src={pictureUrl(id, 480)}
        srcSet={pictureSources(id, width, WIDEST_ON_PHONE)}
        sizes="calc(100vw - 2rem)"
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
};
