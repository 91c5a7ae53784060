import { Island } from '@/components/ui/Island';
import { ServedTableBoard } from './servedTableBoard';
import type { TableBoardProps } from './TableBoard';
// The table stands in the page before its code does, so its looks come with the page.
import '@/components/ui/Button.module.scss';
import './TableBoard.module.scss';
import './TableHalf.module.scss';

const loadBoard = async (props: TableBoardProps) => {
  const { TableBoard } = await import('./TableBoard');
  return <TableBoard {...props} />;
};

/** The table as HTML; what reads and covers it comes with the first touch. */
export const TableBoardIsland = (props: TableBoardProps) => (
  <Island
    key={props.factor}
    still={ServedTableBoard && <ServedTableBoard {...props} />}
    load={() => loadBoard(props)}
  />
);
