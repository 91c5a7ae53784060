import { PRIVACY_COPY, THIRD_PARTY_REASONS } from '@/data/copy/thirdParties';
import type { ThirdPartyConfig } from '@/data/thirdParties';
import { configuredParties } from '@/lib/thirdParties/wantedFor';
import styles from './ConsentRegion.module.scss';

const hostOf = (src = ''): string => (URL.canParse(src) ? new URL(src).host : '');

/** What would load, and why: a sentence for each that is configured. */
export const ConsentReasons = ({ config }: { config: ThirdPartyConfig }) => (
  <div className={styles.reasons}>
    <ul>
      {configuredParties(config).map((name) => (
        <li key={name}>{THIRD_PARTY_REASONS[name](hostOf(config[name]))}</li>
      ))}
    </ul>
    <p>{PRIVACY_COPY.promise}</p>
  </div>
);
