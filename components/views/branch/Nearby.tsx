import { BranchCardList } from '@/components/blocks/BranchCardList';
import { Section } from '@/components/blocks/Section';
import { Link } from '@/components/ui/Link';
import { COMPARE_LINK_COPY } from '@/data/copy/compare';
import { comparePath, MOST_COMPARED, slugOfPath } from '@/data/routes/paths/compare';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './Nearby.module.scss';

/** The nearest other branches, and the way to all of the city. */
export const Nearby = ({ page: { nearby, city, path } }: { page: BranchPage }) =>
  nearby.length > 0 && (
    <Section title="Nearby branches, in a straight line">
      <BranchCardList cards={nearby} kmOf={({ km }) => km} isCompact />
      <p className={styles.links}>
        <Link href={compareWith(path, nearby)} className={styles.all}>
          {nearby.length === 1 ? COMPARE_LINK_COPY.nearestOne : COMPARE_LINK_COPY.nearest}
        </Link>
        <Link href={city.path} className={styles.all}>
          {city.branchCount === 2 ? 'Both' : `All ${city.branchCount}`} branches in {city.name}
        </Link>
      </p>
    </Section>
  );

const compareWith = (path: string, nearby: BranchPage['nearby']): string =>
  comparePath([path, ...nearby.map((card) => card.path)].slice(0, MOST_COMPARED).map(slugOfPath));
