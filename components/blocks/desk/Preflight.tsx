import { useState } from 'react';
import { FormError } from '@/components/forms/FormError';
import { Button } from '@/components/ui/Button';
import { PREFLIGHT_COPY } from '@/data/copy/desk/preflight';
import { askPreflight, usePreflight } from '@/lib/api/desk/preflight';
import { isUnderWay } from '@/lib/preflight/contract';
import { toSiteError } from '@/lib/site/siteError';
import styles from './Preflight.module.scss';
import { PreflightProgress } from './PreflightProgress';
import { PreflightResult } from './PreflightResult';

type PreflightProps = {
  /** Of a campaign or landing page that is published: `/campaign/pune`. */
  path: string;
};

/** Has a page checked, and shows what the last check has found. */
export const Preflight = ({ path }: PreflightProps) => {
  const { data, error, mutate } = usePreflight(path);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = data?.run ?? null;
  const isBusy = isAsking || (run !== null && isUnderWay(run));

  const ask = async () => {
    if (isBusy) return;
    setIsAsking(true);
    setProblem(null);
    try {
      await mutate(await askPreflight(path), { revalidate: false });
    } catch (cause) {
      setProblem(toSiteError(cause).message);
    } finally {
      setIsAsking(false);
    }
  };

  const failure = problem ?? error?.message ?? null;
  return (
    <section className={styles.root} aria-label={PREFLIGHT_COPY.title}>
      <Button onClick={() => void ask()} aria-disabled={isBusy}>
        {run ? PREFLIGHT_COPY.again : PREFLIGHT_COPY.start}
      </Button>
      {failure && <FormError id="preflight-error">{failure}</FormError>}
      <PreflightProgress run={run} isAsking={isAsking} isRead={data !== undefined} />
      {run?.result && <PreflightResult run={run} result={run.result} />}
    </section>
  );
};
