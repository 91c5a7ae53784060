import { INBOX_COPY } from '@/data/copy/desk/inbox';
import { STAGE_NAMES } from '@/data/copy/desk/stages';
import { DESK_STAGES, type DeskStage } from '@/data/desk/stages';
import type { InboxPage } from '@/lib/desk/contract';
import styles from './InboxView.module.scss';

/** A stage, or the planned calls of all of them. */
type Tab = DeskStage | 'calls';

type StageTabsProps = {
  stage: Tab;
  counts: InboxPage['counts'];
  dueCalls: number;
  onChoose: (stage: Tab) => void;
};

/** The stages with how many enquiries stand in each, and the calls that are due. On phones they scroll. */
export const StageTabs = ({ stage: chosen, counts, dueCalls, onChoose }: StageTabsProps) => (
  <fieldset className={styles.stages}>
    <legend className={styles.legend}>{INBOX_COPY.stages}</legend>
    <div className={styles.row}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          className={styles.stage}
          aria-pressed={tab === chosen}
          onClick={() => onChoose(tab)}
        >
          {tab === 'calls' ? INBOX_COPY.calls : STAGE_NAMES[tab]}{' '}
          <span className={styles.count}>{tab === 'calls' ? dueCalls : (counts[tab] ?? 0)}</span>
        </button>
      ))}
    </div>
  </fieldset>
);

const TABS: readonly Tab[] = ['new', 'calls', ...DESK_STAGES.filter((stage) => stage !== 'new')];
