import { EnquireButton } from '@/components/blocks/enquiry/EnquireButton';
import { ButtonLink } from '@/components/ui/Button';
import { BLOG_COPY } from '@/data/copy/blog';
import { PATHS } from '@/data/routes/paths';
import styles from './PostClosing.module.scss';

const { heading, text, link } = BLOG_COPY.closing;

/** Whom to ask what a post left open. */
export const PostClosing = () => (
  <aside className={styles.root} aria-label={heading}>
    <p className={styles.heading}>{heading}</p>
    <p>{text}</p>
    <p className={styles.actions}>
      <EnquireButton />
      <ButtonLink href={PATHS.admissions} tone="secondary">
        {link}
      </ButtonLink>
    </p>
  </aside>
);
