import { Island } from '@/components/ui/Island';
import { ServedTableCheck } from './servedTableCheck';
import type { TableCheckProps } from './TableCheck';
// The check stands in the page before its code does, so its looks come with the page.
import '@/components/forms/Field.module.scss';
import '@/components/ui/Button.module.scss';
import './CheckQuestion.module.scss';
import './CheckResult.module.scss';
import './CheckStart.module.scss';
import './TableCheck.module.scss';

const loadCheck = async (props: TableCheckProps) => {
  const { TableCheck } = await import('./TableCheck');
  return <TableCheck {...props} />;
};

/** The check as HTML; its code comes with the first touch. */
export const TableCheckIsland = (props: TableCheckProps) => (
  <Island
    key={props.factor}
    still={ServedTableCheck && <ServedTableCheck {...props} />}
    load={() => loadCheck(props)}
  />
);
