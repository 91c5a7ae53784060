import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { Image } from '@/components/ui/Image';
import { PICTURE_SIZE } from '@/data/content/picture';
import { ABOUT_COPY } from '@/data/copy/about';
import { PATHS } from '@/data/routes/paths';
import type { ContactPage } from '@/lib/content/about/contactPage';
import { ContactLines } from './ContactLines';
import styles from './ContactTop.module.scss';

type ContactTopProps = Pick<ContactPage, 'heading' | 'lead' | 'crumb' | 'picture' | 'lines'>;

/** Whom to call and where to write, before everything else. */
export const ContactTop = ({ heading, lead, crumb, picture, lines }: ContactTopProps) => (
  <div className={styles.root}>
    <Breadcrumbs trail={[{ title: ABOUT_COPY.home, path: PATHS.home }]} current={crumb} />
    <h1 className={styles.heading}>{heading}</h1>
    <p className={styles.lead}>{lead}</p>
    <ContactLines lines={lines} />
    <Image {...picture} {...PICTURE_SIZE} loading="eager" className={styles.picture} />
  </div>
);
