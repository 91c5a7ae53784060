import { PRIVACY_COPY } from '@/data/copy/thirdParties';
import { hostOf, THIRD_PARTIES, type ThirdPartyConfig } from '@/data/thirdParties.mjs';
import { configuredParties } from '@/lib/thirdParties/wantedFor';
import styles from './ConsentRegion.module.scss';

/** What would load, and why: a sentence for each that is configured. */
export const ConsentReasons = ({ config }: { config: ThirdPartyConfig }) => (
  <div className={styles.reasons}>
    <ul>
      {configuredParties(config).map((name) => (
        <li key={name}>{THIRD_PARTIES[name].reason(hostOf(config[name]))}</li>
      ))}
    </ul>
    <p>{PRIVACY_COPY.promise}</p>
  </div>
);
