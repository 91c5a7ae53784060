import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { EDITOR_COPY as COPY } from '@/data/copy/desk/campaignEditor';
import { ACTION_NAMES } from '@/data/copy/desk/campaigns';
import { inIndia } from '@/lib/desk/time';
import { useAction } from '@/lib/hooks/useAction';
import styles from './CampaignEditor.module.scss';
import type { useDraft } from './useDraft';

type HistoryProps = { editor: ReturnType<typeof useDraft> };

/** Who did what and when, with the way back; and the address of the preview. */
export const History = ({ editor: { shown, act } }: HistoryProps) => {
  const [said, setSaid] = useState<string | null>(null);
  const { error, run } = useAction();
  const does = (work: () => Promise<unknown>, done: string) =>
    run(async () => {
      setSaid(null);
      if ((await work()) !== null) setSaid(done);
    });
  return (
    <section className={styles.part} aria-labelledby="history">
      <h2 id="preview-link">{COPY.previewLink}</h2>
      <p className={styles.quiet}>{COPY.previewLinkHint}</p>
      <p className={styles.address}>
        <a href={shown.previewPath} target="_blank" rel="noreferrer">
          {shown.previewPath}
        </a>
      </p>
      <Button tone="quiet" onClick={() => void does(() => act('renew-preview'), COPY.renewed)}>
        {COPY.previewRenew}
      </Button>
      <h2 id="history">{COPY.history}</h2>
      <p role="status">{error?.message ?? said}</p>
      <ul className={styles.versions}>
        {shown.versions.map(({ id, at, who, action }, index) => (
          <li key={id}>
            <span>
              {inIndia(at)}, {who}: {ACTION_NAMES[action]}
            </span>
            {index > 0 && (
              <Button
                tone="quiet"
                aria-label={`${COPY.restore}: ${inIndia(at)}, ${ACTION_NAMES[action]}`}
                onClick={() => void does(() => act('restore', id), COPY.restored)}
              >
                {COPY.restore}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
