import { DeskHead } from '@/components/blocks/desk/DeskHead';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { CAMPAIGNS_COPY as COPY, STATE_NAMES } from '@/data/copy/desk/campaigns';
import type { CampaignState } from '@/data/desk/campaignStates';
import { DESK_PATHS, deskCampaignPath } from '@/data/routes/deskPaths';
import { copyCampaign } from '@/lib/api/desk/campaigns';
import { inIndia } from '@/lib/desk/time';
import { useAction } from '@/lib/hooks/useAction';
import styles from './CampaignsView.module.scss';

type CampaignsViewProps = {
  own: readonly {
    id: string;
    title: string;
    slug: string;
    state: CampaignState;
    hasChanges: boolean;
    changedAt: number;
  }[];
  files: readonly { slug: string; title: string }[];
};

/** All campaigns: those of the desk, and those of files, which can be copied. */
export const CampaignsView = ({ own, files }: CampaignsViewProps) => (
  <div className={styles.root}>
    <DeskHead title={COPY.title} />
    <h1>{COPY.title}</h1>
    <p>
      <ButtonLink href={DESK_PATHS.newCampaign}>{COPY.create}</ButtonLink>
    </p>
    <section aria-labelledby="own">
      <h2 id="own">{COPY.own}</h2>
      {own.length === 0 ? (
        <p>{COPY.none}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{COPY.page}</th>
              <th scope="col">{COPY.address}</th>
              <th scope="col">{COPY.state}</th>
              <th scope="col">{COPY.changed}</th>
            </tr>
          </thead>
          <tbody>
            {own.map(({ id, title, slug, state, hasChanges, changedAt }) => (
              <tr key={id}>
                <th scope="row">
                  <Link href={deskCampaignPath(id)}>{title}</Link>
                </th>
                <td className={styles.address}>/campaign/{slug}</td>
                <td>
                  {STATE_NAMES[state]}
                  {hasChanges && `, ${COPY.changes}`}
                </td>
                <td>{inIndia(changedAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
    <section aria-labelledby="files">
      <h2 id="files">{COPY.files}</h2>
      <p className={styles.quiet}>{COPY.filesHint}</p>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.slug}>
            <span>{file.title}</span>
            <CopyButton {...file} />
          </li>
        ))}
      </ul>
    </section>
  </div>
);

const CopyButton = ({ slug, title }: { slug: string; title: string }) => {
  const { error, run } = useAction();
  const copy = () =>
    run(async () => window.location.assign(deskCampaignPath(await copyCampaign({ slug }))));
  return (
    <>
      <Button tone="quiet" aria-label={COPY.copyOf(title)} onClick={() => void copy()}>
        {COPY.copy}
      </Button>
      {error && <p role="alert">{error.message}</p>}
    </>
  );
};
