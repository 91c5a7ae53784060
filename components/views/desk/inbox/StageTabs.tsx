import { INBOX_COPY } from '@/data/copy/desk/inbox';
import { STAGE_NAMES } from '@/data/copy/desk/stages';
import { DESK_STAGES, type DeskStage } from '@/data/desk/stages';
import type { InboxPage } from '@/lib/desk/contract';
import styles from './InboxView.module.scss';

type StageTabsProps = {
  stage: DeskStage;
  counts: InboxPage['counts'];
  onChoose: (stage: DeskStage) => void;
};

/** The stages with how many enquiries stand in each. */
export const StageTabs = ({ stage: chosen, counts, onChoose }: StageTabsProps) => (
  <fieldset className={styles.stages}>
    <legend className={styles.legend}>{INBOX_COPY.stages}</legend>
    {DESK_STAGES.map((stage) => (
      <button
        key={stage}
        type="button"
        className={styles.stage}
        aria-pressed={stage === chosen}
        onClick={() => onChoose(stage)}
      >
        {STAGE_NAMES[stage]} <span className={styles.count}>{counts[stage] ?? 0}</span>
      </button>
    ))}
  </fieldset>
);
