import { EnquiryThanks } from '@/components/blocks/enquiry/EnquiryThanks';
import { toEnquiry } from '@/lib/enquiry/enquiry';
import { mapFields } from '@/lib/enquiry/fields';
import styles from './KitchenSinkView.module.scss';
import { Sample } from './Sample';

const FIELDS = { ...mapFields(() => ''), branch: '51', grade: '2', mobile: '9845012345' };
const REQUEST = { ...toEnquiry(FIELDS), idempotencyKey: 'kitchen-sink-sample' };

const RECEIPTS = [
  { id: 'OIS-7K3M-92QF', delivered: true, needsVerification: false, ticket: null },
  { id: 'OIS-7K3M-92QG', delivered: false, needsVerification: false, ticket: null },
  { id: 'OIS-7K3M-92QH', delivered: false, needsVerification: true, ticket: null },
];

const ignore = async () => undefined;

export const ThanksSamples = () => (
  <Sample title="After an enquiry" layout="columns">
    {RECEIPTS.map((receipt) => (
      <div key={receipt.id} className={styles.card}>
        <EnquiryThanks
          sent={{ receipt, branch: 51, grade: 2, request: REQUEST }}
          confirmation="open"
          sendOn={ignore}
        />
      </div>
    ))}
  </Sample>
);
