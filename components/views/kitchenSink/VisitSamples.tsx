import { VisitCard } from '@/components/blocks/visits/VisitCard';
import { VisitInvitation } from '@/components/blocks/visits/VisitInvitation';
import type { VisitAnswer } from '@/lib/visits/visit';
import styles from './KitchenSinkView.module.scss';
import { Sample } from './Sample';

const BOOKED: VisitAnswer = {
  branch: 91,
  slot: '2025-12-11T09:30',
  status: 'booked',
  isOver: false,
  refused: null,
  offers: [],
};
const NONE: VisitAnswer = { ...BOOKED, slot: null, status: 'none' };
const OFFERS = ['2025-12-11T11:00', '2025-12-16T09:30', '2025-12-16T11:00'];

const STATES: [title: string, visit: VisitAnswer][] = [
  ['A visit that is booked', BOOKED],
  ['A time that is gone', { ...NONE, refused: '2025-12-11T09:30', offers: OFFERS }],
  ['A visit that is cancelled', { ...BOOKED, status: 'cancelled' }],
  ['A visit that is over', { ...BOOKED, isOver: true }],
  ['No visit yet', NONE],
];

export const VisitSamples = () => (
  <Sample title="Campus visits" layout="columns">
    <div className={styles.card}>
      <VisitInvitation visits={{ weekdays: [2, 4, 6], times: ['09:30', '11:00'], capacity: 4 }} />
    </div>
    {STATES.map(([title, visit]) => (
      <VisitCard key={title} reference="OIS-7K3M-92QF" title={title} visit={visit} />
    ))}
  </Sample>
);
