import dynamic from 'next/dynamic';
import { type FormEvent, useState } from 'react';
import { DeskHead } from '@/components/blocks/desk/DeskHead';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { PREFLIGHT_COPY } from '@/data/copy/desk/preflight';
import { parsePreflightPath } from '@/lib/preflight/preflightPath';
import styles from './PreflightView.module.scss';

type PreflightViewProps = {
  /** Addresses that are offered while somebody types. */
  paths: readonly string[];
};

const LIST = 'preflight-paths';

const Preflight = dynamic(() =>
  import('@/components/blocks/desk/Preflight').then(({ Preflight }) => Preflight),
);

/** Chooses a campaign or landing page and has it checked. */
export const PreflightView = ({ paths }: PreflightViewProps) => {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [path, setPath] = useState<string | null>(null);

  const choose = (event: FormEvent) => {
    event.preventDefault();
    const found = parsePreflightPath(typed);
    setPath(found);
    setError(found === null ? PREFLIGHT_COPY.wrongAddress : null);
    if (found !== null) setTyped(found);
  };

  return (
    <div className={styles.root}>
      <DeskHead title={PREFLIGHT_COPY.title} />
      <h1>{PREFLIGHT_COPY.title}</h1>
      <p className={styles.intro}>{PREFLIGHT_COPY.intro}</p>
      <form className={styles.form} onSubmit={choose} noValidate>
        <TextField
          id="preflight-path"
          label={PREFLIGHT_COPY.address}
          hint={PREFLIGHT_COPY.addressHint}
          error={error ?? undefined}
          list={LIST}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(null);
          }}
        />
        <datalist id={LIST}>
          {paths.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <Button type="submit" tone="secondary">
          {PREFLIGHT_COPY.choose}
        </Button>
      </form>
      {path !== null && (
        <>
          <h2>{path}</h2>
          <Preflight key={path} path={path} />
        </>
      )}
    </div>
  );
};
