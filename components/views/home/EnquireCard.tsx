import { EnquireButton } from '@/components/blocks/enquiry/EnquireButton';
import { PhoneLinks } from '@/components/blocks/phones/PhoneLinks';
import { Image } from '@/components/ui/Image';
import { HOME_PICTURES } from '@/data/content/homePictures';
import { PICTURE_SIZE } from '@/data/content/picture';
import { HOME_COPY } from '@/data/copy/home';
import { PATHS } from '@/data/routes/paths';
import styles from './EnquireCard.module.scss';

const { enquiry } = HOME_COPY;

/** Where admission begins, beside the steps: the form at a press, or the telephone. */
export const EnquireCard = () => (
  <div className={styles.root}>
    <Image {...HOME_PICTURES.finder} {...PICTURE_SIZE} className={styles.picture} />
    <h3>{enquiry.heading}</h3>
    <p>{enquiry.text}</p>
    <EnquireButton />
    <p className={styles.call}>
      {enquiry.call} <PhoneLinks path={PATHS.home} place="header" className={styles.number} />
    </p>
  </div>
);
