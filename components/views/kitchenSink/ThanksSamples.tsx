import { EnquiryThanks } from '@/components/blocks/enquiry/EnquiryThanks';
import styles from './KitchenSinkView.module.scss';
import { Sample } from './Sample';

const RECEIPTS = [
  { id: 'OIS-7K3M-92QF', delivered: true, needsVerification: false, ticket: null },
  { id: 'OIS-7K3M-92QG', delivered: false, needsVerification: false, ticket: null },
  { id: 'OIS-7K3M-92QH', delivered: false, needsVerification: true, ticket: null },
];

const ignore = () => undefined;

export const ThanksSamples = () => (
  <Sample title="After an enquiry" layout="columns">
    {RECEIPTS.map((receipt) => (
      <div key={receipt.id} className={styles.card}>
        <EnquiryThanks receipt={receipt} onConfirm={ignore} />
      </div>
    ))}
  </Sample>
);
