import { Seo } from '@/components/blocks/Seo';
import { SearchForm } from '@/components/layout/search/SearchForm';
import { ButtonLink } from '@/components/ui/Button';
import { LOST_COPY } from '@/data/copy/chrome';
import { PATHS } from '@/data/routes/paths';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { Kite } from './Kite';
import styles from './LostView.module.scss';

type LostViewProps = { reason: 'notFound' | 'failed' };

/** A page that does not exist or that broke: the way home, and the search. */
export const LostView = ({ reason }: LostViewProps) => {
  const { title, description, text } = LOST_COPY[reason];

  return (
    <div className={styles.root}>
      <Seo title={title} description={description} path={null} robots="noindex" />
      <Kite />
      <h1>{title}</h1>
      <p>
        {text}
        {reason === 'failed' && (
          <>
            {' '}
            <a href={`tel:${SCHOOL.phone}`}>{formatPhone(SCHOOL.phone)}</a>
          </>
        )}
      </p>
      <div className={styles.search}>
        <SearchForm />
      </div>
      <ButtonLink href={PATHS.home} tone="secondary">
        {LOST_COPY.home}
      </ButtonLink>
    </div>
  );
};
