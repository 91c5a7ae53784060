import { EnquiryThanks } from '@/components/blocks/enquiry/EnquiryThanks';
import styles from './KitchenSinkView.module.scss';
import { Sample } from './Sample';

const REQUEST = {
  parent_name: 'Asha Rao',
  child_name: 'Mira',
  date_of_birth: '2021-08-14',
  email: '',
  branch: 51,
  grade: 2,
  mobile: '9845012345',
  idempotencyKey: 'kitchen-sink-sample',
};

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
