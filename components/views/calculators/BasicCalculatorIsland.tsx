import { Island } from '@/components/ui/Island';
import { ServedBasicCalculator } from './servedBasic';
// The calculator stands in the page before its code does, so its looks come with the page.
import '@/components/ui/Button.module.scss';
import './BasicCalculator.module.scss';
import './BasicHistory.module.scss';
import './BasicResult.module.scss';
import './Keypad.module.scss';

const loadCalculator = async () => {
  const { BasicCalculator } = await import('./BasicCalculator');
  return <BasicCalculator />;
};

// Whoever opens this page presses several keys at once: none may be lost to a late start.
const isAlwaysNeeded = (): boolean => true;

/** The basic calculator as HTML; its code follows at once, outside the first load. */
export const BasicCalculatorIsland = () => (
  <Island
    still={ServedBasicCalculator && <ServedBasicCalculator />}
    load={loadCalculator}
    isNeededNow={isAlwaysNeeded}
  />
);
