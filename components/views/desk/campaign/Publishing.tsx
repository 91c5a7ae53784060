import { useRouter } from 'next/router';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { EDITOR_COPY as COPY, problemCount } from '@/data/copy/desk/campaignEditor';
import { CAMPAIGNS_COPY, STATE_NAMES } from '@/data/copy/desk/campaigns';
import { DESK_PATHS, deskCampaignPath } from '@/data/routes/deskPaths';
import { copyCampaign } from '@/lib/api/desk/campaigns';
import type { CampaignChange } from '@/lib/desk/campaignContract';
import { useAction } from '@/lib/hooks/useAction';
import { SiteError } from '@/lib/site/siteError';
import styles from './CampaignEditor.module.scss';
import { fieldId } from './problems';
import type { useDraft } from './useDraft';

type PublishingProps = { editor: ReturnType<typeof useDraft> };

/** Where the campaign stands, whether it is saved, and what can be done with it. */
export const Publishing = ({ editor }: PublishingProps) => {
  const { push } = useRouter();
  const { shown, saveState, act, save, reload } = editor;
  const [said, setSaid] = useState<string | null>(null);
  const { isBusy, error, run } = useAction();
  const [isRemoving, setIsRemoving] = useState(false);
  const isPublished = shown.state !== 'draft';

  const during = (work: () => Promise<string | null>) =>
    run(async () => {
      setSaid(null);
      setSaid(await work());
    });
  const does = (action: CampaignChange['action'], done: string) =>
    during(async () => ((await act(action)) === null ? null : done));
  const remove = () =>
    during(async () => {
      if ((await act('remove')) === 'removed') await push(DESK_PATHS.campaigns);
      return null;
    });
  const copy = () =>
    during(async () => {
      if (await save())
        window.location.assign(deskCampaignPath(await copyCampaign({ id: shown.id })));
      return null;
    });

  return (
    <section className={styles.part} aria-labelledby="state">
      <h2 id="state">
        {STATE_NAMES[shown.state]}
        {shown.hasChanges && `, ${CAMPAIGNS_COPY.changes}`}
      </h2>
      <p role="status">{saveState instanceof SiteError ? '' : SAVE_TEXTS[saveState]}</p>
      {saveState instanceof SiteError && (
        <div role="alert" className={styles.trouble}>
          <p>{saveState.message}</p>
          {saveState.code === 'request/changed' ? (
            <Button onClick={() => void during(async () => reload().then(() => null))}>
              {COPY.reload}
            </Button>
          ) : (
            <Button onClick={() => void save()}>{COPY.again}</Button>
          )}
        </div>
      )}
      <Problems problems={shown.problems} />
      <div className={styles.buttons}>
        <Button
          aria-disabled={isBusy || shown.problems.length > 0}
          onClick={() => void does('publish', COPY.published)}
        >
          {isPublished ? COPY.publishChanges : COPY.publish}
        </Button>
        {isPublished && (
          <Button
            tone="secondary"
            aria-disabled={isBusy}
            onClick={() => void does('unpublish', COPY.unpublished)}
          >
            {COPY.unpublish}
          </Button>
        )}
        <Button tone="quiet" aria-disabled={isBusy} onClick={() => void copy()}>
          {COPY.copy}
        </Button>
        {!isPublished && !isRemoving && (
          <Button tone="quiet" onClick={() => setIsRemoving(true)}>
            {COPY.remove}
          </Button>
        )}
      </div>
      {isRemoving && !isPublished && (
        <div className={styles.trouble}>
          <p>{COPY.removeWhy}</p>
          <div className={styles.buttons}>
            <Button onClick={() => void remove()}>{COPY.reallyRemove}</Button>
            <Button tone="secondary" onClick={() => setIsRemoving(false)}>
              {COPY.keep}
            </Button>
          </div>
        </div>
      )}
      <p role="status">{error?.message ?? said}</p>
    </section>
  );
};

const SAVE_TEXTS = { saved: COPY.saved, waiting: COPY.waiting, saving: COPY.saving } as const;

const Problems = ({ problems }: Pick<PublishingProps['editor']['shown'], 'problems'>) =>
  problems.length === 0 ? (
    <p>{COPY.ready}</p>
  ) : (
    <div>
      <p>{problemCount(problems.length)}</p>
      <ul>
        {problems.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <a href={`#${fieldId(at)}`} onClick={() => openFoldsAt(at)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );

// A field in a closed part cannot be seen; the browser opens it only for what is searched for.
const openFoldsAt = (at: string) => {
  const field = document.getElementById(fieldId(at));
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    fold.open = true;
  }
  field?.focus();
};
