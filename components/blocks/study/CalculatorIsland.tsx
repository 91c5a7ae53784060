import type { ReactElement, ReactNode } from 'react';
import { Island } from '@/components/ui/Island';
import { hasSharedInputs } from './calculatorLink';
// The calculator stands in the page before its code does, so its looks come with the page.
import '@/components/forms/Field.module.scss';
import '@/components/ui/Button.module.scss';
import './Calculator.module.scss';
import './CalculatorInput.module.scss';
import './CalculatorResult.module.scss';
import './CopyLink.module.scss';

type CalculatorIslandProps = {
  /** The same as the calculator's own. */
  id: string;
  /** The calculator as the server draws it; null in the browser (from a `served…` module). */
  still: ReactNode;
  /** Fetches the same calculator. */
  load: () => Promise<ReactElement>;
};

/** A calculator as HTML; its code comes with the first touch, or with a link that brings inputs. */
export const CalculatorIsland = ({ id, still, load }: CalculatorIslandProps) => (
  <Island
    still={still}
    load={load}
    isNeededNow={() => hasSharedInputs(window.location.search, id)}
  />
);
