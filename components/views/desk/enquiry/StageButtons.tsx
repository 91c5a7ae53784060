import { Button } from '@/components/ui/Button';
import { DESK_ENQUIRY_COPY } from '@/data/copy/desk/enquiry';
import { SET_STAGE_BUTTONS, STAGE_MEANINGS, STAGE_NAMES } from '@/data/copy/desk/stages';
import { SET_STAGES } from '@/data/desk/stages';
import { sendStage } from '@/lib/api/desk/enquiry';
import type { StageChange } from '@/lib/desk/contract';
import styles from './DeskEnquiryView.module.scss';
import { type DeskChangeProps, useDeskChange } from './useDeskChange';

/** Where the enquiry stands, and the ways to move it on or back. */
export const StageButtons = ({ enquiry, ...reactions }: DeskChangeProps) => {
  const { reference, revision, stage, undo } = enquiry;
  const { isSending, said, send: sendChange } = useDeskChange(reactions);

  const send = async (to: StageChange['to']) => {
    if (!isSending) await sendChange(() => sendStage({ reference, revision, to }));
  };

  return (
    <section className={styles.part} aria-labelledby="stage">
      <h2 id="stage">
        {DESK_ENQUIRY_COPY.stage}: {STAGE_NAMES[stage]}
      </h2>
      <p>{STAGE_MEANINGS[stage]}</p>
      {stage !== 'withdrawn' && (
        <div className={styles.buttons}>
          {SET_STAGES.filter((one) => one !== stage).map((one) => (
            <Button
              key={one}
              tone="secondary"
              aria-disabled={isSending}
              onClick={() => void send(one)}
            >
              {SET_STAGE_BUTTONS[one]}
            </Button>
          ))}
          {undo && (
            <Button tone="quiet" aria-disabled={isSending} onClick={() => void send('undo')}>
              {DESK_ENQUIRY_COPY.undo(STAGE_NAMES[undo])}
            </Button>
          )}
        </div>
      )}
      <p role="status">{said}</p>
    </section>
  );
};
