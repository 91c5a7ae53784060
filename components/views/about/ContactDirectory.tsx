import { ChevronDown } from 'lucide-react';
import { Band } from '@/components/blocks/Band';
import { CONTACT_US } from '@/data/content/about/contactUs';
import type { ContactCity } from '@/lib/content/about/contactPage';
import { CityBranches } from './CityBranches';
import styles from './ContactDirectory.module.scss';

const { id, heading, lead, count } = CONTACT_US.directory;

/** Every branch under its city; a city opens without JavaScript. */
export const ContactDirectory = ({ cities }: { cities: readonly ContactCity[] }) => (
  <Band id={id} tone="white" heading={heading} lead={lead}>
    <div className={styles.root}>
      {cities.map((city) => (
        <details key={city.name} className={styles.city}>
          <summary className={styles.summary}>
            <span className={styles.name}>{city.name}</span>
            <span className={styles.count}>{count(city.branches.length)}</span>
            <ChevronDown aria-hidden="true" className={styles.sign} />
          </summary>
          <CityBranches city={city} />
        </details>
      ))}
    </div>
  </Band>
);
