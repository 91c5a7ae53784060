import { Image } from '@/components/ui/Image';
import { Link } from '@/components/ui/Link';
import type { HomePost } from '@/lib/schools/directory/homePage';
import styles from './PostStrip.module.scss';

/** A few posts by their pictures. */
export const PostStrip = ({ posts }: { posts: readonly HomePost[] }) => (
  <ul className={styles.root}>
    {posts.map(({ title, path, picture, minutes }) => (
      <li key={path} className={styles.post}>
        <Image src={picture} width={640} height={360} className={styles.picture} />
        <div>
          <h3 className={styles.title}>
            <Link href={path} className={styles.link}>
              {title}
            </Link>
          </h3>
          <p className={styles.minutes}>{minutes}</p>
        </div>
      </li>
    ))}
  </ul>
);
