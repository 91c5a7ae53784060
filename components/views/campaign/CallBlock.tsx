import { CallLine } from '@/components/blocks/landing/CallLine';
import { ButtonLink } from '@/components/ui/Button';
import { CALL_COPY } from '@/data/copy/landing';
import styles from './CallBlock.module.scss';

type CallBlockProps = { text: string; phone: string };

/** The end of the page: the number to call, and the way back to the form. */
export const CallBlock = ({ text, phone }: CallBlockProps) => (
  <div className={styles.root}>
    <p>{text}</p>
    <CallLine phone={phone} text={CALL_COPY.number} />
    <ButtonLink href="#enquire-mobile">{CALL_COPY.form}</ButtonLink>
  </div>
);
