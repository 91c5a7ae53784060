import { Island } from '@/components/ui/Island';
import { ServedAgeCalculator } from './servedAgeCalculator';
// The calculator stands in the page before its code does, so its looks come with the page.
import '@/components/forms/Field.module.scss';
import '@/components/ui/Button.module.scss';
import './AgeCalculator.module.scss';

const loadCalculator = async () => {
  const { AgeCalculator } = await import('./AgeCalculator');
  return <AgeCalculator />;
};

/** The age calculator as HTML; its code comes with the first touch. */
export const AgeCalculatorIsland = () => (
  <Island
    shape="contents"
    still={ServedAgeCalculator && <ServedAgeCalculator />}
    load={loadCalculator}
  />
);
