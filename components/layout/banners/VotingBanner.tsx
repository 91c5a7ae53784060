import { VOTING_COPY } from '@/data/copy/banners';
import type { BannerName } from '@/lib/chrome/rules';
import styles from './VotingBanner.module.scss';

type VotingBannerProps = { banner: Exclude<BannerName, 'event'> };

/** Tells whether votes are taken. */
export const VotingBanner = ({ banner }: VotingBannerProps) => (
  <section aria-label={VOTING_COPY.label} className={`${styles.root} ${styles[banner]}`}>
    <p className={styles.text}>{VOTING_COPY[banner]}</p>
  </section>
);
