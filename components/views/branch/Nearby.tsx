import { BranchCardList } from '@/components/blocks/BranchCardList';
import { Section } from '@/components/blocks/Section';
import { Link } from '@/components/ui/Link';
import type { BranchPage } from '@/lib/directory/branchPage';
import styles from './Nearby.module.scss';

/** The nearest other branches, and the way to all of the city. */
export const Nearby = ({ page: { nearby, city, story } }: { page: BranchPage }) =>
  nearby.length > 0 && (
    <Section title="Nearby branches" intro={story.neighbours}>
      <BranchCardList cards={nearby} />
      <p>
        <Link href={city.path} className={styles.all}>
          {city.branchCount === 2 ? 'Both' : `All ${city.branchCount}`} branches in {city.name}
        </Link>
      </p>
    </Section>
  );
