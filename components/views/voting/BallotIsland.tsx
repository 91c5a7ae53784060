import { Island } from '@/components/ui/Island';
import type { BallotProps } from './Ballot';
import { ServedBallot } from './servedBallot';
// The entries stand in the page before their code does, so their looks come with the page.
import '@/components/ui/Button.module.scss';
import './Ballot.module.scss';
import './EntryList.module.scss';
import './EntryText.module.scss';
import './VoteForm.module.scss';

const loadBallot = async (props: BallotProps) => {
  const { Ballot } = await import('./Ballot');
  return <Ballot {...props} />;
};

/** The ballot as HTML; live at once, to show the parent's vote or the numbers. */
export const BallotIsland = (props: BallotProps) => (
  <Island
    still={ServedBallot && <ServedBallot {...props} />}
    load={() => loadBallot(props)}
    isNeededNow={() => props.stage !== 'upcoming'}
  />
);
