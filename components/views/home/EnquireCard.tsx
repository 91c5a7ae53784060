import { EnquireButton } from '@/components/blocks/enquiry/EnquireButton';
import { PhoneLinks } from '@/components/blocks/phones/PhoneLinks';
import { Image } from '@/components/ui/Image';
import { HOME_COPY } from '@/data/copy/home';
import { PATHS } from '@/data/routes/paths';
import styles from './EnquireCard.module.scss';

const { enquiry } = HOME_COPY;

/** Where admission begins, beside the steps: the form at a press, or the telephone. */
export const EnquireCard = () => (
  <div className={styles.root}>
    <Image src={enquiry.picture} width={96} height={96} />
    <h3>{enquiry.heading}</h3>
    <p>{enquiry.text}</p>
    <EnquireButton />
    <p className={styles.call}>
      {enquiry.call} <PhoneLinks path={PATHS.home} place="header" className={styles.number} />
    </p>
  </div>
);
