import { Image } from '@/components/ui/Image';
import { Link } from '@/components/ui/Link';
import type { SchoolEvent } from '@/data/content/events/events';
import styles from './EventCard.module.scss';

type EventCardProps = { event: SchoolEvent };

/** One event: what it is and when; the title leads to its own page where it has one. */
export const EventCard = ({ event: { title, kind, when, text, path, emblem } }: EventCardProps) => (
  <article className={styles.root}>
    <Image src={emblem} width={72} height={72} />
    <div className={styles.words}>
      <p className={styles.kind}>{kind}</p>
      <h3 className={styles.title}>
        {path ? (
          <Link href={path} className={styles.link}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <p className={styles.when}>{when}</p>
      <p>{text}</p>
    </div>
  </article>
);
